import { setImmediate as nextTurn } from 'node:timers/promises';
import { camel, snake, type Wire } from '@seguia/openapi';
import { readingKey } from '@seguia/shared/domain/imports/reading-key';
import { newId } from '@seguia/shared/domain/uuid';
import type { FarmAccess } from '../access/on-farm.ts';
import { insertAll } from '../database/statements/bulk.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import type { Trx } from '../database/transaction.ts';
import { refusal } from '../problems/refusal.ts';
import { meterRows, unknownMeter } from '../meters/meters.queries.ts';
import type { ReadingRow } from '../readings/readings.queries.ts';
import type { CheckedReading } from './checked-readings.ts';
import { livePlots, readingsOnPlot } from './imports.queries.ts';

interface ImportedFile {
  id: string;
  name: string;
  /** The hash of the request, as revisions store it. */
  hash: string;
  /** Unix seconds. */
  now: number;
}

/** Rows that are written before other calls get their turn. */
const atOnce = 500;

/** Adds the readings that the farm does not have yet, each with its first revision; returns how many. Throws a 422 for an unknown plot. */
export async function addReadings(
  trx: Trx,
  farm: FarmAccess,
  checked: readonly CheckedReading[],
  file: ImportedFile,
): Promise<number> {
  const plots = await livePlots(trx, farm.id);
  const unknown = checked.findIndex(({ reading }) => !plots.has(reading.plotId));
  if (unknown >= 0) throw refusal(`readings.${unknown}.reading.plot_id`, 'plot_unknown');
  await refuseUnknownMeters(trx, farm.id, checked);
  const there = await keysThere(trx, farm.id, checked);
  const fresh = checked.filter(({ reading }) => {
    const key = readingKey(reading);
    const isNew = !there.has(key);
    there.add(key);
    return isNew;
  });
  const last = await nextChangeNo(trx, farm.id, fresh.length);
  const rows = fresh.map((reading, index) => rowOf(farm, reading, file, last - fresh.length + 1 + index));
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    await insertAll(trx, 'readings', some);
    await insertAll(
      trx,
      'revisions',
      some.map((row) => revisionOf(row, file.hash)),
    );
    await nextTurn();
  }
  return rows.length;
}

async function refuseUnknownMeters(trx: Trx, farmId: string, checked: readonly CheckedReading[]) {
  const meters = new Set((await meterRows(trx, farmId).execute()).map(({ id }) => id));
  const unknown = checked.findIndex(({ reading: { meterId } }) => meterId !== null && !meters.has(meterId));
  if (unknown >= 0) throw unknownMeter(`readings.${unknown}.reading.meter_id`);
}

/** The farm's existing readings on these plots and days, plot by plot. */
async function keysThere(trx: Trx, farmId: string, checked: readonly CheckedReading[]): Promise<Set<string>> {
  const days = checked.map(({ reading }) => reading.date).toSorted();
  const span = [days[0] ?? '', days.at(-1) ?? ''] as const;
  const keys = new Set<string>();
  for (const plotId of new Set(checked.map(({ reading }) => reading.plotId))) {
    for (const row of await readingsOnPlot(trx, farmId, plotId, span)) keys.add(readingKey(camel(row)));
    await nextTurn();
  }
  return keys;
}

function rowOf(farm: FarmAccess, { reading, place }: CheckedReading, file: ImportedFile, changeNo: number): ReadingRow {
  const source: Omit<NonNullable<Wire['Reading']['source']>, 'import_id'> = { file_name: file.name, ...place };
  return {
    ...snake(reading),
    timestamp: reading.timestamp,
    farmer_id: farm.id,
    id: newId(),
    created_by: farm.accountId,
    created_at: file.now,
    updated_at: file.now,
    version: 1,
    change_no: changeNo,
    deleted_at: null,
    import_id: file.id,
    source: JSON.stringify(source),
  };
}

/** The first revision, with which a later edit is compared. Its key is the reading's id, which is just as unique. */
function revisionOf(row: ReadingRow, hash: string) {
  return {
    farmer_id: row.farmer_id,
    subject: 'reading' as const,
    subject_id: row.id,
    version: 1,
    action: 'created' as const,
    at: row.created_at,
    account_id: row.created_by,
    idempotency_key: row.id,
    request_hash: hash,
    snapshot: JSON.stringify(row),
  };
}
