import type { Reading } from '@seguia/openapi';
import { wholeReading } from '../../domain/readings/normalise-reading.ts';
import type { DeviceReading, ReadingRow, ReadingState } from '../database/rows.ts';

/** A row that lists and counts find. */
export function shownRow(reading: Reading, state: ReadingState, version: number, base?: Reading | null): ReadingRow {
  return {
    id: reading.id,
    farm: reading.farmerId,
    plot: reading.plotId,
    author: reading.createdBy.id,
    at: reading.timestamp,
    reading,
    state,
    version,
    ...(base === undefined ? {} : { base }),
    keptAt: Date.now(),
  };
}

/** A row as the server has it. */
export function sentRow(reading: Reading): ReadingRow {
  return shownRow(reading, 'sent', reading.version);
}

/** A row that no list finds: deleted here (and perhaps not yet on the server), or known to be gone since `version`. */
export function hiddenRow(reading: Reading, state: ReadingState, version: number, base?: Reading | null): ReadingRow {
  const now = Date.now();
  return {
    id: reading.id,
    reading,
    state,
    version,
    ...(base === undefined ? {} : { base }),
    keptAt: now,
    hiddenAt: now,
  };
}

export function isHidden(row: ReadingRow): boolean {
  return row.farm === undefined;
}

export function toDeviceReading(row: ReadingRow): DeviceReading {
  return { ...wholeReading(row.reading), state: row.state };
}
