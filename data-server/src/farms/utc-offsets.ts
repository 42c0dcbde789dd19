import type { Wire } from '@seguia/openapi';
import { type FarmClock, offsetAt, zoneClock } from '@seguia/shared/domain/farm-time';

const day = 86_400;
const made = new Map<string, Wire['UtcOffsets']>();

/**
 * A zone's UTC offsets by this machine's rules, from the first of the month two years ago to that of the month after next year's. Whole
 * months, so that a device's copy changes once a month and not with every call.
 */
export function utcOffsets(zone: string, now: Date): Wire['UtcOffsets'] {
  const month = (years: number, months: number) =>
    Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth() + months, 1) / 1000;
  const [first, end] = [month(-2, 0), month(1, 1)];
  const key = `${zone} ${first}`;
  const known = made.get(key);
  if (known) return known;
  const offsets = between(first, end, zone);
  made.set(key, offsets);
  return offsets;
}

/**
 * The IANA zone of that name in this machine's spelling; null where there is none. An offset like +02:00 is refused: it has no summer time,
 * and older browsers do not know it.
 */
export function zoneNamed(name: string): string | null {
  try {
    return /^[a-z]/i.test(name) ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}

/** Whether there is an IANA zone of that name. */
export const isZone = (name: string) => zoneNamed(name) !== null;

/** A clock by this machine's rules that looks up the offsets of these years, instead of formatting each instant. */
export const clockAt = (zone: string, now: Date): FarmClock => ({ zone, offsets: utcOffsets(zone, now) });

function between(first: number, end: number, zone: string): Wire['UtcOffsets'] {
  const clock = zoneClock(zone);
  const starts = [first];
  for (let at = first; at < end; at += day) {
    const next = Math.min(at + day, end);
    if (offsetAt(at, clock) !== offsetAt(next, clock)) starts.push(findChange(at, next, zone));
  }
  return starts
    .filter((from) => from < end)
    .map((from, index) => ({ from, to: starts[index + 1] ?? end, offset: offsetAt(from, clock) }));
}

/** The first second of the later offset. */
function findChange(from: number, to: number, zone: string): number {
  const clock = zoneClock(zone);
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle, clock) === offsetAt(from, clock)) before = middle;
    else after = middle;
  }
  return after;
}
