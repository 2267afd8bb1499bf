import { createHash } from 'node:crypto';
import type { Device } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { isUserSessionId, newUserSessionId } from '../../http/session-cookie';
import { type RunningAt, type StoredSession, sessionRepository } from './session-repository';

const hourMs = 60 * 60 * 1000;

/** An evening and the next school day: nobody stays signed in on a shared computer for longer. */
const lifetimeMs = 12 * hourMs;
/** For adults who say that the device is their own. */
const longLifetimeMs = 30 * 24 * hourMs;

/**
 * A computer in the staff room that somebody walked away from: after four hours they sign in again. Hours are kept whole, so it is
 * two at the least, longer than any lesson or film.
 */
const quietMs = 4 * hourMs;

/** A quarter of an hour: enough to find the phone and an app for codes. */
const freshMs = hourMs / 4;

const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** When somebody was there is kept to the hour: enough to recognise a device, too coarse for a diary. */
const wholeHour = (moment: Date): Date => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

export interface BegunSession {
  id: string;
  /** How long the browser keeps the cookie; absent: until it is closed. */
  keepSeconds?: number;
}

/** Sessions are known to the database by hash only, so a copy of it lets nobody in. */
export const sessionService = (db: Queries, clock: () => Date) => {
  const repository = sessionRepository(db);
  const runningAt = (now: Date): RunningAt => ({
    now,
    quietSince: new Date(now.getTime() - quietMs),
    usualMs: lifetimeMs,
  });

  return {
    async findUserId(id: string): Promise<string | undefined> {
      if (!isUserSessionId(id)) return undefined;
      const now = clock();
      const found = await repository.findUser(hashOf(id), runningAt(now));
      if (found && found.lastSeenAt.getTime() < now.getTime() - hourMs) {
        await repository.markSeen(hashOf(id), wholeHour(now));
      }
      return found?.userId;
    },

    /** A new id for every sign-in; the one before, which somebody else may have planted, ends. */
    async begin(userId: string, replacedId: string, device: Device, stays = false): Promise<BegunSession> {
      const id = newUserSessionId();
      const now = clock();
      const lasts = stays ? longLifetimeMs : lifetimeMs;
      await repository.remove(hashOf(replacedId));
      await repository.add({
        idHash: hashOf(id),
        userId,
        device,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lasts),
      });
      return stays ? { id, keepSeconds: lasts / 1000 } : { id };
    },

    /** The same session under a new id, for when its rights change: whoever knew the old one is out. */
    async rotate(oldId: string): Promise<BegunSession | undefined> {
      const id = newUserSessionId();
      const expiresAt = await repository.rename(hashOf(oldId), hashOf(id));
      if (!expiresAt) return undefined;
      const seconds = Math.floor((expiresAt.getTime() - clock().getTime()) / 1000);
      // Whatever lasts longer than a usual session is one that the person asked to keep.
      return seconds * 1000 > lifetimeMs ? { id, keepSeconds: seconds } : { id };
    },

    /** Whether somebody has just signed in: what a password would prove otherwise. */
    async isFresh(id: string): Promise<boolean> {
      const begun = await repository.findBeginning(hashOf(id));
      return begun !== undefined && begun.getTime() > clock().getTime() - freshMs;
    },

    end: (id: string): Promise<void> => repository.remove(hashOf(id)),

    endOwn: repository.removeOwn,

    /** Signs somebody out everywhere, or everywhere but here. */
    endAllOf: (userId: string, exceptId?: string, within: Queries = db): Promise<void> =>
      sessionRepository(within).removeAllOf(userId, exceptId === undefined ? undefined : hashOf(exceptId)),

    listOf: async (userId: string, currentId: string): Promise<StoredSession[]> =>
      repository.listOf(userId, hashOf(currentId), runningAt(clock())),

    removeExpired: (): Promise<number> => repository.removeEnded(runningAt(clock())),
  };
};

export type SessionService = ReturnType<typeof sessionService>;
