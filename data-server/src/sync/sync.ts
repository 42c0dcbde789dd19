import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import { builtOnce } from '../database/statements/built-once.ts';
import type { SyncedTable } from '../database/synced-table.ts';
import { Problem } from '../problems/problems.ts';
import { mostRows } from './lists.ts';
import { fillMark, plainMark, readMark, type Mark } from './mark.ts';
import type { Order } from './place.ts';
import { readStretch } from './walk.ts';

export interface SyncedRow {
  id: string;
  change_no: number;
  deleted_at: number | null;
}

interface Source<DB, Table extends keyof DB, Row extends SyncedRow> {
  table: SyncedTable;
  farmerId: string;
  rows(): SelectQueryBuilder<DB, Table, Row>;
  /** The caller's filters, and that the row is not deleted. */
  matching: Expression<SqlBool>[];
  parts?: readonly Expression<SqlBool>[] | undefined;
  fillOrder: readonly Order[];
}

interface Since {
  mark: string;
  epoch: string;
  /** The largest number of rows in an answer. */
  size: number;
  /** Whether the caller continues from marks; otherwise it starts again each time, after it has received everything. */
  takesPart: boolean;
}

export interface Changes<Row> {
  rows: Row[];
  /** Rows that were deleted, or no longer match the filters. */
  goneIds: string[];
  /** Whether this answer begins a full list and has not only changes. */
  full: boolean;
  /** The mark is ahead of the farm: the database was restored since without learning of it. */
  wentBack: boolean;
  hasMore: boolean;
  mark: string;
}

/**
 * What has changed in a farm since a mark. A farm's change number is raised inside each writing transaction, and its row stays locked until
 * the commit, so numbers become visible in order. The number is read first, and later changes are ignored: they have higher numbers and
 * come the next time, so none is missed. A caller without a mark, or with an unknown one, gets everything that matches instead, page by
 * page; the mark then has the place in that list and the number at its beginning, from which the changes continue when the list has ended.
 */
export async function changesSince<DB, Table extends keyof DB, Row extends SyncedRow>(
  db: Db,
  source: Source<DB, Table, Row>,
  since: Since,
): Promise<Changes<Row>> {
  const farm = await farmCounters(db, source.farmerId);
  const mark = readMark(since.mark, since.epoch);
  const isKnown = mark !== null && mark.number >= farm.purged_no && mark.number <= farm.change_no;
  if (isKnown && mark.place === null && since.takesPart) return changed(source, since, mark.number, farm.change_no);
  const goesOn = isKnown && mark.place !== null;
  const filled = await fill(db, source, since, goesOn ? mark : { number: farm.change_no, place: null });
  return { ...filled, wentBack: mark !== null && mark.number > farm.change_no };
}

const counters = builtOnce((db, farmerId: string) =>
  db.selectFrom('farmers').select(['change_no', 'purged_no']).where('id', '=', farmerId),
);

async function farmCounters(db: Db, farmerId: string) {
  const [farm] = await counters(db, farmerId);
  if (!farm) throw new Problem('not_found');
  return farm;
}

/** Reads everything that matches, from a place on. */
async function fill<DB, Table extends keyof DB, Row extends SyncedRow>(
  db: Db,
  { rows: all, matching, parts, fillOrder, farmerId }: Source<DB, Table, Row>,
  { epoch, size, takesPart }: Since,
  { number, place }: Mark,
): Promise<Omit<Changes<Row>, 'wentBack'>> {
  const walk = { rows: all, filters: matching, parts, order: fillOrder };
  const { rows, next } = await readStretch(db, walk, { after: place, size });
  const full = place === null;
  if (next) return { rows, goneIds: [], full, hasMore: true, mark: fillMark(epoch, number, next) };
  // Rows that changed while the pages were fetched may have moved between pages, and belong to the full list.
  const hasMore = takesPart && !full && (await farmCounters(db, farmerId)).change_no > number;
  return { rows, goneIds: [], full, hasMore, mark: plainMark(epoch, number) };
}

/** Rows with a change number between two numbers, in that order. */
async function changed<DB, Table extends keyof DB, Row extends SyncedRow>(
  { table, rows: all, matching }: Source<DB, Table, Row>,
  { epoch, size }: Since,
  from: number,
  to: number,
): Promise<Changes<Row>> {
  const changeNo = sql.ref(`${table}.change_no`);
  const matches = sql<SqlBool>`(${sql.join(matching, sql` AND `)})`;
  const those = (numbers: RawBuilder<SqlBool>, most: number) =>
    all()
      .where(numbers)
      .select(sql<number>`CASE WHEN ${matches} THEN 1 ELSE 0 END`.as('matches'))
      .orderBy(changeNo)
      .limit(most)
      .execute() as unknown as Promise<(Row & { matches: number })[]>;
  const found = await those(sql`${changeNo} > ${from} AND ${changeNo} <= ${to}`, size + 1);
  const hasMore = found.length > size;
  const last = found[size - 1]?.change_no ?? to;
  // A mark is a number, so the rows of one write are never split, even beyond the size: the places of all plots, for example.
  const isSplit = hasMore && found[size]?.change_no === last;
  const rest = isSplit ? await those(sql`${changeNo} = ${last}`, mostRows) : [];
  const page = isSplit ? [...found.filter((row) => row.change_no < last), ...rest] : found.slice(0, size);
  return {
    rows: page.filter(({ matches: fits }) => fits === 1).map(({ matches: _fits, ...row }) => row as unknown as Row),
    goneIds: page.filter(({ matches: fits }) => fits === 0).map(({ id }) => id),
    full: false,
    wentBack: false,
    hasMore,
    mark: plainMark(epoch, hasMore ? last : to),
  };
}

/** Ids are stored in lower case; a client may send capitals. */
const inSmall = (id: string) => id.toLowerCase();

/**
 * Which of a client's ids a full answer would not contain: deleted ones, unknown ones, those that no longer match the filters, and those
 * that the calling application may not see.
 */
export async function goneOf<DB, Table extends keyof DB, Row extends SyncedRow>(
  { table, rows, matching }: Source<DB, Table, Row>,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const held = sql<SqlBool>`${sql.ref(`${table}.id`)} IN (${sql.join(ids.map(inSmall))})`;
  const found = (await [held, ...matching]
    .reduce((some, condition) => some.where(condition), rows())
    .execute()) as unknown as Row[];
  const there = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !there.has(inSmall(id)));
}
