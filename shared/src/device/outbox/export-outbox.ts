import { snake } from '@seguia/openapi';
import { readingFields } from '../../domain/readings/reading-fields.ts';
import { type CsvCell, csvOf } from '../../domain/csv.ts';
import { dayOfWaterId } from '../../domain/water/water-day.ts';
import { waterFields } from '../../domain/water/water-quantities.ts';
import type { OutboxEntry } from '../database/rows.ts';
import { type Contents, isDeletion, type Subject, subjectOf } from './subjects.ts';

const columns = [
  'id',
  'farm_id',
  'action',
  'state',
  'reason',
  'saved_at',
  ...Object.keys(snake(Object.fromEntries(readingFields.map((field) => [field, null])))),
];

/** The columns that a subject adds to the table, and its cells. */
interface Table {
  columns: readonly string[];
  cells: (content: Contents) => Readonly<Record<string, CsvCell | undefined>>;
}

/** The fields of a calibration in the spreadsheet, besides its meter; the JSON also has its points. */
const calibrationFields = ['slope', 'offset', 'cellConstant', 'ecStandard'] as const;

const tables: Record<Subject, Table> = {
  water: {
    columns: waterFields,
    cells: ({ water }) => ({ ...(water && { ...dayOfWaterId(water.id), ...water.values }) }),
  },
  calibration: {
    columns: calibrationFields,
    cells: ({ calibration }) => ({
      meterId: calibration?.meterId,
      ...Object.fromEntries(calibrationFields.map((field) => [field, calibration?.[field]])),
    }),
  },
  instruction: {
    columns: ['instruction', 'doneAt', 'doneWith'],
    cells: ({ instruction }) => {
      const values = instruction?.values ?? instruction?.seen;
      if (!values) return {};
      const { plotId, text, doneAt, readingId } = values;
      const done = doneAt === null ? null : new Date(doneAt * 1000).toISOString();
      return { plotId, instruction: text, doneAt: done, doneWith: readingId };
    },
  },
  reading: { columns: readingFields, cells: ({ body }) => ({ ...body }) },
};

function cellsOf(entry: OutboxEntry, fields: readonly string[]): (CsvCell | undefined)[] {
  const cells = tables[subjectOf(entry)].cells(entry);
  return [
    entry.readingId,
    entry.farmId,
    isDeletion(entry) ? 'delete' : 'save',
    entry.state,
    entry.problem?.code,
    new Date(entry.createdAt * 1000).toISOString(),
    ...fields.map((field) => cells[field]),
  ];
}

/**
 * Everything that is not sent, as files for rescue: JSON with every detail, and the CSV that screens of earlier versions save (comma, decimal point, EC in mS/cm,
 * ISO 8601 times in UTC, water in L/m², light in J/cm², slope in %, offset in mV).
 */
export function exportOutbox(entries: readonly OutboxEntry[]): { json: Blob; csv: Blob } {
  const present = new Set(entries.map(subjectOf));
  present.delete('reading');
  const others = Object.entries(tables).flatMap(([name, { columns }]) => (present.has(name as Subject) ? columns : []));
  const rows = entries.map((entry) => cellsOf(entry, [...readingFields, ...others]).map((cell) => cell ?? null));
  return {
    json: new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' }),
    csv: new Blob([csvOf([[...columns, ...others], ...rows], '.')], { type: 'text/csv;charset=utf-8' }),
  };
}
