import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Failure } from './failure.mjs';
import { root } from './places.mjs';

export const portalFolder = join(root, 'apps', 'portal');
const clientFolder = join(portalFolder, 'dist', 'client');

/** Zod is 60 KB that the browser never needs: the server checks. Types from the contract cost nothing. */
const neverInBrowser = /[\\/]node_modules[\\/]zod[\\/]/u;

/** @param {import('vite').InlineConfig['build']} build */
async function runVite(build) {
  const vite = await import('vite');
  // A failure is reported once, by the build; warnings are shown as they come.
  const customLogger = { ...vite.createLogger('warn'), error: () => {} };
  return vite.build({
    root: portalFolder,
    configFile: join(portalFolder, 'vite.config.ts'),
    customLogger,
    logLevel: 'warn',
    // How long each plugin took depends on the machine; it is nothing to act upon.
    build: { emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } }, ...build },
  });
}

/** What browsers load. */
export async function buildPortalClient() {
  const results = [await runVite({ outDir: clientFolder })].flat();
  const chunks = results.flatMap((result) => ('output' in result ? result.output : []));
  const intruder = chunks
    .flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []))
    .find((id) => neverInBrowser.test(id));
  if (intruder) {
    throw new Failure(
      `The portal's bundle contains zod; import only types from @mediathek/contract and calls from @mediathek/contract/client.`,
    );
  }
  return `${chunks.length} files`;
}

/** What our server loads to send a page that is already painted. */
export async function buildPortalServer() {
  const folder = join(portalFolder, 'dist', 'server');
  await runVite({ outDir: folder, ssr: join(portalFolder, 'src', 'entry-server.tsx'), copyPublicDir: false });
  return 'entry-server.js';
}

const text = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest)$/u;

/** Compresses once, as well as it can be done, what would otherwise be compressed at every request. */
export async function compressClient() {
  const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((name) => text.test(name));
  await Promise.all(files.map((name) => compress(join(clientFolder, name))));
  return `${files.length} files`;
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params: quality }).then((data) => writeFile(`${file}.br`, data)),
    promisify(gzip)(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}
