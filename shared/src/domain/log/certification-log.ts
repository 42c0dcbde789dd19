import type { Calibration, Meter, Person, Reading, Revision, TargetBand } from '@seguia/openapi';
import { type FarmClock, momentOf } from '../farm-time.ts';
import { isCalibrated } from '../meters/calibration-rules.ts';
import { calibratedQuantities } from '../meters/meter-rules.ts';

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
  meters: readonly Pick<Meter, 'id' | 'name' | 'serialNumber'>[];
  /** The oldest first. */
  calibrations: readonly Calibration[];
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

/**
 * The calibrations that stand behind a period's readings, the oldest first: those of its days, and of what each meter measures the last one before, which was in force when it
 * began. Those that were withdrawn are left out.
 */
export function calibrationsBehind(
  calibrations: readonly Calibration[],
  { from, to, clock }: { from: string; to: string; clock: FarmClock },
): Calibration[] {
  const dayOf = ({ at }: Calibration) => momentOf(at, clock).date;
  const known = calibrations
    .filter((calibration) => calibration.withdrawnAt === undefined && dayOf(calibration) <= to)
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const before = known.filter((calibration) => dayOf(calibration) < from);
  const inForce = new Set(
    calibratedQuantities.flatMap((quantity) => {
      const calibrated = before.filter((calibration) => isCalibrated(calibration, quantity));
      return [...new Map(calibrated.map(({ meterId, id }) => [meterId, id])).values()];
    }),
  );
  return known.filter((calibration) => dayOf(calibration) >= from || inForce.has(calibration.id));
}
