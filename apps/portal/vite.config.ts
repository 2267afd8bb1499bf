import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const manifest = new URL('dist/client/.vite/manifest.json', import.meta.url);

/** The server's bundle knows the files of the client's, which is built before it. */
const clientManifest = () => (existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}');

interface Modules {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[] } | null;
}

const uiIndex = fileURLToPath(new URL('../../packages/ui/src/index.ts', import.meta.url));
const listed = (names: string): string[] => names.split(',').map((name) => name.trim().split(/\s/)[0] ?? '');

/** Where the parts of the pages lie, by name. */
const uiParts = new Map(
  [...readFileSync(uiIndex, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(
    ([, names = '', file = '']) => listed(names).map((name): [string, string] => [name, join(dirname(uiIndex), file)]),
  ),
);

/** The index of parts names all of them; what counts are those that a module asks it for. */
function askedParts(code: string): string[] {
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@mediathek\/ui["']/g);
  const files = [...imports].flatMap(([, names = '']) => listed(names)).map((name) => uiParts.get(name));
  return files.flatMap((file) => (file ? [`${file}.ts`, `${file}.tsx`] : []));
}

/** Everything that each page needs, because the start of the portal imports it. */
const shell = new Set<string>();

function isOfShell(id: string, modules: Modules): boolean {
  const add = (some: string) => {
    // What the bundler adds for loading further files belongs to the script that loads the shell.
    if (shell.has(some) || some.startsWith('\0')) return;
    const found = modules.getModuleInfo(some);
    if (!found) return;
    shell.add(some);
    for (const imported of found.importedIds) {
      for (const one of imported === uiIndex ? askedParts(found.code ?? '') : [imported]) add(one);
    }
  };
  if (shell.size === 0) add(fileURLToPath(new URL('src/app/start-portal.tsx', import.meta.url)));
  return shell.has(id);
}

/** Without these, what the shell shares with single pages becomes some thirty files of a few lines, each with a request of its own. */
const chunkGroups = [
  // Runs by itself before the shell, see entry-client.tsx.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: (id: string, modules: Modules) => (isOfShell(id, modules) ? 'shell' : null),
    priority: 1,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  ...(isSsrBuild && { define: { __CLIENT_MANIFEST__: clientManifest() } }),
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    assetsDir: 'assets',
    // The content security policy allows files of our own only; a picture inside a style sheet would be refused.
    assetsInlineLimit: 0,
    // Tells the server's bundle which style sheets and scripts a page needs, so that it arrives painted.
    manifest: true,
    // Every browser of the last years preloads modules itself.
    modulePreload: { polyfill: false },
    // Measured by `npm run bench` instead, which knows what the first page really loads.
    reportCompressedSize: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
  },
  ssr: {
    // Our packages are TypeScript source; those of npm are found beside the server.
    noExternal: [/^@mediathek\//],
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/covers', '/healthz', '/oai', '/opensearch.xml'].map((path) => [path, 'http://127.0.0.1:3000']),
    ),
  },
}));
