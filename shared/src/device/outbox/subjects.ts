import type { CsvCell } from '../../domain/csv.ts';
import { readingFields } from '../../domain/readings/reading-fields.ts';
import { dayOfWaterId } from '../../domain/water/water-day.ts';
import { waterFields } from '../../domain/water/water-quantities.ts';
import type { OutboxEntry } from '../database/rows.ts';

/** What an entry of the outbox is about. */
export type Subject = 'reading' | 'water' | 'calibration';

type Contents = Pick<OutboxEntry, 'body' | 'water' | 'calibration'>;

/** What the outbox needs to know of a subject. Sending is in sync/push/subjects, showing in the screens. */
interface SubjectRules {
  /** The field that holds the content. */
  field: keyof Contents;
  /** The content of a change that replaces an earlier one: it was made from what the earlier one was made from. */
  inPlaceOf: (before: Contents, after: Contents) => Contents;
  /** The columns that the subject adds to the table for a spreadsheet, and its cells. */
  columns: readonly string[];
  cells: (content: Contents) => Readonly<Record<string, CsvCell | undefined>>;
}

/** The fields of a calibration in the spreadsheet, besides its meter; the JSON also has its points. */
const calibrationFields = ['slope', 'offset', 'cellConstant', 'ecStandard'] as const;

/** The subjects; one row for each. */
export const subjects: Record<Subject, SubjectRules> = {
  water: {
    field: 'water',
    inPlaceOf: (before, { water }) => (water && before.water ? { water: { ...water, seen: before.water.seen } } : {}),
    columns: waterFields,
    cells: ({ water }) => ({ ...(water && { ...dayOfWaterId(water.id), ...water.values }) }),
  },
  calibration: {
    field: 'calibration',
    inPlaceOf: () => ({}),
    columns: calibrationFields,
    cells: ({ calibration }) => ({
      meterId: calibration?.meterId,
      ...Object.fromEntries(calibrationFields.map((field) => [field, calibration?.[field]])),
    }),
  },
  reading: { field: 'body', inPlaceOf: () => ({}), columns: readingFields, cells: ({ body }) => ({ ...body }) },
};

const names = Object.keys(subjects) as Subject[];

/**
 * The subject of an entry. The field that holds the content tells it, so that every release since the first reads what this one stores. A
 * deletion without a content is a reading's.
 */
export const subjectOf = (entry: Contents): Subject =>
  names.find((subject) => entry[subjects[subject].field] !== undefined) ?? 'reading';

/** Whether an entry has what it would write. A release that is older than the entry's subject finds nothing, and leaves it to a newer one. */
export const hasContent = (entry: Contents): boolean => entry[subjects[subjectOf(entry)].field] !== undefined;
