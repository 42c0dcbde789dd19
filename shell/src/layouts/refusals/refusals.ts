import { type OutboxEntry, type Subject, subjectOf } from '@seguia/shared/platform';

/** What the person wanted: to add, change or delete a reading, or to save a day's water and light, a calibration or an instruction. */
export type Wanted = 'added' | 'changed' | 'deleted' | Exclude<Subject, 'reading'>;

/** A change that the server does not take. */
export interface Refusal {
  /** The same as long as it is the same refusal of the same change. */
  id: string;
  wanted: Wanted;
  /** The person's role does not allow it, and it waits until it does. Otherwise it waits for the person. */
  isOfRole: boolean;
}

/** The changes among `entries` that the server has refused, for good or for the person's role (403). */
export function refusalsOf(entries: readonly OutboxEntry[]): Refusal[] {
  return entries.flatMap((entry) => {
    const isOfRole = entry.state === 'waiting' && entry.problem?.status === 403;
    if (entry.state !== 'refused' && !isOfRole) return [];
    return [{ id: `${entry.key}${isOfRole ? ' role' : ''}`, wanted: wantedBy(entry), isOfRole }];
  });
}

function wantedBy(entry: OutboxEntry): Wanted {
  const { kind, baseVersion } = entry;
  const subject = subjectOf(entry);
  if (subject !== 'reading') return subject;
  if (kind === 'delete') return 'deleted';
  return baseVersion === null ? 'added' : 'changed';
}
