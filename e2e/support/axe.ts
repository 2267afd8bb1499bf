import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Everything a machine can check of WCAG 2.2 A and AA, and what is good practice beyond. No exceptions. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of them that look at colours. A page that has been looked at can differ in nothing else when it turns dark. */
const colours = ['color-contrast', 'link-in-text-block'];

const optionsFor = (what: 'everything' | 'colours'): RunOptions => ({
  runOnly: what === 'everything' ? everything : { type: 'rule', values: colours },
  resultTypes: ['violations'],
  elementRef: false,
});

const inWords = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );

/**
 * Looks for barriers on the page as it stands. Runs in a world of its own beside the page's scripts, so that neither the
 * content security policy nor Trusted Types has to be loosened for it.
 */
export async function findBarriers(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await devtools.send('Page.getFrameTree');
    const { executionContextId: contextId } = await devtools.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'axe',
    });
    await devtools.send('Runtime.evaluate', { contextId, expression: axe.source });
    const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
      contextId,
      expression: `axe.run(document, ${JSON.stringify(optionsFor(what))}).then(({ violations }) => JSON.stringify({ violations }))`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return inWords(JSON.parse(String(result.value)) as AxeResults);
  } finally {
    await devtools.detach();
  }
}
