import type { AuditEntry } from '@mediathek/contract';
import type { AdminScope } from '@mediathek/domain';
import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';

interface Part {
  /** Only what concerns this person. */
  person?: string | undefined;
  offset: number;
  limit: number;
}

const nameOf = (given: string | null, family: string | null, login: string | null): string =>
  `${given ?? ''} ${family ?? ''}`.trim() || (login ?? '');

/** The audit trail as administrators read it; names come from the accounts as they are now. */
export const auditTrailRepository = (db: Queries) => {
  /** Who administered: those of the district need not belong to the school that reads it. */
  const listNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await asSystem(() =>
      db
        .selectFrom('users')
        .select(['id', 'given_name', 'family_name', 'login'])
        .where('id', 'in', [...new Set(ids)])
        .execute(),
    );
    return new Map(rows.map((row) => [row.id, nameOf(row.given_name, row.family_name, row.login)]));
  };

  return {
    async list(scope: Exclude<AdminScope, { kind: 'none' }>, viewerId: string, { person, offset, limit }: Part) {
      let events = db.selectFrom('audit_events').where('audit_events.district_id', '=', scope.districtId);
      if (scope.kind === 'school') events = events.where('audit_events.school_id', '=', scope.schoolId);
      if (person !== undefined) events = events.where('subject_kind', '=', 'person').where('subject_id', '=', person);
      const { total } = await events.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await events
        .leftJoin('users as people', (join) =>
          join
            .on('audit_events.subject_kind', '=', 'person')
            .on(sql`people.id::text`, '=', sql.ref('audit_events.subject_id')),
        )
        .leftJoin('schools', (join) =>
          join.on('audit_events.subject_kind', '=', 'school').onRef('schools.id', '=', 'audit_events.subject_id'),
        )
        .leftJoin('lti_platforms', (join) =>
          join
            .on('audit_events.subject_kind', '=', 'platform')
            .on(sql`lti_platforms.id::text`, '=', sql.ref('audit_events.subject_id')),
        )
        .select(['audit_events.id', 'at', 'action', 'actor_id', 'subject_kind', 'subject_id', 'fields', 'count'])
        .select(['people.given_name', 'people.family_name', 'people.login', 'schools.name as school_name'])
        .select('lti_platforms.name as platform_name')
        .orderBy('at', 'desc')
        .orderBy('audit_events.id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      const actors = await listNames(rows.flatMap(({ actor_id }) => actor_id ?? []));
      const actorOf = (id: string | null): AuditEntry['actor'] => {
        const name = id === null ? undefined : actors.get(id);
        return name === undefined ? null : { name, isOneself: id === viewerId };
      };
      const entries = rows.map(
        (row): AuditEntry => ({
          id: String(row.id),
          at: row.at.toISOString(),
          action: row.action,
          actor: actorOf(row.actor_id),
          isBySignOn: row.actor_id === null,
          subject: {
            kind: row.subject_kind,
            id: row.subject_id,
            name: row.school_name ?? row.platform_name ?? nameOf(row.given_name, row.family_name, row.login),
          },
          fields: row.fields,
          count: row.count,
        }),
      );
      return { total: Number(total), offset, entries };
    },
  };
};
