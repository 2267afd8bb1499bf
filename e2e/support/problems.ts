import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

/** What went wrong on a page without anybody asking for it. */
export interface Problems {
  /** A failure that the journey itself brings about. */
  expect(pattern: RegExp): void;
  unexpected(): readonly string[];
}

/** A page that is not found or forbidden answers with that status; the journey looks at the status itself. */
const isAboutThePage = (page: Page, message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') && message.location().url === page.url();

/** Leaving a page breaks off what it was still loading; the browser calls that a failure, a person does not. */
const isBrokenOff = (request: Request): boolean => request.failure()?.errorText === 'net::ERR_ABORTED';

/** Listens for console errors, refusals of the content security policy, exceptions and failed requests. */
export function watchProblems(page: Page): Problems {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const note = (kind: string, text: string) => void found.push(`${kind}: ${text}`);

  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isAboutThePage(page, message)) note(message.type(), `${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note('exception', error.message));
  page.on('requestfailed', (request) => {
    if (!isBrokenOff(request)) note('request', `${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      note('answer', `${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => found.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
