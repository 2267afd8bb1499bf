import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Archive } from '../../adapters/files/archive';

const dependency = z.object({
  machineName: z.string().regex(/^[\w.-]{1,200}$/),
  majorVersion: z.coerce.number().int(),
  minorVersion: z.coerce.number().int(),
});
type Dependency = z.infer<typeof dependency>;
const paths = z.array(z.object({ path: z.string() })).default([]);

const packageHead = z.object({
  title: z.string().default(''),
  language: z.string().default('und'),
  mainLibrary: z.string().regex(/^[\w.-]{1,200}$/),
  preloadedDependencies: z.array(dependency).default([]),
});

const libraryHead = z.object({
  preloadedJs: paths,
  preloadedCss: paths,
  preloadedDependencies: z.array(dependency).default([]),
});

/** What a frame needs to run a package. */
export interface RunnablePackage {
  title: string;
  language: string;
  /** The library with its version, as content names it. */
  library: string;
  params: unknown;
  scripts: string[];
  styles: string[];
  libraries: Record<string, string>;
}

const mostLibraries = 300;
const largestText = 8 * 1024 * 1024;

async function readJson(archive: Archive, name: string): Promise<unknown> {
  const entry = archive.find(name);
  if (!entry || entry.size > largestText) return undefined;
  return JSON.parse((await text(await archive.open(entry))).replace(/^\ufeff/, ''));
}

const fullName = ({ machineName, majorVersion, minorVersion }: Dependency): string =>
  `${machineName} ${majorVersion}.${minorVersion}`;

/** Packages name the folder of a library with its version, older ones without. */
function folderOf(archive: Archive, { machineName, majorVersion, minorVersion }: Dependency): string | undefined {
  return [`${machineName}-${majorVersion}.${minorVersion}`, machineName].find((folder) =>
    archive.find(`${folder}/library.json`),
  );
}

/** Reads what a package consists of: each library after those it needs. Throws when it is no package. */
export async function readPackage(archive: Archive): Promise<RunnablePackage> {
  const head = packageHead.parse(await readJson(archive, 'h5p.json'));
  const found: Pick<RunnablePackage, 'scripts' | 'styles' | 'libraries'> = { scripts: [], styles: [], libraries: {} };

  const visited = new Set<string>();
  const visit = async (library: Dependency): Promise<void> => {
    const name = fullName(library);
    if (visited.has(name)) return;
    visited.add(name);
    const folder = folderOf(archive, library);
    if (!folder || visited.size > mostLibraries) return;
    const { preloadedJs, preloadedCss, preloadedDependencies } = libraryHead.parse(
      await readJson(archive, `${folder}/library.json`),
    );
    for (const needed of preloadedDependencies) await visit(needed);
    const present = (list: { path: string }[]) =>
      list.map(({ path }) => `${folder}/${path.trim()}`).filter((path) => archive.find(path));
    found.scripts.push(...present(preloadedJs));
    found.styles.push(...present(preloadedCss));
    found.libraries[name] = folder;
  };
  for (const needed of head.preloadedDependencies) await visit(needed);

  const main = head.preloadedDependencies.find(({ machineName }) => machineName === head.mainLibrary);
  if (!main) throw new Error('The package does not bring its main library');
  return {
    title: head.title,
    language: head.language,
    library: fullName(main),
    params: await readJson(archive, 'content/content.json'),
    ...found,
  };
}
