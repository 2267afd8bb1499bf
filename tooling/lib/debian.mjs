import { keepLog } from './failure.mjs';
import { capture } from './processes.mjs';
import { step } from './progress.mjs';

export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages of Debian where we may; says whether it worked.
 * @param {string[]} packages
 */
export async function installDebianPackages(packages) {
  if (!isRoot || !(await isThere('apt-get', ['--version']))) return false;
  return step(`Installing ${packages.join(', ')} from Debian`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const lists = await capture('apt-get', ['update'], { env });
    const { code, output } = await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      env,
    });
    if (code !== 0) console.log(`  apt-get failed; details: ${keepLog('apt', lists.output + output)}`);
    return code === 0;
  });
}

/**
 * Whether a program can be started at all.
 * @param {string} command
 * @param {string[]} args
 */
export async function isThere(command, args) {
  try {
    return (await capture(command, args)).code === 0;
  } catch {
    return false;
  }
}
