import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';
import type { MediaViewer } from './repository';
import { boardMedia } from './shared-media-repository';

const clipFields = [
  'media.identifier',
  'media.fn_titel',
  'media.clip_start',
  'media.clip_end',
  'media.clip_owner',
] as const;

interface NewClip {
  identifier: string;
  filmId: number;
  ownerId: string;
  title: string;
  start: number;
  end: number;
  addedOn: string;
}

/** Stretches of films that teachers saved. */
export const clipRepository = (db: Queries) => ({
  /** A film's clips: one's own and those of colleagues at the same school; pupils get what stands on their board. */
  listFor: ({ userId, schoolId, scope, now }: MediaViewer, filmId: number) =>
    db
      .selectFrom('media')
      .innerJoin('users', 'users.id', 'media.clip_owner')
      .select(clipFields)
      .where('media.clip_of', '=', filmId)
      .where('media.deleted_at', 'is', null)
      .where((eb) =>
        scope === 'shared'
          ? eb('media.id', 'in', boardMedia({ userId, now }))
          : eb.or([eb('media.clip_owner', '=', userId ?? null), eb('users.school_id', '=', schoolId || null)]),
      )
      .orderBy('media.clip_start')
      .orderBy('media.id')
      .execute(),

  findSource: (filmId: number) =>
    db.selectFrom('media').select(['identifier', 'fn_titel']).where('id', '=', filmId).executeTakeFirstOrThrow(),

  /** A clip takes from its film what describes it; the licence and the files stay the film's. */
  async add(clip: NewClip): Promise<void> {
    await db
      .insertInto('media')
      .columns([
        ...(['identifier', 'fn_titel', 'fn_typ', 'media_type', 'duration_minutes', 'added_on'] as const),
        ...(['clip_of', 'clip_start', 'clip_end', 'clip_owner'] as const),
        ...(['fn_kurztext', 'fn_geb', 'fn_sprache', 'fn_adressat', 'fn_schlag', 'fn_prodname'] as const),
        ...(['is_mediathek', 'licence_label', 'fn_nr', 'fn_text'] as const),
      ])
      .expression((eb) =>
        eb
          .selectFrom('media')
          .select([
            eb.val(clip.identifier).as('identifier'),
            eb.val(clip.title).as('fn_titel'),
            sql<string>`'UC_CLIP'`.as('fn_typ'),
            sql<'media'>`'media'`.as('media_type'),
            sql<number>`${Math.max(1, Math.round((clip.end - clip.start) / 60))}::integer`.as('duration_minutes'),
            sql<string>`${clip.addedOn}::date`.as('added_on'),
            'id as clip_of',
            sql<number>`${clip.start}::double precision`.as('clip_start'),
            sql<number>`${clip.end}::double precision`.as('clip_end'),
            sql<string>`${clip.ownerId}::uuid`.as('clip_owner'),
          ])
          .select(['fn_kurztext', 'fn_geb', 'fn_sprache', 'fn_adressat', 'fn_schlag', 'fn_prodname'])
          .select(['is_mediathek', 'licence_label', sql<string>`''`.as('fn_nr'), sql<string>`''`.as('fn_text')])
          .where('id', '=', clip.filmId),
      )
      .execute();
  },

  /** Takes a clip of one's own away, or brings it back; says nothing when there is none. */
  setDeleted: (clip: { identifier: string; ownerId: string; deletedAt: Date | null }) =>
    db
      .updateTable('media')
      .set({ deleted_at: clip.deletedAt })
      .where('identifier', '=', clip.identifier)
      .where('clip_owner', '=', clip.ownerId)
      .returning(clipFields)
      .executeTakeFirst(),

  async removeDeletedBefore(moment: Date): Promise<void> {
    await db.deleteFrom('media').where('clip_of', 'is not', null).where('deleted_at', '<', moment).execute();
  },
});
