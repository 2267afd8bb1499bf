import type { InvitationSummary, InvitationView, ListItem, ParsedBody } from '@mediathek/contract';
import { invitationState, isStudent, isTeacher, linkTo, mayReadMedium, mostOpenInvitations } from '@mediathek/domain';
import type { Database, Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import { invitationRepository, type StoredInvitation } from './repository';

interface Dependencies {
  database: Database;
  clock: () => Date;
  summaryOf(invitation: Pick<StoredInvitation, keyof SummaryRow>): InvitationSummary;
  /** Refuses whoever does not decide who sees a list. */
  requireSharer(visitor: Visitor, listId: string): Promise<void>;
  /** Lets others into a list. */
  openList(visitor: Visitor, listId: string): Promise<void>;
  /** Whether the visitor teaches a class. */
  teaches(visitor: Visitor, classId: string): Promise<boolean>;
  listItems(visitor: Visitor, listId: string): Promise<ListItem[]>;
  listCovers(listId: string): Promise<string[]>;
  addReference(within: Queries, listId: string, userId: string): Promise<void>;
  copyList(
    within: Queries,
    visitor: Visitor,
    from: { id: string; title: string; description: string },
  ): Promise<string>;
  /** Lets somebody into a class; refuses where there is no room. */
  joinClass(within: Queries, visitor: Visitor, classId: string): Promise<void>;
}

/** The catalogue's type of clips. */
const clipType = 'UC_CLIP';

export type SummaryRow = Pick<
  StoredInvitation,
  'id' | 'list_id' | 'guests_may_follow' | 'expires_at' | 'most' | 'accepted' | 'revoked_at'
>;

/** An invitation as those see it who made it. */
export const invitationSummaries =
  (clock: () => Date, publicUrl: string) =>
  (row: SummaryRow): InvitationSummary => ({
    id: row.id,
    kind: row.list_id === null ? 'class' : 'list',
    address: publicUrl + linkTo('invitation', { id: row.id }),
    guestsMayFollow: row.guests_may_follow,
    expiresAt: row.expires_at?.toISOString() ?? null,
    most: row.most,
    accepted: row.accepted,
    state: stateOf(row, clock()),
  });

const stateOf = (row: SummaryRow, now: Date) =>
  invitationState(
    { expiresAt: row.expires_at, most: row.most, accepted: row.accepted, revokedAt: row.revoked_at },
    now,
  );

const nothing = { acceptReference: false, acceptCopy: false, joinClass: false, follow: false } as const;

/** Inviting, taking back, looking at an invitation, accepting it. */
export function invitationService(dependencies: Dependencies) {
  const { database, clock, summaryOf, requireSharer, openList, teaches } = dependencies;
  const db = database.queries;

  /** Only the owner of a list and the teachers of a class invite to it. */
  async function requireInviter(
    visitor: Visitor,
    thing: { listId?: string | undefined; classId?: string | undefined },
  ) {
    if ((thing.listId === undefined) === (thing.classId === undefined))
      throw new Problem('invalid-request', {
        errors: [{ parameter: 'listId', detail: 'Name a list or a class, one of them' }],
      });
    if (thing.listId !== undefined) return requireSharer(visitor, thing.listId);
    if (!(await teaches(visitor, thing.classId ?? ''))) throw new Problem('not-found');
  }

  const isOwnOffer = (found: StoredInvitation, { id }: Visitor): boolean =>
    id !== undefined && (found.owner_id === id || found.created_by === id);

  /** Whoever offers it takes it back, and so do all who teach the class. */
  const mayRevoke = async (found: StoredInvitation, visitor: Visitor): Promise<boolean> =>
    isOwnOffer(found, visitor) || (found.class_id !== null && (await teaches(visitor, found.class_id)));

  /** What a visitor can do with an invitation that is open and not accepted yet. */
  function mayOf(found: StoredInvitation, visitor: Visitor): InvitationView['may'] {
    const isList = found.list_id !== null;
    const mayTake = isList && isTeacher(visitor.user) && !isOwnOffer(found, visitor);
    const isOfSchool = visitor.user !== false && visitor.user.school_id === found.class_school;
    return {
      acceptReference: mayTake,
      acceptCopy: mayTake,
      joinClass: !isList && isStudent(visitor.user) && isOfSchool,
      follow: isList && found.guests_may_follow,
    };
  }

  async function itemsFor(visitor: Visitor, listId: string): Promise<ListItem[]> {
    const items = await dependencies.listItems(visitor, listId);
    return items.map((item) => {
      const { medium } = item;
      const mayRead = medium && mayReadMedium(visitor, { isOpen: medium.isOpen, isClip: medium.fn_typ === clipType });
      return mayRead || item.link ? item : { ...item, medium: null };
    });
  }

  function targetOf(found: StoredInvitation, copyId: string | null): string {
    if (found.class_id !== null) return linkTo('class', { id: found.class_id });
    return linkTo('medialist', { id: copyId ?? found.list_id ?? '' });
  }

  /** A list that was removed and a class that was archived offer nothing any more. */
  const isThere = (found: StoredInvitation): boolean => found.class_school !== null || found.owner_id !== null;
  const presentState = (found: StoredInvitation) => (isThere(found) ? stateOf(found, clock()) : 'revoked');

  /** What is told about the offer itself; of a list that can no longer be had, nothing. */
  async function offerOf(visitor: Visitor, found: StoredInvitation, isFollowed: boolean) {
    const { list_id, title, class_name, description } = found;
    const words = { title: title ?? class_name ?? '', description: description ?? '' };
    if (list_id === null) return { ...words, itemCount: 0, covers: [], items: [] };
    const items = await itemsFor(visitor, list_id);
    const covers = await dependencies.listCovers(list_id);
    return { ...words, itemCount: items.length, covers, items: isFollowed ? items : [] };
  }

  async function view(visitor: Visitor, id: string): Promise<InvitationView> {
    const invitations = invitationRepository(db);
    const found = await invitations.find(id);
    if (!found) throw new Problem('not-found');
    const acceptance = visitor.id === undefined ? undefined : await invitations.findAcceptance(id, visitor.id);
    const isOwn = isOwnOffer(found, visitor);
    const state = acceptance && isThere(found) ? 'accepted' : presentState(found);
    const may = state === 'open' ? mayOf(found, visitor) : nothing;
    const offer =
      state === 'revoked' || state === 'expired'
        ? { title: '', description: '', itemCount: 0, covers: [], items: [] }
        : await offerOf(visitor, found, may.follow);
    return {
      id,
      kind: found.list_id === null ? 'class' : 'list',
      state,
      offeredBy: found.offered_by,
      school: found.school ?? '',
      ...offer,
      isOwn,
      may,
      target: acceptance || isOwn ? targetOf(found, acceptance?.copy_id ?? null) : null,
    };
  }

  async function carryOut(within: Queries, visitor: Visitor, found: StoredInvitation, as: string) {
    const { list_id, class_id, title, description } = found;
    const userId = signedInId(visitor);
    if (list_id === null) await dependencies.joinClass(within, visitor, class_id ?? '');
    else if (as === 'reference') await dependencies.addReference(within, list_id, userId);
    else
      return dependencies.copyList(within, visitor, {
        id: list_id,
        title: title ?? '',
        description: description ?? '',
      });
    return null;
  }

  return {
    view,

    async list(visitor: Visitor, thing: { listId?: string | undefined; classId?: string | undefined }) {
      await requireInviter(visitor, thing);
      return { items: (await invitationRepository(db).listFor(thing)).map(summaryOf) };
    },

    async make(visitor: Visitor, wanted: ParsedBody<'POST /api/v1/invitations'>): Promise<InvitationSummary> {
      await requireInviter(visitor, wanted);
      const invitations = invitationRepository(db);
      const open = (await invitations.listFor(wanted)).filter((one) => stateOf(one, clock()) === 'open');
      if (open.length >= mostOpenInvitations) throw new Problem('limit-reached');
      if (wanted.listId !== undefined) await openList(visitor, wanted.listId);
      const made = await invitations.add({
        listId: wanted.listId ?? null,
        classId: wanted.classId ?? null,
        createdBy: signedInId(visitor),
        guestsMayFollow: wanted.guestsMayFollow && wanted.listId !== undefined,
        createdAt: clock(),
        expiresAt: wanted.expiresAt === null ? null : new Date(wanted.expiresAt),
        most: wanted.most,
      });
      return summaryOf(made);
    },

    async revoke(visitor: Visitor, id: string): Promise<void> {
      const found = await invitationRepository(db).find(id);
      if (!found || !(await mayRevoke(found, visitor))) throw new Problem('not-found');
      await invitationRepository(db).revoke(id, clock());
    },

    /** Accepting twice is the same as accepting once; the last place is given once, also to two who come at once. */
    async accept(visitor: Visitor, id: string, as: 'reference' | 'copy' | 'member'): Promise<InvitationView> {
      await database.queries.transaction().execute(async (within) => {
        const invitations = invitationRepository(within);
        await invitations.lock(id);
        const found = await invitations.find(id);
        if (!found) throw new Problem('not-found');
        const userId = signedInId(visitor);
        if (await invitations.findAcceptance(id, userId)) return;
        const state = presentState(found);
        if (state !== 'open') throw new Problem('invitation-closed', { current: { state } });
        const may = mayOf(found, visitor);
        const isAllowed = { reference: may.acceptReference, copy: may.acceptCopy, member: may.joinClass }[as];
        if (!isAllowed) throw new Problem('forbidden');
        const copyId = await carryOut(within, visitor, found, as);
        await invitations.accept({ id, userId, copyId, at: clock() });
      });
      return view(visitor, id);
    },
  };
}

export type InvitationService = ReturnType<typeof invitationService>;
