import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** The database's role for what people ask: owns nothing and sees no row of another school or district. */
export const portalRole = 'mediathek_portal';
/** The role whose members see every row: the portal itself, for signing in, jobs, import and migrations. */
export const systemRole = 'mediathek_system';

/** Whose rows a request may reach; a guest has no district, school or account. */
export interface Wall {
  district: string | undefined;
  school: string | undefined;
  user: string | undefined;
  /** Looks after all schools of the district. */
  isDistrictWide: boolean;
}

/** What a connection is told before it answers: the role, then district, school, account and width. */
type Setting = readonly [role: string, ...wall: string[]];

const system: Setting = ['none', '', '', '', ''];
const current = new AsyncLocalStorage<Setting>();

/** Does something within the wall: every statement on the way sees the rows of this school and district alone. */
export function withinWall<T>({ district, school, user, isDistrictWide }: Wall, work: () => T): T {
  return current.run([portalRole, district ?? '', school ?? '', user ?? '', isDistrictWide ? 'yes' : ''], work);
}

/** Does something as the portal itself, also where a person's request has led to it. */
export const asSystem = <T>(work: () => T): T => current.run(system, work);

const enter = `select set_config('role', $1, false), set_config('mediathek.district', $2, false),
  set_config('mediathek.school', $3, false), set_config('mediathek.user', $4, false),
  set_config('mediathek.district_wide', $5, false)`;

const isSame = (one: Setting, other: Setting) => one.every((value, at) => value === other[at]);

/** A connection that stands where the request stands: told anew only when the last one stood somewhere else. */
function walled(client: PostgresPoolClient): PostgresPoolClient {
  let standsAt: Setting | undefined = system;
  let before: Promise<unknown> = Promise.resolve();

  const answer = async (wanted: Setting, sql: string, parameters: readonly unknown[]) => {
    if (!standsAt || !isSame(standsAt, wanted)) {
      standsAt = undefined;
      await client.query(enter, wanted);
      standsAt = wanted;
    }
    // What was told within a transaction is forgotten with it.
    if (/^\s*rollback/i.test(sql)) standsAt = undefined;
    return client.query(sql, parameters);
  };
  const query = (sql: string, parameters: readonly unknown[]) => {
    const wanted = current.getStore() ?? system;
    const answered = before.then(() => answer(wanted, sql, parameters));
    before = answered.catch(() => undefined);
    return answered;
  };
  return { query, release: () => client.release() } as PostgresPoolClient;
}

/** Puts a wall around every connection of a pool, so that nobody above has to think of it. */
export function walledPool(pool: PostgresPool): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const behind = known.get(client) ?? walled(client);
      known.set(client, behind);
      return behind;
    },
    end: () => pool.end(),
  };
}

/** Takes a connection for something that no query builder writes, as the portal itself. */
export async function onSystemConnection<T>(
  pool: PostgresPool,
  work: (client: PostgresPoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await asSystem(() => work(client));
  } finally {
    client.release();
  }
}

/**
 * Makes both roles where this server has none yet, and this user a member of them. Runs before every start's migrations: a
 * database may have been carried over to another server.
 */
export const prepareRoles = `
do $roles$
declare
  wanted text;
  is_super boolean := (select rolsuper from pg_roles where rolname = current_user);
  may_become boolean := true;
begin
  foreach wanted in array array['${portalRole}', '${systemRole}'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- Since version 16 being a member and being allowed to become the role are two things.
    if current_setting('server_version_num')::integer >= 160000 then
      may_become := pg_has_role(current_user, wanted, 'set');
    end if;
    if not is_super and not (may_become and pg_has_role(current_user, wanted, 'usage')) then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
exception when insufficient_privilege then
  raise insufficient_privilege using message = format(
    'its user %I may not make the roles that keep schools apart; let an administrator of the server run once: '
    'create role ${portalRole} nologin; create role ${systemRole} nologin; grant ${portalRole}, ${systemRole} to %I',
    current_user, current_user);
end $roles$;`;
