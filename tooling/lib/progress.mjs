const everyMs = 10_000;

/** @param {number} since */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} title @param {string} note */
export function done(title, note) {
  console.log(`✔ ${title} (${note})`);
}

/** @param {string} title @param {string} why */
export function skipped(title, why) {
  console.log(`– ${title}: ${why}`);
}

/**
 * Shows that a step has begun, that it still works, and how long it took. Plain lines, so that a log file
 * reads the same as a terminal and steps may run side by side.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ because?: string, tell?: (result: T) => string }} [options]
 */
export async function step(title, work, { because, tell } = {}) {
  const start = performance.now();
  console.log(`  ${title}${because ? `, because ${because}` : ''} …`);
  const timer = setInterval(() => console.log(`  ${title} … still working, ${seconds(start)}`), everyMs);
  try {
    const result = await work();
    const note = tell?.(result);
    done(title, note ? `${note}, ${seconds(start)}` : seconds(start));
    return result;
  } catch (error) {
    console.log(`✖ ${title} (${seconds(start)})`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
