// Bundles one of the measurements of this folder and runs it: `node bench/search/run.mjs relevance`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const [name = 'relevance'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '..', 'dist', 'search');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
const bundle = await rolldown({
  input: {
    [name]: join(import.meta.dirname, `${name}.ts`),
    'search-worker': join(import.meta.dirname, '..', '..', 'packages', 'search', 'src', 'embedded', 'search-worker.ts'),
  },
  platform: 'node',
  external: (id) => !/^[./]|^@mediathek\/|^[A-Za-z]:[\\/]|^\0/u.test(id),
});
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', sourcemap: true });
await bundle.close();
await import(pathToFileURL(join(folder, `${name}.js`)).href);
