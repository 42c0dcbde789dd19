import { PostgresAdapter, sql, type Compilable, type SqlBool } from 'kysely';
import type { Db } from '../db.ts';
import type { Trx } from '../transaction.ts';
import { runBuiltOnce } from './built-once.ts';

/** The largest number of keys of one statement. */
const most = 200;

type Find<Row> = (db: Db, within: string, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

interface Lookup<Row> {
  key: string;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

export const isPostgres = (db: Db | Trx) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Makes a look-up of single rows that many calls need at once. On PostgreSQL, what is needed while a statement is under way waits for the
 * next one, which finds all of it: a statement each would make a thousand phones wait for few connections. An answer is never older than
 * its question. `within` is what all keys of a statement have in common (a farm), or empty.
 */
export function gathered<Row>(find: Find<Row>) {
  const lines = new WeakMap<Db, Map<string, Lookup<Row>[]>>();
  return async (db: Db, within: string, key: string): Promise<Row | undefined> => {
    if (!isPostgres(db)) return (await find(db, within, [key])).get(key);
    const ofDatabase = lines.get(db) ?? new Map<string, Lookup<Row>[]>();
    lines.set(db, ofDatabase);
    const { promise, resolve, reject } = Promise.withResolvers<Row | undefined>();
    const lookup = { key, resolve, reject };
    const line = ofDatabase.get(within);
    if (line) line.push(lookup);
    else void answerAll(within, [lookup]);
    return promise;

    async function answerAll(scope: string, begun: Lookup<Row>[]) {
      ofDatabase.set(scope, begun);
      while (begun.length > 0) await answer(db, scope, begun.splice(0, most), find);
      ofDatabase.delete(scope);
    }
  };
}

async function answer<Row>(db: Db, within: string, lookups: readonly Lookup<Row>[], find: Find<Row>): Promise<void> {
  try {
    const rows = await find(db, within, [...new Set(lookups.map(({ key }) => key))]);
    for (const { key, resolve } of lookups) resolve(rows.get(key));
  } catch (error) {
    for (const { reject } of lookups) reject(error);
  }
}

/** That a column has one of these values. On PostgreSQL the statement's text is the same for any number of them. */
export const isOneOf = (db: Db | Trx, column: string, values: readonly string[]) =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(${values})`
    : sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;

/** Runs a statement that is built once, for these values and then `keys`, with which it has `isOneOf`. */
export const runManyBuiltOnce = <Row>(
  db: Db | Trx,
  name: string,
  values: readonly string[],
  keys: readonly string[],
  build: () => Compilable<Row>,
): Promise<Row[]> =>
  isPostgres(db)
    ? runBuiltOnce(db, `${name} of any`, [...values, keys], build)
    : runBuiltOnce(db, `${name} of ${keys.length}`, [...values, ...keys], build);
