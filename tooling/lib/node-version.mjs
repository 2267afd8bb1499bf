// This file and the commands that start with it must parse on a Node that is far too old: no newer syntax here.

const major = 20;
const minor = 19;

/**
 * A version such as `v20.19.0` is new enough when it is at least 20.19.
 * @param {string} version
 */
export function isNewEnough(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  const [thisMajor, thisMinor] = [parts[0] || 0, parts[1] || 0];
  return thisMajor > major || (thisMajor === major && thisMinor >= minor);
}

/**
 * Loads the command only after the version has been looked at, so that an old Node never meets syntax it cannot read.
 * @param {() => Promise<unknown>} load
 */
export function onSupportedNode(load) {
  if (!isNewEnough(process.version)) {
    console.error(`This project needs Node ${major}.${minor} or newer; this is Node ${process.version.slice(1)}.`);
    process.exit(1);
  }
  load().catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
