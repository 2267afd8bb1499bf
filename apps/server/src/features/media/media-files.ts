import { berlinDay } from '@mediathek/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../../adapters/database/database';
import { addressOutside, type FileStore } from '../../adapters/files/file-store';
import type { FileLinks, LinkGrant } from '../../file-links';
import { Problem } from '../../http/problem';
import type { FileContent, Redirect } from '../../http/send-file';
import { remember } from '../../remember';
import { fileRepository } from './file-repository';
import { fileName } from './present-file';
import { mediaRepository } from './repository';

interface Dependencies {
  db: Queries;
  clock: () => Date;
  files: FileStore;
  links: FileLinks;
  log: FastifyBaseLogger;
}

/** Types that a browser shows by itself and that cannot act in our name; everything else is saved. */
const shown = /^(video|audio|image)\/|^application\/pdf$|^text\/(vtt|plain)$/;

/**
 * Whatever it is: opened by itself it may do nothing. The viewer for PDF files does not start inside a sandbox. The page that
 * shows it may stand in the frame of a learning platform; who has the signed link could show the file anyway.
 */
function policyFor(contentType: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors *";
  return contentType === 'application/pdf' ? `${policy}; object-src 'self'` : `${policy}; sandbox`;
}

const keptOpenings = 50_000;
const longestOpening = 3 * 60 * 60_000;

/** Gives out files by their signed links, and counts what a school opened; never who. */
export const mediaFileService = ({ db, clock, files, links, log }: Dependencies) => {
  const rows = fileRepository(db);
  const media = mediaRepository(db);
  const now = () => clock().getTime();
  const known = remember<Awaited<ReturnType<typeof rows.find>>>({ milliseconds: 5000, now });
  const openings = remember<void>({ milliseconds: longestOpening, most: keptOpenings, now });

  const findRow = async (id: string) => {
    const row = await known.recall(id, () => rows.find(id));
    if (!row) throw new Problem('not-found');
    return row;
  };

  /** A film is asked for in many pieces and comes in several files; it was opened once. */
  function countOpening({ opening, schoolId }: LinkGrant, mediaId: number): void {
    if (schoolId === undefined) return;
    openings
      .recall(opening, () => media.addUsage({ mediaId, schoolId, usedOn: berlinDay(clock()), uses: 1 }))
      .catch((err: unknown) => log.warn({ err }, 'an opening was not counted'));
  }

  return {
    async open(id: string, token: string, isRead: boolean): Promise<FileContent | Redirect> {
      const grant = links.read(id, token);
      if (!grant || grant.purpose === 'run') throw new Problem('link-expired');
      const row = await findRow(id);
      if (isRead && row.role === 'main') countOpening(grant, row.media_id);
      const outside = addressOutside(row.location);
      if (outside) return { location: outside.href };
      const found = await files.stat(row.location);
      if (!found) throw new Problem('not-found');
      const { content_type: type } = row;
      return {
        ...found,
        contentType: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
        disposition: {
          kind: grant.purpose === 'save' || !shown.test(type) ? 'attachment' : 'inline',
          name: fileName(row, row.fn_titel),
        },
        policy: policyFor(type),
        maxAge: Math.floor((grant.until.getTime() - now()) / 1000),
        open: (range) => files.open(row.location, range),
      };
    },

    /** The file behind a frame; beginning the frame counts as opening the medium. */
    async findRunnable(id: string, grant: LinkGrant, isBeginning: boolean): Promise<string> {
      const row = await findRow(id);
      if (isBeginning && row.role === 'main') countOpening(grant, row.media_id);
      return row.location;
    },
  };
};

export type MediaFileService = ReturnType<typeof mediaFileService>;
