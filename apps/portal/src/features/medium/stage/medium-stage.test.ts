import type { MediaDetail, MediaFile } from '@mediathek/contract';
import { describe, expect, it } from 'vitest';
import { mediumStage } from './medium-stage';

const file = (contentType: string, changes: Partial<MediaFile> = {}): MediaFile => ({
  ...{ id: 'f1', role: 'main', lang: 'de', contentType, name: 'x', size: 1, href: '/media-files/f1?t=x' },
  ...{ downloadHref: null, host: null, ...changes },
});

function medium(files: readonly MediaFile[], changes: Partial<MediaDetail> = {}) {
  return {
    use: { mayUse: true, reason: 'open', until: null, daysLeft: null, mayPupils: true, mayDownload: true },
    files: [...files],
    parts: [],
    fn_typ: '49',
    mediaType: 'media',
    ...changes,
  } as Pick<MediaDetail, 'use' | 'files' | 'parts' | 'fn_typ' | 'mediaType'>;
}

describe('how a medium is shown', () => {
  it.each([
    ['film', medium([file('video/mp4')])],
    ['audio', medium([file('audio/mpeg')], { fn_typ: '29' })],
    ['image', medium([file('image/webp')], { fn_typ: '19' })],
    ['pdf', medium([file('application/pdf')], { fn_typ: '79' })],
    ['exercise', medium([file('application/zip', { href: '/h5p/f1.token/frame.html' })], { fn_typ: 'UC_H5P' })],
    ['web', medium([file('text/html', { host: 'beispiel.de' })], { fn_typ: '58' })],
    ['web', medium([file('text/html', { host: 'app.beispiel.de' })], { mediaType: 'app' })],
    ['package', medium([file('application/zip')], { fn_typ: '55' })],
    ['file', medium([file('application/zip')], { fn_typ: '79' })],
    ['lent', medium([], { fn_typ: '46' })],
    ['missing', medium([])],
    ['missing', medium([file('text/vtt', { role: 'subtitle' })])],
  ])('%s', (kind, one) => {
    expect(mediumStage(one)).toBe(kind);
  });

  it('closed to whoever may not use it, whatever its files', () => {
    const { use } = medium([]);
    expect(mediumStage(medium([], { use: { ...use, mayUse: false, reason: 'sign-in' } }))).toBe('closed');
  });

  it('an offer shows its description only', () => {
    expect(mediumStage(medium([file('video/mp4')]), true)).toBe('offer');
  });
});
