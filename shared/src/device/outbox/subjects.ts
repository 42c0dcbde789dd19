import type { StoreName } from '../database/database.ts';
import type { OutboxEntry } from '../database/rows.ts';

/** What an entry of the outbox is about. */
export type Subject = 'reading' | 'water' | 'calibration' | 'instruction';

/** The fields of an entry that hold what it would write. */
export type Contents = Pick<OutboxEntry, 'body' | 'water' | 'calibration' | 'instruction'>;

/** What the outbox needs to know of a subject. Sending is in sync/push/subjects, the table for a spreadsheet in export-outbox, showing in the screens. */
interface SubjectRules {
  /** The field that holds the content. */
  field: keyof Contents;
  /** The store whose lists also show what is not sent yet. A reading's row has it itself. */
  shownIn?: StoreName;
  /** The content of a change that replaces an earlier one: it was made from what the earlier one was made from. */
  inPlaceOf?: (before: Contents, after: Contents) => Contents;
  /** A change of the thing as its deletion; without it, a change deletes none. */
  deletion?: (entry: OutboxEntry) => OutboxEntry;
}

/** The subjects; one row for each. */
export const subjects: Record<Subject, SubjectRules> = {
  water: {
    field: 'water',
    shownIn: 'waterDays',
    inPlaceOf: (before, { water }) => (water && before.water ? { water: { ...water, seen: before.water.seen } } : {}),
    deletion: ({ water, ...entry }) => ({
      ...entry,
      kind: 'delete',
      ...(water && { water: { ...water, values: null } }),
    }),
  },
  calibration: { field: 'calibration', shownIn: 'calibrations' },
  instruction: {
    field: 'instruction',
    shownIn: 'instructions',
    inPlaceOf: (before, { instruction }) =>
      instruction && before.instruction ? { instruction: { ...instruction, seen: before.instruction.seen } } : {},
    deletion: ({ instruction, ...entry }) => ({
      ...entry,
      ...(instruction && { instruction: { ...instruction, values: null } }),
    }),
  },
  reading: { field: 'body', deletion: ({ body: _body, ...entry }) => ({ ...entry, kind: 'delete' }) },
};

const names = Object.keys(subjects) as Subject[];

/** The outbox, and the lists that show these entries while they are not sent. */
export const storesShowing = (entries: readonly Contents[]): StoreName[] => [
  'outbox',
  ...new Set(entries.flatMap((entry) => subjects[subjectOf(entry)].shownIn ?? [])),
];

/**
 * The subject of an entry. The field that holds the content tells it, so that every release since the first reads what this one stores. A
 * deletion without a content is a reading's.
 */
export const subjectOf = (entry: Contents): Subject =>
  names.find((subject) => entry[subjects[subject].field] !== undefined) ?? 'reading';

/**
 * Whether a change deletes its thing. Taking an instruction back is stored as a `put` without values, because releases that do not know
 * instructions hold back only a `put`: they would send a `delete` as that of a reading.
 */
export const isDeletion = ({ kind, instruction }: Pick<OutboxEntry, 'kind' | 'instruction'>): boolean =>
  kind === 'delete' || instruction?.values === null;

/** Whether an entry has what it would write. A release that is older than the entry's subject finds nothing, and leaves it to a newer one. */
export const hasContent = (entry: Contents): boolean => entry[subjects[subjectOf(entry)].field] !== undefined;
