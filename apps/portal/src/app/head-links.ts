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

/** A file and all it imports, the imported ones first: a file's own styles have to win over those of the parts it uses. */
function collect(manifest: AssetManifest, key: string, visited: Set<string>): Asset[] {
  const asset = manifest[key];
  if (!asset || visited.has(key)) return [];
  visited.add(key);
  return [...(asset.imports ?? []).flatMap((next) => collect(manifest, next, visited)), asset];
}

/**
 * Links to what the first view needs beyond the page's own script: without them the browser would find the style sheet
 * only after the script, and the page would first appear unstyled.
 */
export function headLinks(manifest: AssetManifest, feature: string): string {
  const visited = new Set<string>();
  const known = collect(manifest, entry, visited);
  const own = collect(manifest, `src/features/${feature}/index.ts`, visited);
  const font = known.flatMap((asset) => asset.assets ?? []).find((file) => textFont.test(file));
  return [
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`] : []),
    ...own.flatMap(({ css = [] }) => css.map((file) => `<link rel="stylesheet" href="/${file}">`)),
    ...own.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}
