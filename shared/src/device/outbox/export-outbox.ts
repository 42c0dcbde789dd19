import { snake } from '@seguia/openapi';
import { readingFields } from '../../domain/readings/reading-fields.ts';
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

function cellsOf({ body, ...entry }: OutboxEntry): (CsvCell | undefined)[] {
  return [
    entry.readingId,
    entry.farmId,
    entry.kind === 'put' ? 'save' : 'delete',
    entry.state,
    entry.problem?.code,
    new Date(entry.createdAt * 1000).toISOString(),
    ...readingFields.map((field) => body?.[field]),
  ];
}

/**
 * Everything that is not sent, as files to rescue it: JSON with all there is, and CSV (comma, decimal point, EC in mS/cm, ISO 8601 times in UTC) for a
 * spreadsheet.
 */
export function exportOutbox(entries: readonly OutboxEntry[]): { json: Blob; csv: Blob } {
  const rows = entries.map((entry) => cellsOf(entry).map((cell) => cell ?? null));
  return {
    json: new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' }),
    csv: new Blob([csvOf([columns, ...rows], '.')], { type: 'text/csv;charset=utf-8' }),
  };
}
