import { installDebianPackages, isThere } from './debian.mjs';
import { findProgram } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The browser for the journeys: the one named, the system's, or Debian's package. Started once for its version, because
 * some systems have only a stub of that name.
 * @param {{ mayInstall: boolean }} options
 */
export async function findChromium({ mayInstall }) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return (await isThere(given, ['--version'])) ? given : undefined;
  const found = await findInstalled();
  if (found || !mayInstall) return found;
  return (await installDebianPackages(['chromium', 'fonts-liberation'])) ? findInstalled() : undefined;
}

async function findInstalled() {
  for (const name of [...names, ...elsewhere]) {
    const path = findProgram(name);
    if (path && (await isThere(path, ['--version']))) return path;
  }
  return undefined;
}
