import type { DeviceDb } from '../database/database.ts';
import { readItems } from '../local/farm-items.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import type { ReadingRow } from '../database/rows.ts';
import { type FarmClock, timestampOf, addDays } from '../../domain/farm-time.ts';

/** Selects readings, newest first. Dates are the farm's, both included. */
export interface ReadingQuery {
  plotId?: string | undefined;
  /** Limits them to the days on which this variety grew in the plot. */
  cropTypeId?: string | undefined;
  /** An account's id, or 'me'. */
  createdBy?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Rows per page; 50 by default. */
  limit?: number | undefined;
}

/** A range of one index, oldest and newest instant included (Unix seconds). */
interface Lane {
  index: 'farm' | 'plot' | 'author';
  /** The parts of the index's key before the instant. */
  head: string[];
  from: number;
  to: number;
}

/** A query in the form that the database can answer: ranges that do not overlap, and a filter for what no index can decide. */
export interface QueryPlan {
  lanes: readonly Lane[];
  filter: ((row: ReadingRow) => boolean) | null;
}

const always = Number.MAX_SAFE_INTEGER;

function spanOf(query: ReadingQuery, clock: FarmClock, from?: string, to?: string | null): Pick<Lane, 'from' | 'to'> {
  const first = [query.from, from]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
  const last = [query.to, to].filter((date) => typeof date === 'string').toSorted()[0];
  return {
    from: first ? timestampOf(first, '00:00', clock) : 0,
    to: last ? timestampOf(addDays(last, 1), '00:00', clock) - 1 : always,
  };
}

/** Plans a query on one farm. A variety becomes the days on which it grew in each plot, by the plots on the device. */
export async function planQuery(source: FarmDevice, query: ReadingQuery): Promise<QueryPlan> {
  const author = query.createdBy === 'me' ? source.me : query.createdBy;
  const { farmId, clock } = source;
  if (query.cropTypeId) {
    const plots = (await readItems(source, 'plots')).filter(({ id }) => !query.plotId || id === query.plotId);
    const lanes = plots.flatMap((plot) =>
      plot.crops
        .filter(({ cropTypeId }) => cropTypeId === query.cropTypeId)
        .map(({ from, to }): Lane => ({ index: 'plot', head: [farmId, plot.id], ...spanOf(query, clock, from, to) })),
    );
    return { lanes, filter: author ? (row) => row.author === author : null };
  }
  const span = spanOf(query, clock);
  if (query.plotId) {
    const lanes: Lane[] = [{ index: 'plot', head: [farmId, query.plotId], ...span }];
    return { lanes, filter: author ? (row) => row.author === author : null };
  }
  if (author) return { lanes: [{ index: 'author', head: [farmId, author], ...span }], filter: null };
  return { lanes: [{ index: 'farm', head: [farmId], ...span }], filter: null };
}

function rangeOf({ head, from, to }: Lane): IDBKeyRange {
  return IDBKeyRange.bound([...head, from], [...head, to]);
}

/** A row's place in the order "newest first". */
export interface Place {
  at: number;
  id: string;
}

/** Newest first; within a minute the later id first, as on the server. */
export function comesBefore(a: Place, b: Place): boolean {
  return a.at !== b.at ? a.at > b.at : a.id > b.id;
}

function placeOf(row: ReadingRow): Place {
  return { at: row.at ?? 0, id: row.id };
}

function sorted(rows: ReadingRow[]): ReadingRow[] {
  return rows.sort((a, b) => (comesBefore(placeOf(a), placeOf(b)) ? -1 : 1));
}

/**
 * The next rows after `after` (from the newest on for null), at most `limit`, and none older than `floor`. The cost does not grow with the
 * amount of data on the device.
 */
export async function readPage(
  db: DeviceDb,
  plan: QueryPlan,
  { after, limit, floor }: { after: Place | null; limit: number; floor: number },
): Promise<ReadingRow[]> {
  const found: ReadingRow[] = [];
  for (const lane of plan.lanes) {
    const to = after ? Math.min(lane.to, after.at) : lane.to;
    const from = Math.max(lane.from, floor);
    if (from > to) continue;
    const index = db.transaction('readings').store.index(lane.index);
    let taken = 0;
    let cursor = await index.openCursor(rangeOf({ ...lane, from, to }), 'prev');
    while (cursor && taken < limit) {
      const row = cursor.value;
      if ((!after || comesBefore(after, placeOf(row))) && (plan.filter?.(row) ?? true)) {
        found.push(row);
        taken += 1;
      }
      cursor = await cursor.continue();
    }
  }
  return sorted(found).slice(0, limit);
}

/** All rows from the newest down to `last`, included: reads again what is on the screen. */
export async function readDownTo(db: DeviceDb, plan: QueryPlan, last: Place): Promise<ReadingRow[]> {
  const rows = await Promise.all(
    plan.lanes.map(async (lane) => {
      const from = Math.max(lane.from, last.at);
      return from > lane.to ? [] : db.getAllFromIndex('readings', lane.index, rangeOf({ ...lane, from }));
    }),
  );
  const matching = rows.flat().filter((row) => !comesBefore(last, placeOf(row)) && (plan.filter?.(row) ?? true));
  return sorted(matching);
}

/** How many matching rows on the device are not older than `floor`. */
export async function countRows(db: DeviceDb, plan: QueryPlan, floor: number): Promise<number> {
  if (plan.filter) return (await readDownTo(db, plan, { at: floor, id: '' })).length;
  const counts = await Promise.all(
    plan.lanes.map(async (lane) => {
      const from = Math.max(lane.from, floor);
      return from > lane.to ? 0 : db.countFromIndex('readings', lane.index, rangeOf({ ...lane, from }));
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
