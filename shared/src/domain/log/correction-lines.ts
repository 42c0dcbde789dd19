import type { Person, Reading } from '@seguia/openapi';
import { type BodyField, fieldOnWire } from '../readings/reading-fields.ts';
import type { LogEntry } from './certification-log.ts';

/** A changed field, or the deletion or restoration of a reading. */
export interface CorrectionLine {
  key: string;
  reading: Reading;
  /** Unix seconds. */
  at: number;
  by: Person;
  what: { field: BodyField; before: unknown; after: unknown } | 'deleted' | 'restored';
}

/** The corrections in a log, one line per field, in the order of the readings. */
export function correctionLines(entries: readonly LogEntry[]): CorrectionLine[] {
  return entries.flatMap(({ reading, corrections }) =>
    corrections.flatMap(({ version, action, at, by, changes }) => {
      const line = (what: CorrectionLine['what'], name: string): CorrectionLine => ({
        key: `${reading.id} ${version} ${name}`,
        reading,
        at,
        by,
        what,
      });
      if (action === 'deleted' || action === 'restored') return [line(action, action)];
      return changes.flatMap(({ field, old, new: after }) => {
        const known = fieldOnWire(field);
        return known ? [line({ field: known, before: old, after }, field)] : [];
      });
    }),
  );
}
