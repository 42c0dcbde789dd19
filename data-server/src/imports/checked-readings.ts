import { setImmediate as nextTurn } from 'node:timers/promises';
import { camel, type Wire } from '@seguia/openapi';
import { type FarmClock, timestampOf } from '@seguia/shared/domain/farm-time';
import { type CompleteBody, normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import { checkReading } from '@seguia/shared/domain/readings/reading-rules';
import { isInstantCoherent } from '@seguia/shared/domain/readings/reading-when';
import { clockAt } from '../farms/utc-offsets.ts';
import { Problem } from '../problems/problems.ts';
import { refusals } from '../readings/refusals.ts';

/** A reading that follows the rules, with its instant and its place in the file. */
export interface CheckedReading {
  reading: CompleteBody & { timestamp: number };
  place: Wire['ImportPlace'];
}

/** Readings that are checked before other calls get their turn. */
const atOnce = 500;
/** The largest number of errors in an answer. */
const mostErrors = 100;

/** Checks all readings by the rules of the form. Throws a 422 that names each error by its place in the body. */
export async function checkReadings(
  readings: Wire['ImportBody']['readings'],
  timeZone: string,
  now: number,
): Promise<CheckedReading[]> {
  const clock = clockAt(timeZone, new Date(now * 1000));
  const errors: Wire['FieldError'][] = [];
  const checked: CheckedReading[] = [];
  for (const [index, { reading, place }] of readings.entries()) {
    if (index % atOnce === atOnce - 1) await nextTurn();
    const typed = normaliseReading(camel(reading));
    for (const error of faultsOf(typed, clock, now))
      if (errors.length < mostErrors) errors.push({ ...error, field: `readings.${index}.reading.${error.field}` });
    const timestamp = typed.timestamp ?? timestampOf(typed.date, typed.time, clock);
    checked.push({
      place,
      reading: {
        ...typed,
        plotId: typed.plotId.toLowerCase(),
        meterId: typed.meterId?.toLowerCase() ?? null,
        timestamp,
      },
    });
  }
  if (errors.length > 0) throw new Problem('rule_broken', { errors });
  return checked;
}

function faultsOf(reading: CompleteBody, clock: FarmClock, now: number): Wire['FieldError'][] {
  const faults = refusals(checkReading(reading, { clock, now }));
  if (faults.length > 0 || isInstantCoherent(reading, clock)) return faults;
  const message = 'The instant is over two hours off this date and time.';
  return [{ field: 'timestamp', code: 'timestamp_mismatch', message }];
}
