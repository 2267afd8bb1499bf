// Bundles one of the measurements of this folder and runs it: `node bench/search/run.mjs relevance`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { providePostgres } from '../../tooling/lib/postgres.mjs';

const [name = 'relevance'] = process.argv.slice(2);
const here = import.meta.dirname;
const folder = join(here, '..', 'dist', 'search');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
// Bundled code does not lie beside the model.
process.env.MODEL_DIR ??= join(here, '..', '..', 'packages', 'search', 'model');
const bundle = await rolldown({
  input: {
    [name]: join(here, `${name}.ts`),
    'measure-speed': join(here, 'measure-speed.ts'),
    'search-worker': join(here, '..', '..', 'packages', 'search', 'src', 'embedded', 'search-worker.ts'),
  },
  platform: 'node',
  external: (id) => !/^[./]|^@mediathek\/|^[A-Za-z]:[\\/]|^\0/u.test(id),
});
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', sourcemap: true });
await bundle.close();
const server = await providePostgres({ mayInstall: false }).catch(() => undefined);
if (server) process.env.TEST_DATABASE_URL = server.url;
try {
  await import(pathToFileURL(join(folder, `${name}.js`)).href);
} finally {
  await server?.stop();
}
