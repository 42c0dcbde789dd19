import type { Reading, ReadingBody } from '@seguia/openapi';
import type { ClockStamp } from '../../domain/clock-stamp.ts';
import { type FarmClock, momentOf, timestampOf } from '../../domain/farm-time.ts';
import { deviceClock } from '../../session/clock/device-clock.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import type { Plan } from './outbox-rules.ts';

/** When a reading was taken: the farm's date and time, and their instant (Unix seconds). */
export type When = Pick<Reading, 'date' | 'time' | 'timestamp'>;

/** The farm's moment, to the minute, that a stamp means by what is known now. */
export function momentOfStamp(stamp: ClockStamp, clock: FarmClock): When {
  const timestamp = toMinute(deviceClock.instantOf(stamp));
  return { ...momentOf(timestamp, clock), timestamp };
}

/** Whether a body's time is still that of its stamp: who chose another since has chosen. */
export function isTimeOf(stamp: ClockStamp, body: ReadingBody): boolean {
  return toMinute(stamp.instant) === body.timestamp;
}

const toMinute = (instant: number) => instant - (instant % 60);

/**
 * By the clock as it is known now, where date and time came from it; else as the person chose them, with the instant that a reading of the same
 * minute has had before (of a doubled hour it may be the second).
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

/** Puts the stamp of a saved reading on its change, as long as its date and time are those of the stamp; the person's own choice has none. */
export function withStamp(plan: Plan, { clock }: FarmDevice, body: ReadingBody, stamp: ClockStamp | undefined): Plan {
  if (!plan.write) return plan;
  const { stamp: _stamp, clock: _clock, ...write } = plan.write;
  const settled = stamp && deviceClock.settled(stamp);
  const holds = settled && isTimeOf(settled, body);
  return { ...plan, write: holds ? { ...write, stamp: settled, clock } : write };
}
