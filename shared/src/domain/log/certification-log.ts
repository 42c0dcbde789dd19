import type { Calibration, Instruction, Meter, Person, Reading, Revision, TargetBand } from '@seguia/openapi';
import { type FarmClock, momentOf } from '../farm-time.ts';
import { isCalibrated } from '../meters/calibration-rules.ts';
import { calibratedQuantities } from '../meters/meter-rules.ts';

/** A reading with its later changes, oldest first. */
export interface LogEntry {
  reading: Reading;
  /** The number of its photos. */
  photos: number;
  corrections: readonly Revision[];
}

/** The contents of a period's certification log. */
export interface CertificationLog {
  farm: { id: string; name: string; timeZone: string };
  /** Days of the farm, both included. */
  from: string;
  to: string;
  /** Oldest first. */
  entries: readonly LogEntry[];
  /** The plots of these readings. */
  plots: readonly { id: string; name: string }[];
  /** The target bands of these plots in the period. */
  bands: readonly TargetBand[];
  meters: readonly Pick<Meter, 'id' | 'name' | 'serialNumber'>[];
  /** Oldest first. */
  calibrations: readonly Calibration[];
  /** What was to be done at these plots, and who did it, in the order in which it was given. */
  instructions: readonly Instruction[];
}

/** The largest number of readings in a log: a phone has memory for them, and an answer of the server has at most 20,000 rows. */
export const mostLogged = 20_000;

/** The largest number of readings on paper: about a hundred pages, which a phone lays out in some seconds. */
export const mostPrinted = 4000;

/** Whether a band applies on some day of a period. */
export const hasBandDays = ({ from, to }: Pick<TargetBand, 'from' | 'to'>, first: string, last: string): boolean =>
  from <= last && (to === null || to >= first);

/** The people who made or changed a reading of the log, by name. */
export function peopleOf(entries: readonly LogEntry[]): Person[] {
  const people = new Map<string, Person>();
  for (const { reading, corrections } of entries)
    for (const person of [reading.createdBy, ...corrections.map(({ by }) => by)]) people.set(person.id, person);
  const nameOf = ({ lastname, firstname }: Person) => `${lastname} ${firstname}`;
  return [...people.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

/**
 * The calibrations that a period's readings depend on, oldest first: those of its days, and for each of a meter's quantities the last one
 * before, which was in force when the period began. Withdrawn ones are left out.
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
