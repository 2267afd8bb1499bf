const togetherMs = 1_000;
const lookEveryMs = 500;

/**
 * One Ctrl-C counts once. A terminal tells every process of the group and npm passes the same signal on, while a
 * server takes the second one as "do not wait any longer". To be called before anybody listens for signals.
 */
export function countSignalsOnce() {
  const emit = process.emit.bind(process);
  let last = Number.NEGATIVE_INFINITY;
  /** @param {any[]} event */
  const emitOnce = (...event) => {
    if (event[0] === 'SIGINT' || event[0] === 'SIGTERM') {
      const now = performance.now();
      if (now - last < togetherMs) return true;
      last = now;
    }
    return Reflect.apply(emit, process, event);
  };
  process.emit = /** @type {typeof process.emit} */ (emitOnce);
}

/**
 * Stops when the process that started us is gone. npm passes a request to stop to the shell between us, and that shell
 * dies of it without a word: the server would go on running with nobody to end it.
 */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}
