import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import { builtOnce } from '../database/statements/built-once.ts';
import type { SyncedTable } from '../database/synced-table.ts';
import { Problem } from '../problems/problems.ts';
import type { SyncedRow } from './farm-list.ts';
import { mostRows, type Order } from './lists.ts';
import { fillMark, plainMark, readMark, type Mark } from './mark.ts';
import { readStretch } from './walk.ts';

interface Source<DB, Table extends keyof DB, Row extends SyncedRow> {
  table: SyncedTable;
  farmerId: string;
  rows(): SelectQueryBuilder<DB, Table, Row>;
  /** What the caller filters by, and that the row is not deleted. */
  matching: Expression<SqlBool>[];
  parts?: readonly Expression<SqlBool>[] | undefined;
  fillOrder: readonly Order[];
}

interface Since {
  mark: string;
  epoch: string;
  /** Most rows of one answer. */
  size: number;
  /** Whether the caller goes on from marks; who does not begins anew each time, once the whole has come. */
  takesPart: boolean;
}

export interface Changes<Row> {
  rows: Row[];
  /** Deleted, or changed so that they no longer match. */
  goneIds: string[];
  /** This answer begins everything, not only what changed. */
  full: boolean;
  /** The mark is ahead of the farm: the database was put back since, and did not learn of it. */
  wentBack: boolean;
  hasMore: boolean;
  mark: string;
}

/**
 * What changed in a farm since a mark.
 *
 * A farm's change number is raised inside each writing transaction and its row stays locked until that commits, so numbers become visible in order.
 * The number is read first and nothing beyond it is taken: what commits later has a higher one and comes the next time. None is missed.
 *
 * Who has nothing, or a mark that is not of here, gets everything that matches instead, as a list is paged; the mark then holds the place in that list and
 * the number at its beginning, from which the changes go on when the list has ended.
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

/** Everything that matches, from a place on. */
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
  // What changed while the pages were fetched may have slipped from one to another, and belongs to the whole.
  const hasMore = takesPart && !full && (await farmCounters(db, farmerId)).change_no > number;
  return { rows, goneIds: [], full, hasMore, mark: plainMark(epoch, number) };
}

/** What has a change number between two, in the order of change. */
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
  // A mark is a number, so what one write changed comes whole, beyond the size too: the places of all plots, say.
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

/** As ids are stored: a client may make them in capitals. */
const inSmall = (id: string) => id.toLowerCase();

/**
 * Which of the ids that a client holds a whole answer would not have: deleted, never there, no longer fitting what the caller filters by, or not to be
 * seen by the application that asks.
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
