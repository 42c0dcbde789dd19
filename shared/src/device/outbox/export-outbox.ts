import { snake } from '@seguia/openapi';
import { readingFields } from '../../domain/readings/reading-fields.ts';
import { dayOfWaterId } from '../../domain/water/water-day.ts';
import { waterFields } from '../../domain/water/water-quantities.ts';
import { type CsvCell, csvOf } from '../../domain/csv.ts';
import type { OutboxEntry } from '../database/rows.ts';

const columns = [
  'id',
  'farm_id',
  'action',
  'state',
  'reason',
  'saved_at',
  ...Object.keys(snake(Object.fromEntries(readingFields.map((field) => [field, null])))),
];

/** The fields of a calibration in the spreadsheet, besides its meter; the JSON also has its points. */
const calibrationFields = ['slope', 'offset', 'cellConstant', 'ecStandard'] as const;

function cellsOf(
  { body, water, calibration, ...entry }: OutboxEntry,
  fields: readonly string[],
): (CsvCell | undefined)[] {
  const cells: Record<string, CsvCell | undefined> = {
    ...body,
    ...(calibration && {
      meterId: calibration.meterId,
      ...Object.fromEntries(calibrationFields.map((field) => [field, calibration[field]])),
    }),
    ...(water && { ...dayOfWaterId(water.id), ...water.values }),
  };
  return [
    entry.readingId,
    entry.farmId,
    entry.kind === 'put' ? 'save' : 'delete',
    entry.state,
    entry.problem?.code,
    new Date(entry.createdAt * 1000).toISOString(),
    ...fields.map((field) => cells[field]),
  ];
}

/**
 * Everything that is not sent, as files for rescue: JSON with every detail, and CSV for a spreadsheet (comma, decimal point, EC in mS/cm,
 * ISO 8601 times in UTC, water in L/m², light in J/cm², slope in %, offset in mV).
 */
export function exportOutbox(entries: readonly OutboxEntry[]): { json: Blob; csv: Blob } {
  const water = entries.some((entry) => entry.water) ? waterFields : [];
  const calibrations = entries.some((entry) => entry.calibration) ? calibrationFields : [];
  const rows = entries.map((entry) =>
    cellsOf(entry, [...readingFields, ...water, ...calibrations]).map((cell) => cell ?? null),
  );
  return {
    json: new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' }),
    csv: new Blob([csvOf([[...columns, ...water, ...calibrations], ...rows], '.')], { type: 'text/csv;charset=utf-8' }),
  };
}
