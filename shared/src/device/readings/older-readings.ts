import { camel, type ApiClient, type Reading } from '@seguia/openapi';
import { addDays, momentOf, timestampOf } from '../../domain/farm-time.ts';
import { callWhileItComes, type SilenceLimit } from '../../session/api/call-while-it-comes.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { applyServerPage } from './keep-readings.ts';
import { lastClearing, needNoClearing } from '../database/clearing.ts';
import { markKey } from '../database/marks.ts';
import { partRows } from '../database/person-first.ts';
import type { ReadingQuery } from './reading-query.ts';

/** How many days one request fetches: of all readings, and of one plot, variety or author. */
const windowDays = 7;
const filteredDays = 31;

function isFiltered(query: ReadingQuery): boolean {
  return Boolean(query.plotId || query.cropTypeId || query.createdBy);
}

/** The instant (Unix seconds) from which on the device has all readings of the farm; Infinity before the first pull is done. */
export async function deviceFloor({ device, farmId, clock }: FarmDevice): Promise<number> {
  const mark = await (await device.db()).get('marks', markKey(farmId, 'readings'));
  if (!mark?.completeFrom || mark.at === undefined) return Number.POSITIVE_INFINITY;
  return mark.completeFrom === beginning ? 0 : timestampOf(mark.completeFrom, '00:00', clock);
}

/** A date before every reading: the device has all of them. */
const beginning = '0001-01-01';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The readings of some days, newest first: all of them, or only the newest. An answer has at most 20,000; the rest is requested behind it. A
 * reading that gets in between meanwhile comes with the next pull. Throws ApiError, or the AbortError of `left`.
 */
export async function fetchReadings(
  api: ApiClient,
  { farmId }: FarmDevice,
  query: ReadingQuery,
  { from, to }: Days,
  all: boolean,
  left?: AbortSignal,
) {
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const header = all ? { 'no-paginate': true } : { paginate: 1 };
  const readings: Reading[] = [];
  for (let after: string | undefined; ;) {
    const filters = { ...filtersOf(query), ...days, ...(after ? { after } : {}) };
    const params = { path: { farmer_id: farmId }, query: filters, header };
    const send = (limit: SilenceLimit) => api.GET('/farmers/{farmer_id}/readings', { params, ...limit });
    const { data, meta } = camel(await callWhileItComes(send, left));
    for (const reading of data) readings.push(reading);
    if (!all || !meta.hasMore || !meta.next) return readings;
    after = meta.next;
  }
}

/**
 * Fetches the matching readings of the days before `before` (Unix seconds) and stores them. It fetches whole days, and
 * skips days without a match. Returns the instant from which on the device has all of them (0: there
 * is nothing older). Throws ApiError.
 */
export async function fetchOlder(
  api: ApiClient,
  source: FarmDevice,
  query: ReadingQuery,
  before: number,
): Promise<number> {
  const { clock } = source;
  const clearing = await lastClearing(await source.device.db());
  const dayBefore = Number.isFinite(before) ? addDays(momentOf(before, clock).date, -1) : undefined;
  const to = [dayBefore, query.to].filter((date) => date !== undefined).toSorted()[0];
  const [newest] = await fetchReadings(api, source, query, { from: query.from, to }, false);
  if (!newest) return storeOlder(source, query, before, { clearing, readings: [], completeFrom: beginning });
  const from = addDays(newest.date, 1 - (isFiltered(query) ? filteredDays : windowDays));
  const first = query.from && query.from > from ? query.from : from;
  const readings = await fetchReadings(api, source, query, { from: first, to }, true);
  return storeOlder(source, query, before, { clearing, readings, completeFrom: first });
}

/**
 * Fetches and stores all readings of the farm from day `from` on that are older than `before` (Unix seconds). Throws ApiError, or the
 * AbortError of `left`.
 */
export async function fetchDays(
  api: ApiClient,
  source: FarmDevice,
  from: string,
  before: number,
  left?: AbortSignal,
): Promise<number> {
  const to = addDays(momentOf(before, source.clock).date, -1);
  const clearing = await lastClearing(await source.device.db());
  const readings = await fetchReadings(api, source, {}, { from, to }, true, left);
  return storeOlder(source, {}, before, { clearing, readings, completeFrom: from });
}

function filtersOf(query: ReadingQuery) {
  return {
    ...(query.plotId ? { plot_id: query.plotId } : {}),
    ...(query.cropTypeId ? { crop_type_id: query.cropTypeId } : {}),
    ...(query.createdBy ? { created_by: query.createdBy } : {}),
  };
}

interface Older {
  /** The last clearing before the requests. */
  clearing: string | undefined;
  readings: readonly Reading[];
  completeFrom: string;
}

/**
 * Stores the readings of the days from `completeFrom` on that are older than `before`, the newest days first, in parts of whole days: a part
 * extends what the device has, so that the rest may come later or never.
 */
async function storeOlder(
  source: FarmDevice,
  query: ReadingQuery,
  before: number,
  { clearing, readings, completeFrom }: Older,
): Promise<number> {
  const { device, clock } = source;
  const startOf = (date: string) => timestampOf(date, '00:00', clock);
  try {
    let end = before;
    for (const { from, rows } of inDays(readings, completeFrom)) {
      await device.personFirst.free();
      const tx = (await device.db()).transaction(['readings', 'marks'], 'readwrite');
      const marks = tx.objectStore('marks');
      await needNoClearing(marks, clearing);
      const key = markKey(source.farmId, 'readings');
      const mark = await marks.get(key);
      // While everything is fetched again, these readings must not be swept at its end.
      await applyServerPage(tx.objectStore('readings'), rows, { fullSince: mark?.fullSince, isPull: false });
      // Only readings that adjoin the device's own days extend these days: a fetch of everything may have ended between two parts.
      const joins = mark?.completeFrom && startOf(mark.completeFrom) <= end;
      if (mark && joins && mark.fullSince === undefined && !isFiltered(query) && !query.from && !query.to)
        await marks.put({ ...mark, completeFrom: from }, key);
      await tx.done;
      end = startOf(from);
    }
  } finally {
    device.changes.announce('readings', 'marks');
  }
  return completeFrom === beginning || completeFrom === query.from ? 0 : startOf(completeFrom);
}

/** Divides readings into parts of whole days, newest first, of at least `partRows` each but for the last one, which ends at `completeFrom`. */
function inDays(readings: readonly Reading[], completeFrom: string): { from: string; rows: Reading[] }[] {
  const parts = [{ from: completeFrom, rows: [] as Reading[] }];
  for (const reading of readings.toSorted((a, b) => b.date.localeCompare(a.date))) {
    const part = parts.at(-1)!;
    const day = part.rows.at(-1)?.date;
    if (day === undefined || day === reading.date || part.rows.length < partRows) part.rows.push(reading);
    else {
      part.from = day;
      parts.push({ from: completeFrom, rows: [reading] });
    }
  }
  return parts;
}
