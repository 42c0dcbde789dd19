import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Wire } from '@seguia/openapi';
import { chosenFields, countRows, pageOf, takePage } from './lists.ts';
import type { Services } from '../services/services.ts';
import { changesSince, goneOf } from './sync.ts';
import type { SyncedTable } from '../database/tables.ts';

export interface SyncedRow {
  id: string;
  change_no: number;
  deleted_at: number | null;
}

interface ListCall {
  services: Services;
  query: { page?: number; total?: boolean };
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
  /** All rows of the farm, deleted ones included; none of the filters. */
  rows: SelectQueryBuilder<DB, Table, Row>;
  /** What the caller filters by. */
  filters: Expression<SqlBool>[];
  /** Names in `order-by` that are not a column of `table` by the same name. */
  columns?: Record<string, string>;
  defaultOrder: string[];
  /** List the tombstones instead. */
  deleted?: boolean;
  toEntries(rows: Row[]): Promise<Entry[]> | Entry[];
}

/** Answers a list of a farm: by pages, or what changed since a mark where `sync-date` asks for that. */
export async function answerFarmList<DB, Table extends keyof DB, Row extends SyncedRow, Entry extends { id: string }>(
  { services, query, headers }: ListCall,
  list: FarmList<DB, Table, Row, Entry>,
): Promise<{ data: Entry[]; meta: Wire['ListMeta'] }> {
  const page = pageOf(query, headers);
  const matching = [...list.filters, isLive(list)];
  if (headers['sync-date'] !== undefined) {
    const mark = headers['sync-is-possible'] === true ? headers['sync-date'] : '0';
    const size = headers['sync-is-possible'] === true ? page.size : Number.MAX_SAFE_INTEGER;
    const { rows, goneIds, ...since } = await changesSince(services, list, matching, mark, size);
    const gone = await goneOf(list, matching, headers['sync-ids'] ?? []);
    const meta = {
      current_page: 1,
      per_page: page.size,
      has_more: since.hasMore,
      sync_date: since.mark,
      deleted_ids: [...new Set([...goneIds, ...gone])],
      full: since.full,
    };
    return { data: chosenFields(await list.toEntries(rows), headers.fields), meta };
  }
  const filtered = matching.reduce((rows, filter) => rows.where(filter), list.rows);
  const order = [...(headers['order-by'] ?? list.defaultOrder), 'id'].map((word) => columnOf(list, word));
  const { rows, hasMore } = await takePage(filtered, order, page);
  const meta = {
    current_page: page.number,
    per_page: page.size,
    has_more: hasMore,
    ...(query.total ? { total: await countRows(filtered) } : {}),
  };
  return { data: chosenFields(await list.toEntries(rows), headers.fields), meta };
}

const isLive = ({ table, deleted }: { table: string; deleted?: boolean }) =>
  deleted
    ? sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} IS NOT NULL`
    : sql<SqlBool>`${sql.ref(`${table}.deleted_at`)} IS NULL`;

/** `-name` → `-plots.search_name`, say. */
function columnOf({ table, columns }: { table: string; columns?: Record<string, string> }, word: string) {
  const name = word.replace('-', '');
  return `${word.startsWith('-') ? '-' : ''}${table}.${columns?.[name] ?? name}`;
}
