import type { ClassCodes, ClassPupil } from '@mediathek/contract';
import { classLimits } from '@mediathek/domain';
import type { Database, Queries } from '../../adapters/database/database';
import type { AuditOrigin, RecordAudit } from '../../audit/record-audit';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import type { Keys } from '../../keys';
import { classAccess } from './class-access';
import { memberRepository } from './member-repository';
import { classRepository } from './repository';

interface CodeState {
  validTo: string;
  state: 'valid' | 'expired' | 'revoked';
}

/** Where the codes come from; the feature behind it is joined in the app. */
export interface Codes {
  issue(within: Queries, pupil: { schoolId: string; districtId: string; showJitsi: boolean }): Promise<string>;
  renew(userId: string, origin: AuditOrigin): Promise<void>;
  revoke(userId: string, origin: AuditOrigin): Promise<void>;
  remove(userId: string): Promise<void>;
  states(userIds: readonly string[]): Promise<Map<string, CodeState>>;
  read(userIds: readonly string[]): Promise<Map<string, CodeState & { code: string }>>;
}

interface Dependencies {
  database: Database;
  keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  codes: Codes;
  recordAudit: RecordAudit;
  publicUrl: string;
}

/** A card as it is printed. */
export type CodeCard = ClassCodes['items'][number];

/** Pupils of a class, as their teachers know them: a nickname and a code, or an account. */
export const pupilService = ({ database, keys, codes, recordAudit, publicUrl }: Dependencies) => {
  const db = database.queries;
  const open = classAccess(db);
  const members = memberRepository(db);

  const sealed = (nickname: string): Buffer | null => (nickname ? keys.encrypt(nickname) : null);
  const nicknameIn = (row: { nickname_encrypted: Uint8Array | null }): string =>
    row.nickname_encrypted ? keys.decrypt(row.nickname_encrypted) : '';

  async function requirePupil(visitor: Visitor, { id, pupil }: { id: string; pupil: string }): Promise<AuditOrigin> {
    const { row } = await open(visitor, id, 'codes');
    if (!(await members.isPupil(id, pupil))) throw new Problem('not-found');
    return { actorId: signedInId(visitor), districtId: row.district_id, schoolId: row.school_id };
  }

  /** The codes that can be used, in the order of the class; only some pupils where they are named. */
  async function cardsOf(classId: string, only?: readonly string[]): Promise<CodeCard[]> {
    const rows = (await members.listPupils(classId)).filter(({ id }) => !only || only.includes(id));
    const clear = await codes.read(rows.map(({ id }) => id));
    return rows.flatMap((row) => {
      const found = clear.get(row.id);
      if (found?.state !== 'valid') return [];
      return {
        pupilId: row.id,
        nickname: nicknameIn(row),
        code: found.code,
        validTo: found.validTo,
        loginAddress: `${publicUrl}/login#code=${found.code}`,
      };
    });
  }

  return {
    /** Administrators who do not teach the class see how many there are and how their codes stand, and no nickname. */
    async list(classId: string, withNicknames: boolean): Promise<ClassPupil[]> {
      const rows = await members.listPupils(classId);
      const states = await codes.states(rows.map(({ id }) => id));
      return rows.map((row) => ({
        id: row.id,
        nickname: withNicknames ? nicknameIn(row) : '',
        login: withNicknames ? row.login : null,
        code: states.get(row.id) ?? null,
      }));
    },

    async add(visitor: Visitor, classId: string, nicknames: readonly string[]): Promise<CodeCard[]> {
      const { row, rights } = await open(visitor, classId, 'codes');
      if (!rights.edit) throw new Problem('forbidden');
      const showJitsi = visitor.user !== false && visitor.user.show_jitsi;
      const made = await database.queries.transaction().execute(async (within) => {
        await classRepository(within).lock(classId);
        const inside = memberRepository(within);
        if ((await inside.countPupils(classId)) + nicknames.length > classLimits.pupils)
          throw new Problem('limit-reached');
        const ids: string[] = [];
        for (const nickname of nicknames) {
          const userId = await codes.issue(within, {
            schoolId: row.school_id,
            districtId: row.district_id,
            showJitsi,
          });
          await inside.putPupil({ classId, userId, nicknameEncrypted: sealed(nickname) });
          ids.push(userId);
        }
        return ids;
      });
      return cardsOf(classId, made);
    },

    /** Somebody who has an account of their own learns in the class too. */
    async addAccount(visitor: Visitor, classId: string, login: string): Promise<void> {
      const { row, rights } = await open(visitor, classId, 'codes');
      if (!rights.edit) throw new Problem('forbidden');
      await database.queries.transaction().execute(async (within) => {
        await classRepository(within).lock(classId);
        const inside = memberRepository(within);
        const userId = await inside.findAccount(login, row.school_id);
        if (userId === undefined) throw new Problem('not-found');
        if ((await inside.countPupils(classId)) >= classLimits.pupils) throw new Problem('limit-reached');
        await inside.putPupil({ classId, userId, nicknameEncrypted: null });
      });
    },

    async rename(visitor: Visitor, which: { id: string; pupil: string }, nickname: string): Promise<void> {
      await requirePupil(visitor, which);
      await members.rename({ classId: which.id, userId: which.pupil, nicknameEncrypted: sealed(nickname) });
    },

    async remove(visitor: Visitor, which: { id: string; pupil: string }): Promise<void> {
      const origin = await requirePupil(visitor, which);
      const { isElsewhere } = await database.queries.transaction().execute(async (within) => {
        const subject = { kind: 'person', id: which.pupil } as const;
        await recordAudit(within, { ...origin, action: 'pupil-removed', subject });
        return memberRepository(within).removePupil(which.id, which.pupil);
      });
      if (!isElsewhere) await codes.remove(which.pupil);
    },

    async listCodes(visitor: Visitor, classId: string): Promise<CodeCard[]> {
      await open(visitor, classId, 'codes');
      return cardsOf(classId);
    },

    async cards(visitor: Visitor, classId: string, pupil: string | undefined) {
      const { row } = await open(visitor, classId, 'codes');
      const cards = await cardsOf(classId, pupil === undefined ? undefined : [pupil]);
      if (cards.length === 0) throw new Problem('not-found');
      return { className: row.name, cards };
    },

    /** Only who signs in with a code has one to renew. */
    async renewCode(visitor: Visitor, which: { id: string; pupil: string }): Promise<CodeCard[]> {
      const origin = await requirePupil(visitor, which);
      if (!(await codes.states([which.pupil])).has(which.pupil)) throw new Problem('not-found');
      await codes.renew(which.pupil, origin);
      return cardsOf(which.id, [which.pupil]);
    },

    async revokeCode(visitor: Visitor, which: { id: string; pupil: string }): Promise<void> {
      const origin = await requirePupil(visitor, which);
      if (!(await codes.states([which.pupil])).has(which.pupil)) throw new Problem('not-found');
      await codes.revoke(which.pupil, origin);
    },
  };
};

export type PupilService = ReturnType<typeof pupilService>;
