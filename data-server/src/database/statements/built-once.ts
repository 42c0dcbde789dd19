import type { Compilable, CompiledQuery, Insertable } from 'kysely';
import type { Db } from '../db.ts';
import type { Tables } from '../tables.ts';
import type { Trx } from '../transaction.ts';

type Value = string | number | null | readonly string[];

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

/** Stores new rows with the same columns in one statement, which is built once for their number. */
export async function insertRows<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.flatMap((row) => valuesIn(row, columns));
  const shape = `${rows.length} rows of ${table}: ${columns.join(', ')}`;
  await runBuiltOnce(trx, shape, values, () => trx.insertInto(table).values(rows));
}

/** A row's values in the order of these columns, which must be its own, in whatever order. */
function valuesIn(row: object, columns: readonly string[]): Value[] {
  const byColumn = row as Record<string, Value>;
  if (Object.keys(row).length !== columns.length || columns.some((column) => !(column in row)))
    throw new Error(`A row has other columns than ${columns.join(', ')}: ${Object.keys(row).join(', ')}`);
  return columns.map((column) => byColumn[column] as Value);
}

/** A query of one shape that is built once, like above. `build` must use each value once, in their order. */
export const builtOnce =
  <Values extends Value[], Row>(build: (db: Db | Trx, ...values: Values) => Compilable<Row>) =>
  (db: Db | Trx, ...values: Values): Promise<Row[]> =>
    runBuiltOnce(db, build, values, () => build(db, ...values));
