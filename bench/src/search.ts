import type { Request } from 'autocannon';
import { generateQueries } from '../search/generate';
import { fillFolder, untilFound } from './fill-folder';
import { cookieFor, takeSample } from './http';
import { putPeerUnderLoad, putUnderMixedLoad } from './load';
import { newFolder, peakMegabytes, type Running, removeFolder, startPortal } from './portal';
import { type Figure, printTable } from './table';

const count = Number(process.env.BENCH_MEDIA ?? 100_000);
const facets = 'f=fn_geb&f=fn_sprache&f=fn_typ&f=fn_adressat';
const filter = 'filter_fn_sprache=de*';
const perKind = 100;

/** A search as the portal makes it: the page, and beside it the four lists with their counts. */
const bothCalls = (q: string): string[] => {
  const words = `q=${encodeURIComponent(q)}&${filter}`;
  return [`/api/v1/media/search?${words}`, `/api/v1/media/search/distinct?${words}&${facets}`];
};

/** Every kind of query in turn, so that none comes in a bunch. */
function mixedPaths(pathsOf: (q: string) => string[]): string[] {
  const kinds = Object.values(generateQueries());
  return Array.from({ length: perKind }, (_, at) => kinds.flatMap((queries) => pathsOf(queries[at] ?? ''))).flat();
}

const kinds: readonly { what: string; as: 'guest' | 'teacher'; paths: string[]; budget: number }[] = [
  { what: 'pages and four lists, all kinds of words', as: 'teacher', paths: mixedPaths(bothCalls), budget: 1000 },
  {
    what: 'pages only, all kinds of words',
    as: 'teacher',
    paths: mixedPaths((q) => bothCalls(q).slice(0, 1)),
    budget: 1000,
  },
  {
    what: 'pages and four lists, broad words',
    as: 'teacher',
    paths: (generateQueries()['common word'] ?? []).flatMap(bothCalls),
    budget: 1000,
  },
  {
    what: 'whole catalogue, guest',
    as: 'guest',
    paths: mixedPaths((q) => [`/api/v1/media/catalogue/search?q=${encodeURIComponent(q)}`]),
    budget: 1000,
  },
  {
    what: 'suggestions',
    as: 'teacher',
    paths: mixedPaths((q) => [`/api/v1/media/suggest?q=${encodeURIComponent(q.slice(0, 5) || 'a')}`]),
    budget: 1000,
  },
];

async function measureSearches({ url }: Running): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, as, paths: mixed, budget } of kinds) {
    const cookie = await cookieFor(as, url);
    const paths = [...new Set(mixed)];
    const headers = { cookie, 'accept-encoding': 'gzip, br' };
    const requests: Request[] = paths.map((path) => ({ path, headers }));
    const { first, again } = await putUnderMixedLoad(url, requests);
    const { content, contentType } = await takeSample(url + paths[0], headers);
    const peer = await putPeerUnderLoad(content, contentType);
    const failures = first.failures + again.failures;
    const share = Math.round((again.perSecond / peer.perSecond) * 100);
    const remark = failures ? `${failures} FAILED` : `bare Fastify ${Math.round(peer.perSecond)}/s: ${share} % of it`;
    figures.push(
      { what, measured: again.perSecond, unit: 'requests/s', budget: { least: budget }, remark },
      { what: '  half of them within', measured: again.p50, unit: 'ms' },
      {
        what: '  99 of 100 within',
        measured: again.p99,
        unit: 'ms',
        budget: { most: 100 },
        remark: `bare Fastify ${peer.p99} ms`,
      },
      {
        what: '  each for the first time',
        measured: first.perSecond,
        unit: 'requests/s',
        remark: `${paths.length} different requests`,
      },
      { what: '  99 of 100 within', measured: first.p99, unit: 'ms' },
    );
  }
  return figures;
}

/** Searches over HTTP with a hundred connections on generated media beside the demo, on the embedded database. */
export async function measureSearch(): Promise<void> {
  const folder = process.env.BENCH_FOLDER ?? newFolder();
  try {
    await fillFolder(folder, count);
    const first = await startPortal({ DATA_DIR: folder });
    const found = await untilFound(first, count);
    await first.stop();
    const portal = await startPortal({ DATA_DIR: folder });
    const again = await untilFound(portal, count);
    const start: Figure[] = [
      { what: 'searchable after media were added outside', measured: found, unit: 's' },
      { what: 'start to /healthz', measured: portal.seconds, unit: 's', budget: { most: 3 } },
      { what: '  and everything is found after', measured: again, unit: 's' },
      { what: '  its memory then', measured: peakMegabytes(portal.pid), unit: 'MB' },
    ];
    try {
      printTable(`Searches over HTTP, ${count.toLocaleString('en-GB')} media, 100 connections`, [
        ...start,
        ...(await measureSearches(portal)),
      ]);
    } finally {
      await portal.stop();
    }
  } finally {
    if (!process.env.BENCH_FOLDER) removeFolder(folder);
  }
}
