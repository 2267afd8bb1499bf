import type { MediaCard, MediaDetail } from '@mediathek/contract';
import { isPublisher, mayReadMedium } from '@mediathek/domain';
import { subjectPath } from '@mediathek/domain/subjects';
import type { Queries } from '../../adapters/database/database';
import { addressOutside, type FileStore } from '../../adapters/files/file-store';
import type { FileLinks } from '../../file-links';
import { Problem } from '../../http/problem';
import type { Redirect } from '../../http/send-file';
import type { Visitor } from '../../http/visitor';
import { clipRepository } from './clip-repository';
import { fileRepository } from './file-repository';
import type { MediaService } from './media';
import { mediaViewer } from './media-viewer';
import { presentClip } from './present-clip';
import { presentFile } from './present-file';
import type { SeenMedium } from './repository';

interface Dependencies {
  db: Queries;
  clock: () => Date;
  files: FileStore;
  links: FileLinks;
  media: MediaService;
}

/** Subjects by their names, from the top level down; codes that nobody knows lead nowhere. */
const pathsOf = (codes: readonly string[]): MediaDetail['subjectPaths'] =>
  codes
    .map((code) => subjectPath(code).map(({ code, labels }) => ({ code, labels })))
    .filter((path) => path.length > 0);

/** One medium with everything its page shows. */
export const detailService = ({ db, clock, files, links, media }: Dependencies) => {
  const fileRows = fileRepository(db);
  const clips = clipRepository(db);

  const begin = (visitor: Visitor, { use }: MediaCard) =>
    links.begin({ schoolId: visitor.user === false ? undefined : visitor.user.school_id, lastDay: use.until });

  async function filesOf(row: SeenMedium, card: MediaCard, visitor: Visitor) {
    if (!card.use.mayUse) return [];
    const surroundings = { files, opening: begin(visitor, card), title: card.fn_titel, use: card.use, visitor };
    const rows = await fileRows.listOf(row.clip_of ?? row.id);
    return Promise.all(rows.map((file) => presentFile(file, surroundings)));
  }

  async function partsOf(row: SeenMedium, visitor: Visitor): Promise<MediaCard[]> {
    const parts = await media.listCards(visitor, await fileRows.listParts(row.id));
    return parts.filter(({ isOpen }) => mayReadMedium(visitor, { isOpen, isClip: false }));
  }

  async function clipsOf(row: SeenMedium, visitor: Visitor) {
    if (row.clip_of !== null || visitor.id === undefined || isPublisher(visitor.config)) return [];
    const seen = await clips.listFor(mediaViewer(visitor, clock()), row.id);
    return seen.map((clip) => presentClip(clip, visitor.id));
  }

  async function clipIn(row: SeenMedium, visitor: Visitor): Promise<MediaDetail['clip']> {
    if (row.clip_of === null) return null;
    const source = await clips.findSource(row.clip_of);
    const { start, end, isOwn } = presentClip(row, visitor.id);
    return { source: source.identifier, sourceTitle: source.fn_titel, start, end, isOwn };
  }

  return {
    /** `isGiven` where somebody comes by a link that was put into their course, which is as good as a board. */
    async show(visitor: Visitor, identifier: string, isGiven = false): Promise<MediaDetail> {
      const found = await media.findVisible(visitor, identifier);
      const row = isGiven ? { ...found, is_shared: true } : found;
      const card = media.cardOf(visitor, row);
      const hasHolder = !card.isOpen && row.unlimited !== null;
      const [licensedBy, shownFiles, parts, shownClips, clip] = await Promise.all([
        hasHolder ? fileRows.findHolder({ districtId: row.licence_district, schoolId: row.licence_school }) : null,
        filesOf(row, card, visitor),
        partsOf(row, visitor),
        clipsOf(row, visitor),
        clipIn(row, visitor),
      ]);
      return {
        ...card,
        addedOn: row.added_on,
        subjectPaths: pathsOf(row.fn_geb),
        licenceLabel: row.licence_label,
        licensedBy,
        files: shownFiles,
        parts,
        clips: shownClips,
        clip,
      };
    },

    /** The way to the medium's file, to be saved. */
    async download(visitor: Visitor, identifier: string): Promise<Redirect> {
      const row = await media.findVisible(visitor, identifier);
      const card = media.cardOf(visitor, row);
      if (card.use.mayUse && !row.has_file) throw new Problem('not-found');
      if (!card.use.mayDownload) {
        const couldSignIn = visitor.user === false && !isPublisher(visitor.config);
        throw new Problem(couldSignIn ? 'not-signed-in' : 'forbidden');
      }
      const main = (await fileRows.listOf(row.clip_of ?? row.id)).filter(({ role }) => role === 'main');
      const [file] = [...main.filter(({ location }) => !addressOutside(location)), ...main];
      if (!file) throw new Problem('not-found');
      const opening = begin(visitor, card);
      return { location: addressOutside(file.location) ? opening.show(file.id) : opening.save(file.id) };
    },
  };
};

export type DetailService = ReturnType<typeof detailService>;
