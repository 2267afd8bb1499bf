import { gzipSync } from 'node:zlib';
import { type Running, withPortal } from './portal';
import { type Figure, printTable } from './table';

const kilobyte = 1024;
const gzipped = (content: Uint8Array | string): number => gzipSync(content, { level: 9 }).length / kilobyte;

/** The files that the first page names in its HTML: what a visitor loads before anything can be used. */
function filesIn(html: string): Record<'script' | 'style' | 'font', string[]> {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const addressOf = (tag: string) => /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';
  const pick = (isWanted: (tag: string) => boolean) =>
    [...new Set(tags.filter(isWanted).map(addressOf))].filter(Boolean);
  return {
    script: pick((tag) => /^<script\b.*\ssrc=/.test(tag) || tag.includes('rel="modulepreload"')),
    style: pick((tag) => tag.includes('rel="stylesheet"')),
    font: pick((tag) => tag.includes('as="font"')),
  };
}

async function weigh({ url }: Running, files: readonly string[]): Promise<{ gzip: number; plain: number }> {
  let [gzip, plain] = [0, 0];
  for (const file of files) {
    const content = new Uint8Array(await (await fetch(url + file)).arrayBuffer());
    gzip += gzipped(content);
    plain += content.length / kilobyte;
  }
  return { gzip, plain };
}

export async function measureBundle(): Promise<void> {
  const figures = await withPortal(async (portal): Promise<Figure[]> => {
    const html = await (await fetch(portal.url, { headers: { 'accept-language': 'de' } })).text();
    const files = filesIn(html);
    const [script, style, font] = await Promise.all(
      [files.script, files.style, files.font].map((some) => weigh(portal, some)),
    );
    const inline = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text = '']) => text).join('');
    const styleGzip = (style?.gzip ?? 0) + (inline ? gzipped(inline) : 0);
    return [
      {
        what: 'JavaScript',
        measured: script?.gzip ?? 0,
        unit: 'KB gzip',
        budget: { most: 170 },
        remark: `${files.script.length} files`,
      },
      {
        what: 'CSS',
        measured: styleGzip,
        unit: 'KB gzip',
        budget: { most: 20 },
        remark: `${files.style.length} files and the theme`,
      },
      {
        what: 'HTML with its data',
        measured: gzipped(html),
        unit: 'KB gzip',
        remark: `${Math.round(html.length / kilobyte)} KB plain`,
      },
      {
        what: 'fonts',
        measured: font?.plain ?? 0,
        unit: 'KB',
        remark: `${files.font.length} files, compressed in themselves`,
      },
    ];
  });
  printTable('First route: what the homepage’s HTML names', figures);
}
