interface Asset {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** What the build wrote down about its files. */
export type AssetManifest = Readonly<Record<string, Asset>>;

const entry = 'index.html';
const textFont = /hyperlegible-next.*\.woff2$/;

function collect(manifest: AssetManifest, key: string, seen: Map<string, Asset>): void {
  const asset = manifest[key];
  if (!asset || seen.has(key)) return;
  seen.set(key, asset);
  for (const next of asset.imports ?? []) collect(manifest, next, seen);
}

/**
 * Links to what the first view needs beyond the page's own script: without them the browser would find the style sheet
 * only after the script, and the page would first appear unstyled.
 */
export function headLinks(manifest: AssetManifest, feature: string): string {
  const known = new Map<string, Asset>();
  collect(manifest, entry, known);
  const added = new Map(known);
  collect(manifest, `src/features/${feature}/index.ts`, added);

  const font = [...known.values()].flatMap((asset) => asset.assets ?? []).find((file) => textFont.test(file));
  const own = [...added].filter(([key]) => !known.has(key)).map(([, asset]) => asset);
  return [
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`] : []),
    ...own.flatMap(({ css = [] }) => css.map((file) => `<link rel="stylesheet" href="/${file}">`)),
    ...own.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}
