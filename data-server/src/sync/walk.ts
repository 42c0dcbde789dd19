import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import { runBuiltOnce } from '../database/statements/built-once.ts';
import type { SyncedTable } from '../database/synced-table.ts';
import { Problem } from '../problems/problems.ts';
import { columnName, isAfter, type Order, placeOf, type Place } from './place.ts';

/** Rows in an order: every list and every pull reads them like this. */
export interface Walk<DB, Table extends keyof DB, Row> {
  rows(): SelectQueryBuilder<DB, Table, Row>;
  filters: readonly Expression<SqlBool>[];
  /** Disjoint parts that together are all rows; a database finds each by its own index. */
  parts?: readonly Expression<SqlBool>[] | undefined;
  /** It must end with the id. */
  order: readonly Order[];
  /** For a walk from the beginning whose only value is the farm: the query is built once per `shape`. */
  ofFarm?: { shape: string; farmerId: string } | undefined;
}

export interface Stretch<Row> {
  rows: Row[];
  /** Where to continue; null at the end. */
  next: Place | null;
}

/** Reads the rows after a place, in order. One additional row shows whether there are more. Throws a 400 for a place of another order. */
export async function readStretch<DB, Table extends keyof DB, Row>(
  db: Db,
  walk: Walk<DB, Table, Row>,
  { after, offset = 0, size }: { after: Place | null; offset?: number; size: number },
): Promise<Stretch<Row>> {
  const { order } = walk;
  const filters = after ? [...walk.filters, placeCondition(order, after)] : walk.filters;
  const found = await unionOf(db, { ...walk, filters }, { offset, size: size + 1 }).catch((error: unknown) => {
    throw after && isNoValue(error) ? unknownPlace() : error;
  });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? placeOf(last, order) : null };
}

async function unionOf<DB, Table extends keyof DB, Row>(
  db: Db,
  { rows, filters, parts, order, ofFarm }: Walk<DB, Table, Row>,
  { offset, size }: { offset: number; size: number },
): Promise<Row[]> {
  const inOrder = (some: ReturnType<typeof rows>) =>
    order.reduce((so, { column, descending }) => so.orderBy(sql.ref(column), descending ? 'desc' : 'asc'), some);
  const whole = () => inOrder(filtered(rows(), filters)).limit(size).offset(offset);
  if (ofFarm) return runBuiltOnce(db, ofFarm.shape, [ofFarm.farmerId, size, offset], whole);
  if (!parts) return whole().execute();
  if (parts.length === 0) return [];
  const most = offset + size;
  const each = parts.map(
    (part) => sql`SELECT * FROM ${inOrder(filtered(rows(), [...filters, part])).limit(most)} AS part`,
  );
  const named = order.map((part) => ({ ...part, column: columnName(part.column) }));
  const union: RawBuilder<Row> = sql`${sql.join(each, sql` UNION ALL `)} ORDER BY ${orderClause(named)} LIMIT ${size} OFFSET ${offset}`;
  return (await union.execute(db)).rows;
}

const filtered = <DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  filters: readonly Expression<SqlBool>[],
) => filters.reduce((some, filter) => some.where(filter), rows);

const orderClause = (order: readonly Order[]) =>
  sql.join(order.map(({ column, descending }) => sql`${sql.ref(column)} ${descending ? sql`DESC` : sql`ASC`}`));

/** PostgreSQL takes no word for a number, and no number that its column cannot hold: such a place is none of ours. SQLite compares whatever it gets. */
const isNoValue = (error: unknown) => (error as { code?: unknown }).code?.toString().startsWith('22') ?? false;

function placeCondition(order: readonly Order[], place: Place) {
  const condition = isAfter(order, place);
  if (condition) return condition;
  throw unknownPlace();
}

function unknownPlace(): Problem {
  const error = { field: 'after', code: 'place_unknown', message: 'This `next` came with another order.' };
  return new Problem('bad_request', { errors: [error] });
}

/** Counting stops here, because counting further would cost more than the page. */
const mostCounted = 10_000;

/** The rows of a farm to count: as in `Walk`, but of the table alone. */
export interface Counted {
  table: SyncedTable;
  farmerId: string;
  filters: readonly Expression<SqlBool>[];
  parts?: readonly Expression<SqlBool>[] | undefined;
  /** Has an index. Without an order PostgreSQL reads a large farm's rows as they lie in the table, and all those of other farms before them. */
  order: readonly Order[];
}

/** How many rows there are; `mostCounted` and `isMore` where there are more. */
export async function countRows(db: Db, counted: Counted): Promise<{ total: number; isMore: boolean }> {
  if (counted.parts?.length === 0) return { total: 0, isMore: false };
  const total = (await countQuery(counted).execute(db)).rows[0]?.total ?? 0;
  return { total: Math.min(total, mostCounted), isMore: total > mostCounted };
}

/** Counts one row more than `mostCounted` where there are more. */
export function countQuery({ table, farmerId, filters, parts, order }: Counted): RawBuilder<{ total: number }> {
  const most = mostCounted + 1;
  const ofFarm = sql<SqlBool>`${sql.ref(`${table}.farmer_id`)} = ${farmerId}`;
  const each = (parts ?? [sql<SqlBool>`1 = 1`]).map(
    (part) => sql`SELECT * FROM (
      SELECT 1 AS found FROM ${sql.table(table)} WHERE ${sql.join([ofFarm, ...filters, part], sql` AND `)}
      ORDER BY ${orderClause(order)} LIMIT ${most}
    ) AS part`,
  );
  return sql`SELECT count(*) AS total FROM (${sql.join(each, sql` UNION ALL `)} LIMIT ${most}) AS counted`;
}
