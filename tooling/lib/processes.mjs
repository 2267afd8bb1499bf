import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */
/** @typedef {{ code: number, output: string }} Ended */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<Ended>}
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = track(spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }));
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program to its end while it writes straight to this terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function show(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = track(spawn(command, args, { stdio: 'inherit', ...options }));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function track(child) {
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const signalNumbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };

/**
 * On Ctrl-C or a request to stop: ends the programs started here, cleans up and leaves. Gives back a function that
 * takes this arrangement away again, for a server that answers the signals itself.
 * @param {() => void | Promise<void>} [cleanUp]
 */
export function stopCleanly(cleanUp) {
  let stopping = false;
  const stop = async (/** @type {'SIGINT' | 'SIGTERM' | 'SIGHUP'} */ signal) => {
    if (stopping) return;
    stopping = true;
    for (const child of running) child.kill(signal);
    await cleanUp?.();
    process.exit(128 + signalNumbers[signal]);
  };
  for (const signal of stopSignals) process.on(signal, stop);
  return () => {
    for (const signal of stopSignals) process.off(signal, stop);
  };
}
