import { seconds } from './progress.mjs';

/** @typedef {{ name: string, passed: boolean }} Outcome */

/**
 * Runs the steps two at a time and prints one line each, followed by what is wrong.
 * @param {import('./check-steps.mjs').CheckStep[]} steps
 * @returns {Promise<Outcome[]>}
 */
export async function runChecks(steps) {
  const queue = [...steps];
  /** @type {Outcome[]} */
  const outcomes = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const start = performance.now();
      const { passed, output } = await next.run();
      console.log(`${passed ? '✔' : '✖'} check: ${next.name} (${seconds(start)})`);
      if (!passed) console.log(indent(output));
      outcomes.push({ name: `check: ${next.name}`, passed });
    }
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

/** @param {string} text */
function indent(text) {
  return text.replaceAll(/^(?=.)/gmu, '    ');
}
