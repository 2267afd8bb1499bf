import { randomInt, randomUUID } from 'node:crypto';
import { accessCodeValidTo, addDays, berlinDay, type Day, formatAccessCode, makeAccessCode } from '@mediathek/domain';
import type { Database, Queries } from '../../adapters/database/database';
import type { AuditOrigin, RecordAudit } from '../../audit/record-audit';
import type { Keys } from '../../keys';
import { accessCodeRepository, type StoredCode } from './repository';

interface Dependencies {
  database: Database;
  keys: Keys;
  clock: () => Date;
  recordAudit: RecordAudit;
  /** Signs somebody out everywhere. */
  endSessions(userId: string): Promise<void>;
}

export interface CodeState {
  validTo: Day;
  state: 'valid' | 'expired' | 'revoked';
}

/** A code as those may read it who give it out. */
export interface ClearCode extends CodeState {
  code: string;
}

/** So long after the last day of its code a pupil's account is kept, for whoever carries the class over late. */
const keptDays = 90;

/** The codes that are pupils' whole accounts: a keyed hash to find them by, an encrypted copy to print them from. */
export const accessCodeService = ({ database, keys, clock, recordAudit, endSessions }: Dependencies) => {
  const db = database.queries;
  const today = (): Day => berlinDay(clock());

  const giveCode = async (within: Queries, userId: string): Promise<void> => {
    const code = makeAccessCode(randomInt);
    await accessCodeRepository(within).replace({
      userId,
      hash: keys.hashAccessCode(code),
      encrypted: keys.encrypt(code),
      validTo: accessCodeValidTo(today()),
    });
  };

  const note = (
    within: Queries,
    userId: string,
    origin: AuditOrigin,
    action: 'access-code-renewed' | 'access-code-revoked',
  ) => recordAudit(within, { ...origin, action, subject: { kind: 'person', id: userId } });

  const stateOf = ({ isRevoked, validTo }: StoredCode): CodeState => {
    if (isRevoked) return { validTo, state: 'revoked' };
    return { validTo, state: validTo < today() ? 'expired' : 'valid' };
  };

  return {
    /** Makes a pupil without a name; the code is the whole account. */
    async issue(within: Queries, pupil: { schoolId: string; districtId: string; showJitsi: boolean }): Promise<string> {
      const id = randomUUID();
      await accessCodeRepository(within).addPupil({ ...pupil, id });
      await giveCode(within, id);
      return id;
    },

    /** Another code, to the end of the school year; the old one is dead at once, and so is whoever came in with it. */
    async renew(userId: string, origin: AuditOrigin): Promise<void> {
      await database.queries.transaction().execute(async (within) => {
        await giveCode(within, userId);
        await note(within, userId, origin, 'access-code-renewed');
      });
      await endSessions(userId);
    },

    async revoke(userId: string, origin: AuditOrigin): Promise<void> {
      await database.queries.transaction().execute(async (within) => {
        const wasInForce = await accessCodeRepository(within).revoke(userId, clock());
        if (!wasInForce) return;
        await note(within, userId, origin, 'access-code-revoked');
      });
      await endSessions(userId);
    },

    /** Codes that are in force hold to another day; revoked ones stay revoked. */
    extend: (within: Queries, userIds: readonly string[], validTo: Day): Promise<void> =>
      accessCodeRepository(within).extend(userIds, validTo),

    /** How these people's codes stand; says nothing of the codes themselves. */
    async states(userIds: readonly string[]): Promise<Map<string, CodeState>> {
      const stored = await accessCodeRepository(db).list(userIds);
      return new Map(stored.map((code) => [code.userId, stateOf(code)]));
    },

    /** The codes of these people in clear; whoever asks has to have made sure that the viewer teaches them. */
    async read(userIds: readonly string[]): Promise<Map<string, ClearCode>> {
      const stored = await accessCodeRepository(db).list(userIds);
      return new Map(
        stored.map((code) => [
          code.userId,
          { ...stateOf(code), code: formatAccessCode(keys.decrypt(code.codeEncrypted)) },
        ]),
      );
    },

    /** Removes a pupil who is nothing but a code; anybody else stays. */
    async remove(userId: string): Promise<void> {
      await endSessions(userId);
      await accessCodeRepository(db).removePupils({ id: userId });
    },

    /** Removes pupils whose codes ended long ago, with their nicknames. */
    removeEnded: (): Promise<number> =>
      accessCodeRepository(db).removePupils({ endedBefore: addDays(today(), -keptDays) }),
  };
};

export type AccessCodeService = ReturnType<typeof accessCodeService>;
