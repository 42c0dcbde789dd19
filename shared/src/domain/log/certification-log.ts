import type { Person, Reading, Revision, TargetBand } from '@seguia/openapi';

/** A reading with what was changed after it was made, the oldest change first. */
export interface LogEntry {
  reading: Reading;
  /** How many it has. */
  photos: number;
  corrections: readonly Revision[];
}

/** What a period's certification log holds. */
export interface CertificationLog {
  farm: { id: string; name: string; timeZone: string };
  /** Days of the farm, both included. */
  from: string;
  to: string;
  /** The oldest first. */
  entries: readonly LogEntry[];
  /** Those that the readings are of. */
  plots: readonly { id: string; name: string }[];
  /** The target bands of these plots in the period. */
  bands: readonly TargetBand[];
}

/** Readings that a log holds at most: a phone has memory for them, and 20,000 rows are what an answer of the server holds. */
export const mostLogged = 20_000;

/** Readings that are printed at most: about a hundred pages, which a phone lays out in some seconds. */
export const mostPrinted = 4000;

/** Whether a band counts on some day of a period. */
export const hasBandDays = ({ from, to }: Pick<TargetBand, 'from' | 'to'>, first: string, last: string): boolean =>
  from <= last && (to === null || to >= first);

/** Who made or changed a reading of the log, by name. */
export function peopleOf(entries: readonly LogEntry[]): Person[] {
  const people = new Map<string, Person>();
  for (const { reading, corrections } of entries)
    for (const person of [reading.createdBy, ...corrections.map(({ by }) => by)]) people.set(person.id, person);
  const nameOf = ({ lastname, firstname }: Person) => `${lastname} ${firstname}`;
  return [...people.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}
