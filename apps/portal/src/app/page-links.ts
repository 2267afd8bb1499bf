interface Asset {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** What the build wrote down about its files. */
export type AssetManifest = Readonly<Record<string, Asset>>;

/** What runs in the browser on every page, behind the small script that the page names. */
const common = 'src/app/start-portal.tsx';
const textFont = /hyperlegible-next.*\.woff2$/;

/** A file and all it imports, the imported ones first: a file's own styles have to win over those of the parts it uses. */
function collect(manifest: AssetManifest, key: string, visited: Set<string>): Asset[] {
  const asset = manifest[key];
  if (!asset || visited.has(key)) return [];
  visited.add(key);
  return [...(asset.imports ?? []).flatMap((next) => collect(manifest, next, visited)), asset];
}

export interface PageLinks {
  /** What the first view needs to appear as it should: without the style sheets it would first appear unstyled. */
  readonly head: string;
  /** The scripts of the page, to be fetched all at once when the first view is there. */
  readonly scripts: string;
}

export function pageLinks(manifest: AssetManifest, feature: string): PageLinks {
  const visited = new Set<string>();
  const files = [common, `src/features/${feature}/index.ts`].flatMap((key) => collect(manifest, key, visited));
  const font = files.flatMap((asset) => asset.assets ?? []).find((file) => textFont.test(file));
  const styles = new Set(files.flatMap(({ css = [] }) => css));
  return {
    head: [
      ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`] : []),
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ].join(''),
    scripts: files.map(({ file }) => `<link rel="modulepreload" href="/${file}">`).join(''),
  };
}
