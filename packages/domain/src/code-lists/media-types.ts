import type { Labels } from './labels';
import { labelIn } from './labels';

/** What a medium looks like: decides its cover's drawing and its icon. */
export type MediaForm =
  | 'film'
  | 'audio'
  | 'document'
  | 'book'
  | 'app'
  | 'image'
  | 'package'
  | 'url'
  | 'h5p'
  | 'dvd'
  | 'device'
  /** Of a kind that nobody here knows. */
  | 'other';

export interface MediaType {
  readonly code: string;
  readonly labels: Labels;
  readonly category: 'media' | 'apps' | 'device';
  /** Used over the network; everything else is lent over the counter. */
  readonly isOnline: boolean;
  readonly form: MediaForm;
}

const online = { category: 'media', isOnline: true } as const;
const lent = { category: 'media', isOnline: false } as const;

/** The kinds of media a catalogue knows by code. */
export const mediaTypes: readonly MediaType[] = [
  { code: '10', labels: { de: 'Diareihe', en: 'Slide series' }, ...lent, form: 'package' },
  { code: '12', labels: { de: 'Arbeits\u00ADtransparente', en: 'Overhead transparencies' }, ...lent, form: 'package' },
  { code: '19', labels: { de: 'Bild', en: 'Image' }, ...online, form: 'image' },
  { code: '24', labels: { de: 'Audio-CD', en: 'Audio CD' }, ...lent, form: 'audio' },
  { code: '29', labels: { de: 'Online-Audio', en: 'Online audio' }, ...online, form: 'audio' },
  { code: '42', labels: { de: 'Video\u00ADkassette', en: 'Video cassette' }, ...lent, form: 'dvd' },
  { code: '46', labels: { de: 'DVD-Video', en: 'Video DVD' }, ...lent, form: 'dvd' },
  { code: '49', labels: { de: 'Online-Film', en: 'Online film' }, ...online, form: 'film' },
  { code: '50', labels: { de: 'Medienpaket', en: 'Media package' }, ...lent, form: 'package' },
  { code: '55', labels: { de: 'Online-Medienpaket', en: 'Online media package' }, ...online, form: 'package' },
  { code: '56', labels: { de: 'Online-Angebot', en: 'Online resource' }, ...online, form: 'url' },
  { code: '57', labels: { de: 'Online-Angebot', en: 'Online resource' }, ...online, form: 'url' },
  { code: '58', labels: { de: 'Internet\u00ADadresse', en: 'Web address' }, ...online, form: 'url' },
  { code: '66', labels: { de: 'CD-ROM', en: 'CD-ROM' }, ...lent, form: 'dvd' },
  {
    code: '69',
    labels: { de: 'Online-Software', en: 'Online software' },
    category: 'apps',
    isOnline: true,
    form: 'app',
  },
  { code: '79', labels: { de: 'Online-Dokument', en: 'Online document' }, ...online, form: 'document' },
  { code: '89', labels: { de: 'Gerät', en: 'Device' }, category: 'device', isOnline: false, form: 'device' },
  { code: 'LEX', labels: { de: 'Lexikon\u00ADeintrag', en: 'Encyclopedia entry' }, ...online, form: 'book' },
  { code: 'UC_H5P', labels: { de: 'Interaktive Übung', en: 'Interactive exercise' }, ...online, form: 'h5p' },
  { code: 'UC_CLIP', labels: { de: 'Filmclip', en: 'Film clip' }, ...online, form: 'film' },
];

const byCode = new Map(mediaTypes.map((type) => [type.code, type]));

/** A media type code is known or it is not; other catalogues bring further ones. */
export function findMediaType(code: string): MediaType | undefined {
  return byCode.get(code);
}

/** A media type is shown by its name, and one that nobody knows by its code. */
export function mediaTypeLabel(code: string, locale: string): string {
  const type = findMediaType(code);
  return type ? labelIn(type.labels, locale) : code;
}

/** A type nobody knows is just a medium: never called something that it may not be. */
export function mediaFormOf(code: string): MediaForm {
  return findMediaType(code)?.form ?? 'other';
}
