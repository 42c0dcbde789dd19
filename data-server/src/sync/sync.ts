import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { SyncedRow } from './farm-list.ts';
import { Problem } from '../problems/problems.ts';
import type { Services } from '../services/services.ts';
import type { SyncedTable } from '../database/tables.ts';

interface Source<DB, Table extends keyof DB, Row extends SyncedRow> {
  table: SyncedTable;
  farmerId: string;
  rows: SelectQueryBuilder<DB, Table, Row>;
}

export interface Changes<Row> {
  rows: Row[];
  /** Deleted, or changed so that they no longer match. */
  goneIds: string[];
  /** Everything from the beginning, not only what changed. */
  full: boolean;
  hasMore: boolean;
  mark: string;
}

/**
 * What changed in a farm since a mark, in the order of change.
 *
 * A farm's change number is raised inside each writing transaction and its row stays locked until that commits, so numbers become visible in order.
 * The number is read first and nothing beyond it is taken: what commits later has a higher one and comes the next time. None is missed.
 */
export async function changesSince<DB, Table extends keyof DB, Row extends SyncedRow>(
  { database: { db }, epoch }: Services,
  { table, farmerId, rows: all }: Source<DB, Table, Row>,
  matching: Expression<SqlBool>[],
  mark: string,
  size: number,
): Promise<Changes<Row>> {
  const farm = await db
    .selectFrom('farmers')
    .select(['change_no', 'purged_no'])
    .where('id', '=', farmerId)
    .executeTakeFirst();
  if (!farm) throw new Problem('not_found');
  const since = numberOf(mark, epoch);
  const full = since === null || since < farm.purged_no || since > farm.change_no;
  const from = full ? 0 : since;

  const changeNo = sql.ref(`${table}.change_no`);
  const matches = sql<SqlBool>`(${sql.join(matching, sql` AND `)})`;
  const inSpan = sql<SqlBool>`${changeNo} > ${from} AND ${changeNo} <= ${farm.change_no}`;
  const changed = full ? all.where(inSpan).where(matches) : all.where(inSpan);
  const found = (await changed
    .select(sql<number>`CASE WHEN ${matches} THEN 1 ELSE 0 END`.as('matches'))
    .orderBy(changeNo)
    .limit(Math.min(size, 1_000_000) + 1)
    .execute()) as unknown as (Row & { matches: number })[];

  const page = found.slice(0, size);
  const hasMore = found.length > size;
  const last = hasMore ? (page.at(-1)?.change_no ?? from) : farm.change_no;
  return {
    rows: page.filter(({ matches: fits }) => fits === 1).map(({ matches: _fits, ...row }) => row as unknown as Row),
    goneIds: page.filter(({ matches: fits }) => fits === 0).map(({ id }) => id),
    full,
    hasMore,
    mark: `${epoch}.${last}`,
  };
}

/** Null for a mark that is not of this database, or none at all. */
function numberOf(mark: string, epoch: string): number | null {
  const [before, number = ''] = mark.split('.');
  return before === epoch && /^\d{1,15}$/.test(number) ? Number(number) : null;
}

/**
 * Which of the ids that a client holds a whole answer would not have: deleted, never there, no longer fitting what the caller filters by, or not to be
 * seen by the application that asks.
 */
export async function goneOf<DB, Table extends keyof DB, Row extends SyncedRow>(
  { table, rows }: Source<DB, Table, Row>,
  matching: Expression<SqlBool>[],
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const held = sql<SqlBool>`${sql.ref(`${table}.id`)} IN (${sql.join(ids)})`;
  const found = (await [held, ...matching]
    .reduce((some, condition) => some.where(condition), rows)
    .execute()) as unknown as Row[];
  const there = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}
