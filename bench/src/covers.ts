import { demoWorld } from '@mediathek/fixtures';
import { putPeerUnderLoad, putUnderLoad } from './load';
import { withPortal } from './portal';
import { printTable } from './table';

/** Covers of the demo’s media, each drawn when it is asked for. */
export async function measureCovers(): Promise<void> {
  const figures = await withPortal(async ({ url }) => {
    const paths = demoWorld.media.map(
      ({ identifier, fn_geb, fn_typ }) =>
        `/covers/v1/${fn_geb[0] ?? 'none'}/${fn_typ}/${encodeURIComponent(identifier)}.svg`,
    );
    const sample = await fetch(url + (paths[0] ?? ''));
    const content = new Uint8Array(await sample.arrayBuffer());
    const { perSecond, p99, failures } = await putUnderLoad(
      url,
      paths.map((path) => ({ path })),
    );
    const peer = await putPeerUnderLoad(content, sample.headers.get('content-type') ?? 'image/svg+xml');
    const share = Math.round((perSecond / peer.perSecond) * 100);
    const remark = failures ? `${failures} FAILED` : `bare Fastify ${Math.round(peer.perSecond)}/s: ${share} % of it`;
    return [
      { what: 'covers', measured: perSecond, unit: 'a second', budget: { least: 1500 }, remark },
      { what: '  99 of 100 within', measured: p99, unit: 'ms', budget: { most: 150 } },
      { what: '  size of one', measured: content.length / 1024, unit: 'KB' },
    ];
  });
  printTable('Covers with 100 connections', figures);
}
