import type { CallAnswer, MediaCard, ParsedBody, ParsedQuery } from '@mediathek/contract';
import {
  berlinDay,
  filterInactiveMedia,
  isOpenUntilEndOfDay,
  managesLicences,
  mayMovePlaceOf,
} from '@mediathek/domain';
import type { Database, Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import type { Keys } from '../../keys';
import type { OnceOnly } from './once';
import { type PlaceOf, placeRepository } from './place-repository';
import { presentCode, presentHolder, presentMovement, termsOf } from './present-code';
import { receiverRepository } from './receiver-repository';
import { type CodeRow, licenceRepository } from './repository';

export interface LicenceDependencies {
  database: Database;
  clock: () => Date;
  keys: Pick<Keys, 'decrypt'>;
  once: OnceOnly;
  listCards(visitor: Visitor, identifiers: readonly string[]): Promise<MediaCard[]>;
  /** Told whose places have changed. */
  onChange(userId: string): void;
}

type Places = 'POST /api/v1/school/licences/{codeId}/places';
type TakeBack = 'POST /api/v1/school/licences/{codeId}/take-back';
type Return = 'POST /api/v1/school/licences/{codeId}/return';
type Redeem = 'POST /api/v1/library/redeem';
type Codes = 'GET /api/v1/school/licences';

/** Somebody at work on a code: who, at which school, and the key under which they may send it again. */
interface Act {
  visitor: Visitor;
  codeId: string;
  key: string | undefined;
}

const schoolOf = ({ user }: Visitor): string => (user === false ? '' : user.school_id);

/** The codes of a school: who holds their places, giving them, taking them back, returning and redeeming them. */
export const licenceService = ({ database, clock, keys, once, listCards, onChange }: LicenceDependencies) => {
  const licences = licenceRepository(database.queries);
  const receivers = receiverRepository(database.queries);
  const today = () => berlinDay(clock());

  const presentAll = async (visitor: Visitor, rows: readonly CodeRow[]) => {
    const cards = await listCards(visitor, [...new Set(rows.map(({ identifier }) => identifier))]);
    const cardOf = new Map(cards.map((card) => [card.identifier, card]));
    return rows.flatMap((row) => {
      const card = cardOf.get(row.identifier);
      return card ? [presentCode(row, card, visitor, today())] : [];
    });
  };

  const codeFor = async (visitor: Visitor, codeId: string): Promise<CodeRow> => {
    const row = await licences.findCode(schoolOf(visitor), codeId);
    if (!row) throw new Problem('not-found');
    return row;
  };

  /** Runs an act on a code that is locked for it. */
  const act = <Answer extends object>(
    { visitor, codeId, key }: Act,
    request: unknown,
    work: (places: ReturnType<typeof placeRepository>, code: LockedCode, within: Queries) => Promise<Answer>,
  ): Promise<Answer> =>
    once.run({ userId: signedInId(visitor), key, request: [codeId, request] }, async (within) => {
      const places = placeRepository(within);
      const code = await places.lock(schoolOf(visitor), codeId);
      if (!code) throw new Problem('not-found');
      return work(places, code, within);
    });
  type LockedCode = NonNullable<Awaited<ReturnType<ReturnType<typeof placeRepository>['lock']>>>;

  const requireOpen = (code: LockedCode): void => {
    if (!isOpenUntilEndOfDay(termsOf(code), today())) throw new Problem('licence-ended');
  };

  const giveTo = async (
    places: ReturnType<typeof placeRepository>,
    code: LockedCode,
    people: readonly PlaceOf[],
    { by, kind }: { by: string; kind: 'given' | 'redeemed' },
  ): Promise<CallAnswer<Places>> => {
    requireOpen(code);
    const given = await places.give({ licenceId: code.id, by, at: clock(), kind, isUnlimited: code.unlimited }, people);
    if (given === undefined) throw new Problem('no-places-left');
    const { remaining } = await places.counts(code.id);
    return { given, alreadyHad: people.length - given, remaining };
  };

  /** The people that are meant, if the giver reaches all of them. */
  const peopleFor = async (
    visitor: Visitor,
    licenceId: string,
    { classId, userIds }: ParsedBody<Places>,
    within: Queries,
  ): Promise<PlaceOf[]> => {
    const giverId = signedInId(visitor);
    const schoolId = schoolOf(visitor);
    const isAll = managesLicences(visitor.user);
    const inside = receiverRepository(within);
    if (classId !== undefined) {
      const classes = await inside.listClasses({ schoolId, licenceId, giverId, isAll });
      if (!classes.some(({ id }) => id === classId)) throw new Problem('not-found');
      const pupils = await inside.listPupils({ schoolId, licenceId, giverId, isAll, classId });
      return pupils.map(({ id }) => ({ userId: id, classId }));
    }
    const wanted = [...new Set(userIds)];
    const people = await inside.listPeople(schoolId, giverId, wanted);
    const isReached = people.every((one) => mayMovePlaceOf({ ...one, isSelf: one.id === giverId }, visitor.user));
    if (people.length !== wanted.length || !isReached) throw new Problem('not-found');
    return people.map((one) => ({ userId: one.id, classId: one.classId }));
  };

  /** The places that are meant, if whoever asks may move all of them; those that are gone already are left out. */
  const requireMovable = async (visitor: Visitor, code: LockedCode, placeIds: readonly string[], within: Queries) => {
    const holders = await licenceRepository(within).listHolders(code.id, signedInId(visitor));
    const wanted = new Set(placeIds);
    const meant = holders.filter(({ id }) => wanted.has(id));
    if (meant.some((holder) => !presentHolder(holder, visitor, keys).rights.takeBack)) throw new Problem('not-found');
    return meant.map(({ user_id }) => user_id);
  };

  return {
    /** The codes by the seed's filter, which hides nothing from whoever holds a place. */
    async list(visitor: Visitor, { q, inactive, offset, limit }: ParsedQuery<Codes>): Promise<CallAnswer<Codes>> {
      const [all, held] = await Promise.all([
        licences.listCodes(schoolOf(visitor)),
        licences.listHeld(signedInId(visitor)),
      ]);
      const words = q.toLowerCase().split(/\s+/).filter(Boolean);
      const isMeant = ({ fn_titel, code_id, identifier }: CodeRow) => {
        const text = `${fn_titel} ${code_id} ${identifier}`.toLowerCase();
        return words.every((word) => text.includes(word));
      };
      const meant = all.filter(isMeant).map((row) => ({ row, ...termsOf(row) }));
      const active = filterInactiveMedia(meant, today(), ({ row }) => held.has(row.id));
      const shown = inactive === 'shown' ? meant : active;
      const isManager = managesLicences(visitor.user);
      return {
        total: shown.length,
        offset,
        hidden: meant.length - active.length,
        items: await presentAll(
          visitor,
          shown.slice(offset, offset + limit).map(({ row }) => row),
        ),
        rights: { export: isManager, members: isManager },
      };
    },

    /** Every code with its holders, for the table that is saved. */
    async listAll(visitor: Visitor) {
      const rows = await licences.listCodes(schoolOf(visitor));
      const codes = await presentAll(visitor, rows);
      const idOf = new Map(rows.map(({ code_id, id }) => [code_id, id]));
      return Promise.all(
        codes.map(async (code) => {
          const holders =
            code.holderCount === 0 ? [] : await licences.listHolders(idOf.get(code.codeId) ?? '', signedInId(visitor));
          return {
            code,
            holders: holders.map(({ role, name, class_name }) => (role === 'L' ? name : (class_name ?? ''))),
          };
        }),
      );
    },

    async show(visitor: Visitor, codeId: string): Promise<CallAnswer<'GET /api/v1/school/licences/{codeId}'>> {
      const row = await codeFor(visitor, codeId);
      const [[code], holders, movements] = await Promise.all([
        presentAll(visitor, [row]),
        licences.listHolders(row.id, signedInId(visitor)),
        licences.listMovements(row.id),
      ]);
      if (!code) throw new Problem('not-found');
      return {
        ...code,
        holders: holders.map((holder) => presentHolder(holder, visitor, keys)),
        movements: movements.map(presentMovement),
      };
    },

    async listReceivers(visitor: Visitor, codeId: string, classId: string | undefined) {
      const row = await codeFor(visitor, codeId);
      const given = {
        schoolId: schoolOf(visitor),
        licenceId: row.id,
        giverId: signedInId(visitor),
        isAll: managesLicences(visitor.user),
      };
      const [classes, teachers, pupils] = await Promise.all([
        receivers.listClasses(given),
        receivers.listStaff(given),
        classId === undefined ? [] : receivers.listPupils({ ...given, classId }),
      ]);
      return {
        classes,
        teachers,
        pupils: pupils.map(({ id, nickname, isOwn, hasPlace }) => ({
          id,
          name: isOwn && nickname ? keys.decrypt(nickname) : '',
          hasPlace,
        })),
      };
    },

    async give(given: Act, body: ParsedBody<Places>): Promise<CallAnswer<Places>> {
      const by = signedInId(given.visitor);
      const told: string[] = [];
      const answer = await act(given, body, async (places, code, within) => {
        const people = await peopleFor(given.visitor, code.id, body, within);
        told.push(...people.map(({ userId }) => userId));
        return giveTo(places, code, people, { by, kind: 'given' });
      });
      for (const userId of told) onChange(userId);
      return answer;
    },

    async takeBack(given: Act, { placeIds }: ParsedBody<TakeBack>): Promise<CallAnswer<TakeBack>> {
      const told: string[] = [];
      const answer = await act(given, placeIds, async (places, code, within) => {
        told.push(...(await requireMovable(given.visitor, code, placeIds, within)));
        const by = signedInId(given.visitor);
        const takenBack = await places.takeBack({ licenceId: code.id, by, at: clock() }, placeIds);
        return { takenBack, ...(await places.counts(code.id)) };
      });
      for (const userId of told) onChange(userId);
      return answer;
    },

    /** Returned places are free again. Without named places one is meant that nobody holds any more, which is the administrators’. */
    async giveBack(given: Act, { placeIds }: ParsedBody<Return>): Promise<CallAnswer<Return>> {
      const { visitor } = given;
      if (!visitor.config.AllowReturns) throw new Problem('forbidden');
      if (placeIds === undefined && !managesLicences(visitor.user)) throw new Problem('forbidden');
      const told: string[] = [];
      const answer = await act(given, ['return', placeIds], async (places, code, within) => {
        requireOpen(code);
        const one = { licenceId: code.id, by: signedInId(visitor), at: clock() };
        if (placeIds !== undefined) told.push(...(await requireMovable(visitor, code, placeIds, within)));
        const returned =
          placeIds === undefined
            ? Number(await places.returnSpent(one)) || undefined
            : await places.returnHeld(one, placeIds);
        if (returned === undefined) throw new Problem('no-returns-left');
        return { takenBack: returned, ...(await places.counts(code.id)) };
      });
      for (const userId of told) onChange(userId);
      return answer;
    },

    /** Takes a place of a code of one's school for oneself. */
    async redeem(visitor: Visitor, typed: string, key: string | undefined): Promise<CallAnswer<Redeem>> {
      const row = await licences.findTypedCode(schoolOf(visitor), typed);
      if (!row) throw new Problem('not-found');
      const userId = signedInId(visitor);
      const { alreadyHad } = await act({ visitor, codeId: row.code_id, key }, 'redeem', (places, code) =>
        giveTo(places, code, [{ userId, classId: null }], { by: userId, kind: 'redeemed' }),
      );
      onChange(userId);
      return {
        codeId: row.code_id,
        identifier: row.identifier,
        mediaType: row.media_type,
        title: row.fn_titel,
        alreadyHad: alreadyHad > 0,
      };
    },
  };
};

export type LicenceService = ReturnType<typeof licenceService>;
