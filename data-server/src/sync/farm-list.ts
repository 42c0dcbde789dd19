import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Wire } from '@seguia/openapi';
import type { Db } from '../database/db.ts';
import type { SyncedTable } from '../database/synced-table.ts';
import { chosenFields, mostRows, orderOf, pageOf, type PageOf } from './lists.ts';
import { epochOf } from './mark.ts';
import { type Order, textOf, totalOrder } from './place.ts';
import { changesSince, goneOf, type SyncedRow } from './sync.ts';
import { countRows, readStretch } from './walk.ts';

export interface ListCall {
  /** The database's epoch, a part of every sync mark. */
  epoch: string;
  epochsBefore: readonly string[];
  query: { page?: number; after?: string; total?: boolean };
  headers: {
    paginate?: number;
    'no-paginate'?: boolean;
    fields?: string[];
    'order-by'?: string[];
    'sync-date'?: string;
    'sync-ids'?: string[];
    'sync-is-possible'?: boolean;
  };
}

export interface FarmList<DB, Table extends keyof DB, Row extends SyncedRow, Entry extends { id: string }> {
  table: SyncedTable;
  farmerId: string;
  /** All rows of the farm, including deleted ones, without filters. The query must be the same for each farm. */
  rows(): SelectQueryBuilder<DB, Table, Row>;
  /** The caller's filters. */
  filters: Expression<SqlBool>[];
  /** See `Walk`. */
  parts?: Expression<SqlBool>[] | undefined;
  /** Names in `order-by` that differ from the column's name in `table`. */
  columns?: Record<string, string>;
  defaultOrder: string[];
  /** The order in which an empty device is filled; it needs an index. By id by default. */
  fillOrder?: string[];
  /** Lists tombstones instead. */
  deleted?: boolean;
  toEntries(rows: Row[]): Promise<Entry[]> | Entry[];
}

export interface ListAnswer<Entry = unknown> {
  data: Entry[];
  meta: Wire['ListMeta'];
}

/** Answers a list of a farm: by pages, or, with `sync-date`, what has changed since a mark. At most 20,000 rows. */
export async function answerFarmList<DB, Table extends keyof DB, Row extends SyncedRow, Entry extends { id: string }>(
  db: Db,
  call: ListCall,
  list: FarmList<DB, Table, Row, Entry>,
): Promise<ListAnswer<Entry>> {
  const page = pageOf(call.query, call.headers);
  const { rows, meta } =
    call.headers['sync-date'] === undefined
      ? await pageRows(db, call, list, page)
      : await changedRows(db, call, list, page, call.headers['sync-date']);
  return { data: chosenFields(await list.toEntries(rows), call.headers.fields), meta };
}

type AnyList<DB, Table extends keyof DB, Row extends SyncedRow> = Omit<
  FarmList<DB, Table, Row, { id: string }>,
  'toEntries'
>;

async function pageRows<DB, Table extends keyof DB, Row extends SyncedRow>(
  db: Db,
  { query, headers }: ListCall,
  list: AnyList<DB, Table, Row>,
  page: PageOf,
) {
  const order = orderBy(list, headers['order-by'] ?? list.defaultOrder);
  const isPlain = list.filters.length === 0 && !list.parts && page.after === null && headers['order-by'] === undefined;
  const walk = {
    rows: list.rows,
    filters: [...list.filters, isLive(list)],
    parts: list.parts,
    order,
    ofFarm: isPlain
      ? { shape: `a page of ${list.deleted ? 'deleted ' : ''}${list.table}`, farmerId: list.farmerId }
      : undefined,
  };
  const { rows, next } = await readStretch(db, walk, page);
  const counted = query.total
    ? await countRows(db, { ...list, filters: walk.filters, order: orderBy(list, list.defaultOrder) })
    : null;
  const meta: Wire['ListMeta'] = {
    current_page: page.number,
    per_page: page.size,
    has_more: next !== null,
    ...(next ? { next: textOf(next) } : {}),
    ...(counted ? { total: counted.total } : {}),
    ...(counted?.isMore ? { total_is_more: true } : {}),
  };
  return { rows, meta };
}

async function changedRows<DB, Table extends keyof DB, Row extends SyncedRow>(
  db: Db,
  { epoch, epochsBefore, headers }: ListCall,
  list: AnyList<DB, Table, Row>,
  page: PageOf,
  mark: string,
) {
  const matching = [...list.filters, isLive(list)];
  const takesPart = headers['sync-is-possible'] === true;
  const size = takesPart ? page.size : mostRows;
  const source = { ...list, matching, fillOrder: orderBy(list, list.fillOrder ?? ['id']) };
  const { rows, goneIds, wentBack, ...since } = await changesSince(db, source, { mark, epoch, size, takesPart });
  const gone = await goneOf(source, headers['sync-ids'] ?? []);
  const meta: Wire['ListMeta'] = {
    current_page: 1,
    per_page: size,
    has_more: since.hasMore,
    sync_date: since.mark,
    deleted_ids: [...new Set([...goneIds, ...gone])],
    full: since.full,
    ...(since.full && (wentBack || epochsBefore.includes(epochOf(mark))) ? { restored: true } : {}),
  };
  return { rows, meta };
}

const isLive = ({ table, deleted }: { table: string; deleted?: boolean }) =>
  deleted
    ? sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} IS NOT NULL`
    : sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} IS NULL`;

type Named = { table: string; columns?: Record<string, string> };

/** Converts `-from`, for example, into target_bands.from_date descending, then the id. */
function orderBy({ table, columns }: Named, words: readonly string[]): Order[] {
  const order = orderOf(words).map(({ column, descending }) => ({
    column: `${table}.${columns?.[column] ?? column}`,
    descending,
  }));
  return totalOrder(order, `${table}.id`);
}
