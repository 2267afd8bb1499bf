import { spawn } from 'node:child_process';

/**
 * A server that is started again whenever it has been bundled anew.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
export function restartable(script, env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let isStopped = false;
  /** One after the other: the next server needs the port and the data folder of the last one. */
  let queue = Promise.resolve();

  process.once('exit', () => child?.kill('SIGKILL'));

  /** @returns {Promise<void>} */
  const end = () =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });

  const begin = () => {
    // In a group of its own: Ctrl-C reaches it once, through us, and it can finish what is running.
    child = spawn(process.execPath, ['--enable-source-maps', script], { env, stdio: 'inherit', detached: true });
  };

  return {
    restart: () => {
      queue = queue.then(end).then(() => {
        if (!isStopped) begin();
      });
    },
    stop: () => {
      isStopped = true;
      queue = queue.then(end);
      return queue;
    },
  };
}
