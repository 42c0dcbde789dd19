import { sql, type Compilable, type SqlBool } from 'kysely';
import type { Db } from '../db.ts';
import type { Trx } from '../transaction.ts';
import { runBuiltOnce } from './built-once.ts';
import { inOneTrip, isPostgres } from './one-trip.ts';

type Find<Row> = (db: Db, within: string, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

interface Lookup<Row> {
  key: string;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/** Look-ups by what their keys have in common. */
type Line<Row> = Map<string, Lookup<Row>[]>;

/**
 * Makes a look-up of single rows that many calls need at once. On PostgreSQL, what is needed while one is under way waits for the next one,
 * which finds all of it in one trip: a trip each would make a thousand phones wait for few connections. An answer is never older than its
 * question. `within` is what all keys of a statement have in common (a farm), or empty.
 */
export function gathered<Row>(find: Find<Row>) {
  const lines = new WeakMap<Db, Line<Row>>();
  return async (db: Db, within: string, key: string): Promise<Row | undefined> => {
    if (!isPostgres(db)) return (await find(db, within, [key])).get(key);
    const { promise, resolve, reject } = Promise.withResolvers<Row | undefined>();
    const line: Line<Row> = lines.get(db) ?? new Map();
    const lookups = line.get(within) ?? [];
    lookups.push({ key, resolve, reject });
    line.set(within, lookups);
    if (!lines.has(db)) void answerAll(db, line);
    return promise;
  };

  async function answerAll(db: Db, line: Line<Row>) {
    lines.set(db, line);
    while (line.size > 0) {
      const taken = [...line];
      line.clear();
      try {
        await inOneTrip(
          db,
          ...taken.map(
            ([within, lookups]) =>
              (trip: Db) =>
                answer(trip, within, lookups),
          ),
        );
      } catch (error) {
        for (const { reject } of taken.flatMap(([, lookups]) => lookups)) reject(error);
      }
    }
    lines.delete(db);
  }

  async function answer(db: Db, within: string, lookups: readonly Lookup<Row>[]) {
    try {
      const rows = await find(db, within, [...new Set(lookups.map(({ key }) => key))]);
      for (const { key, resolve } of lookups) resolve(rows.get(key));
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    }
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
