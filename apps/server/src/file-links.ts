import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Day, endOfDay } from '@mediathek/domain';
import type { Keys } from './keys';

/** What a link is for: showing a file, saving it, or running it in a frame with everything it brings along. */
export type LinkPurpose = 'show' | 'save' | 'run';

/** What a valid link says. */
export interface LinkGrant {
  purpose: LinkPurpose;
  /** The same in all links that were given out together. */
  opening: string;
  /** Where the use is counted; nobody's name is in a link. */
  schoolId: string | undefined;
  until: Date;
}

const minute = 60_000;
/** A frame cannot ask for a new link without losing what somebody did in it, so it gets a double lesson. */
const lifetimes: Readonly<Record<LinkPurpose, number>> = { show: 30 * minute, save: 30 * minute, run: 120 * minute };
const letters: Readonly<Record<LinkPurpose, string>> = { show: 's', save: 'd', run: 'r' };

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Links to files work for a short while, for one file and one purpose, and never beyond the last day of the licence. */
export function fileLinks(keys: Keys, clock: () => Date) {
  const sign = (fileId: string, claims: string): string => keys.signLink(`${fileId} ${claims}`);

  return {
    /** Begins an opening: what gives out the links of one medium to one viewer. */
    begin({ schoolId, lastDay }: { schoolId: string | undefined; lastDay: Day | null }) {
      const opening = randomBytes(9).toString('base64url');
      const school = Buffer.from(schoolId ?? '').toString('base64url');
      const latest = lastDay === null ? Number.POSITIVE_INFINITY : endOfDay(lastDay).getTime();
      const tokenFor = (fileId: string, purpose: LinkPurpose): string => {
        const until = Math.min(clock().getTime() + lifetimes[purpose], latest);
        const claims = [until.toString(36), letters[purpose], opening, school].join('.');
        return `${claims}.${sign(fileId, claims)}`;
      };
      return {
        show: (fileId: string): string => `/media-files/${fileId}?t=${tokenFor(fileId, 'show')}`,
        save: (fileId: string): string => `/media-files/${fileId}?t=${tokenFor(fileId, 'save')}`,
        /** Everything in the frame has addresses relative to this one, so the signature is part of the path. */
        run: (fileId: string): string => `/h5p/${fileId}.${tokenFor(fileId, 'run')}/frame.html`,
      };
    },

    /** What a token allows for a file now; nothing when it was made for another one, by somebody else, or has ended. */
    read(fileId: string, token: string): LinkGrant | undefined {
      const [time = '', letter = '', opening = '', school = '', signature = ''] = token.split('.');
      const claims = [time, letter, opening, school].join('.');
      if (!isSame(`${claims}.${signature}`, token) || !isSame(signature, sign(fileId, claims))) return undefined;
      const until = new Date(Number.parseInt(time, 36));
      const purpose = (Object.keys(letters) as LinkPurpose[]).find((one) => letters[one] === letter);
      if (!purpose || !(clock() < until)) return undefined;
      return { purpose, opening, schoolId: Buffer.from(school, 'base64url').toString() || undefined, until };
    },
  };
}

export type FileLinks = ReturnType<typeof fileLinks>;
