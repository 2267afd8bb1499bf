import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocaleTexts } from '@mediathek/contract';
import type { FrontendConfig, Theme, UserInfo } from '@mediathek/domain';

/** What the first page carries, so that the portal can begin without asking for anything. */
export interface Bootstrap {
  config: FrontendConfig | false;
  user: UserInfo | false;
  lang: string;
  texts: LocaleTexts;
  theme: Theme;
  scheme: 'light' | 'dark' | 'auto';
  csrfToken: string;
  newsCategories: readonly string[];
}

export interface RenderedPage {
  status: number;
  redirect?: string;
  title: string;
  /** For the html element: language, colour scheme, variant. */
  attributes: Readonly<Record<string, string>>;
  /** Links to the style sheets and the font of the first view. */
  head: string;
  /** Links to the scripts, which are fetched after it. */
  scripts: string;
  html: string;
  /** What the browser goes on with. */
  state: object & { texts: object };
}

interface RenderInput {
  url: string;
  bootstrap: Bootstrap;
  fetchPath: (path: string, init: RequestInit) => Promise<Response>;
  now: Date;
}

/** The portal as it was built: the page's frame, the function that fills it, and the folder of its files. */
export interface PortalBuild {
  template: string;
  assetsFolder: string;
  /** The text of every style sheet, by its address. */
  styles: ReadonlyMap<string, string>;
  render(input: RenderInput): Promise<RenderedPage>;
}

async function readStyles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [`/assets/${name}`, texts[index] ?? '']));
}

/** Loads what `npm run build` left; the server knows the portal only by these files. */
export async function loadPortalBuild(folder: string): Promise<PortalBuild> {
  const client = join(folder, 'client');
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const { render } = (await import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href)) as PortalBuild;
  const assetsFolder = join(client, 'assets');
  return { template, render, assetsFolder, styles: await readStyles(assetsFolder) };
}
