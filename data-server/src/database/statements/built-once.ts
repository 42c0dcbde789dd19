import type { Compilable, CompiledQuery, Insertable } from 'kysely';
import type { Db } from '../db.ts';
import type { Tables } from '../tables.ts';
import type { Trx } from '../transaction.ts';

type Value = string | number | null;

/** The compiled queries by shape, for each database's adapter, which its transactions share. */
const built = new WeakMap<object, Map<unknown, CompiledQuery>>();

/**
 * Runs a statement that calls make all day. It is built and compiled once per database, because that takes longer than finding its row.
 * `shape` identifies it: statements with the same shape must differ only in `values`. `build` must use each value once, in their order, and
 * throws otherwise.
 */
export async function runBuiltOnce<Row>(
  db: Db | Trx,
  shape: unknown,
  values: readonly Value[],
  build: () => Compilable<Row>,
): Promise<Row[]> {
  const { adapter } = db.getExecutor();
  const known = built.get(adapter) ?? new Map<unknown, CompiledQuery<Row>>();
  built.set(adapter, known);
  let query = known.get(shape);
  if (!query) {
    query = build().compile();
    if (String(query.parameters) !== String(values)) throw new Error(`Takes its values in another order: ${query.sql}`);
    known.set(shape, query);
  }
  return (await db.executeQuery<Row>({ ...(query as CompiledQuery<Row>), parameters: values })).rows;
}

/** Stores a new row, with a statement that is built once for its columns. */
export async function insertRow<Table extends keyof Tables>(trx: Trx, table: Table, row: Insertable<Tables[Table]>) {
  const [columns, values] = [Object.keys(row), Object.values<Value>(row)];
  await runBuiltOnce(trx, `a row of ${table}: ${columns.join(', ')}`, values, () => trx.insertInto(table).values(row));
}

/** A query of one shape that is built once, like above. `build` must use each value once, in their order. */
export const builtOnce =
  <Values extends Value[], Row>(build: (db: Db | Trx, ...values: Values) => Compilable<Row>) =>
  (db: Db | Trx, ...values: Values): Promise<Row[]> =>
    runBuiltOnce(db, build, values, () => build(db, ...values));
