import { type PGlite, protocol, types } from '@electric-sql/pglite';
import { maySavePlan, mostPlans } from './plans';

const { serialize } = protocol;

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

interface Statement {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly fields: readonly Field[];
}

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

/** Finds a message of the database by its name; what it carries is the sender's affair. */
const findMessage = <T>(messages: Messages, name: string): T | undefined =>
  messages.find((message) => message.name === name) as T | undefined;

/** "UPDATE 3" says three, "INSERT 0 2" says two. */
const countOf = (messages: Messages): number =>
  Number(/(\d+)$/.exec(findMessage<{ text: string }>(messages, 'commandComplete')?.text ?? '')?.[1] ?? 0);

/**
 * Answers statements with plans that are made once: with every table behind its wall, making a plan takes the embedded
 * database ten times as long as carrying it out.
 */
export function preparedStatements(db: PGlite) {
  const kept = new Map<string, Statement>();
  let made = 0;

  const send = async (...messages: readonly Uint8Array[]): Promise<Messages> =>
    (await db.execProtocol(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })).messages;

  const prepare = async (text: string): Promise<Statement> => {
    made += 1;
    const name = `plan_${made}`;
    const told = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    return {
      name,
      parameterTypes: findMessage<{ dataTypeIDs: number[] }>(told, 'parameterDescription')?.dataTypeIDs ?? [],
      fields: findMessage<{ fields: Field[] }>(told, 'rowDescription')?.fields ?? [],
    };
  };

  /** The plan of a statement; the one that was not asked for longest makes room for a new one. */
  const find = async (text: string): Promise<Statement> => {
    const statement = kept.get(text) ?? (await prepare(text));
    kept.delete(text);
    kept.set(text, statement);
    const [oldest] = kept;
    if (kept.size > mostPlans && oldest) {
      kept.delete(oldest[0]);
      await send(serialize.close({ type: 'S', name: oldest[1].name }));
    }
    return statement;
  };

  const write = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : db.serializers[type];
    return serializer ? serializer(value) : String(value);
  };

  const readRow = ({ fields }: Statement, texts: readonly (string | null)[]): Record<string, unknown> =>
    Object.fromEntries(
      fields.map(({ name, dataTypeID }, at) => [name, types.parseType(texts[at] ?? null, dataTypeID, db.parsers)]),
    );

  return {
    async query(text: string, parameters: readonly unknown[]) {
      if (!maySavePlan(text)) {
        const { rows, affectedRows } = await db.query<Record<string, unknown>>(text, [...parameters]);
        return { rows, rowCount: affectedRows ?? rows.length };
      }
      return db.runExclusive(async () => {
        const statement = await find(text);
        const { name, parameterTypes } = statement;
        const values = parameters.map((value, at) => write(value, parameterTypes[at]));
        const answered = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
        await db.syncToFs();
        const rows = answered.flatMap((message) =>
          message.name === 'dataRow'
            ? [readRow(statement, (message as unknown as { fields: (string | null)[] }).fields)]
            : [],
        );
        return { rows, rowCount: countOf(answered) };
      });
    },

    /** After a script tables may look different; plans that were made for the old ones would fail. */
    async forgetAll(): Promise<void> {
      if (kept.size === 0) return;
      kept.clear();
      await db.exec('deallocate all');
    },
  };
}
