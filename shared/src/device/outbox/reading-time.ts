import type { Reading, ReadingBody } from '@seguia/openapi';
import type { ClockStamp } from '../../domain/clock-stamp.ts';
import { type FarmClock, momentOf, timestampOf } from '../../domain/farm-time.ts';
import { deviceClock } from '../../session/clock/device-clock.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import type { Plan } from './outbox-rules.ts';

/** When a reading was taken: the farm's date and time, and their instant in Unix seconds. */
export type When = Pick<Reading, 'date' | 'time' | 'timestamp'>;

/** The farm's date and time, to the minute, that a stamp means by what is now known of the clock. */
export function momentOfStamp(stamp: ClockStamp, clock: FarmClock): When {
  const timestamp = toMinute(deviceClock.instantOf(stamp));
  return { ...momentOf(timestamp, clock), timestamp };
}

/** Whether a body still has the time of its stamp; not if the person has chosen another since. */
export function isTimeOf(stamp: ClockStamp, body: ReadingBody): boolean {
  return toMinute(stamp.instant) === body.timestamp;
}

const toMinute = (instant: number) => instant - (instant % 60);

/**
 * The time of a reading: by the clock as it is now known, if date and time came from it; otherwise as the person chose them, with the
 * instant that a reading of the same minute had before (in a doubled hour it may be the second).
 */
export function whenOf(
  { clock }: FarmDevice,
  { date, time }: ReadingBody,
  stamp: ClockStamp | null | undefined,
  before: Reading | undefined,
): When {
  if (stamp) return momentOfStamp(stamp, clock);
  const stays = before?.date === date && before.time === time;
  return { date, time, timestamp: stays ? before.timestamp : timestampOf(date, time, clock) };
}

/** Adds the stamp of a saved reading to its change, if date and time are those of the stamp. A time that the person chose has no stamp. */
export function withStamp(plan: Plan, { clock }: FarmDevice, body: ReadingBody, stamp: ClockStamp | undefined): Plan {
  if (!plan.write) return plan;
  const { stamp: _stamp, clock: _clock, ...write } = plan.write;
  const settled = stamp && deviceClock.settled(stamp);
  const holds = settled && isTimeOf(settled, body);
  return { ...plan, write: holds ? { ...write, stamp: settled, clock } : write };
}
