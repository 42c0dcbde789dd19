import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FarmClock, farmNow, momentOf, offsetAt, timestampOf, zoneClock } from './farm-time.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const hour = 3600;

/** A table of offsets and of the instants from which they apply. It ends at `end`. */
function clockOf(zone: string, end: string, ...changes: [string, number][]): FarmClock {
  const offsets = changes.map(([from, hours], index) => ({
    from: at(from),
    to: at(changes[index + 1]?.[0] ?? end),
    offset: hours * hour,
  }));
  return { zone, offsets };
}

// The phone's own rules are those of another zone, hours away, so they disagree with each of these tables.
const phone = 'Pacific/Auckland';
const [first, end] = ['2025-06-01T00:00:00Z', '2027-06-01T00:00:00Z'] as const;
/** Morocco in tz 2026c, which stays at UTC+0 from September 2026 on. */
const morocco2026 = clockOf(
  phone,
  end,
  [first, 1],
  ['2026-02-15T02:00:00Z', 0],
  ['2026-03-22T02:00:00Z', 1],
  ['2026-09-20T02:00:00Z', 0],
);
/** The same farm with the rules of 2025. */
const morocco2025 = clockOf(phone, end, [first, 1], ['2026-02-15T02:00:00Z', 0], ['2026-03-22T02:00:00Z', 1]);
const paris = clockOf(phone, end, [first, 2], ['2025-10-26T01:00:00Z', 1], ['2026-03-29T01:00:00Z', 2]);
const stJohns = clockOf(phone, end, [first, -2.5], ['2025-11-02T04:30:00Z', -3.5], ['2026-03-08T05:30:00Z', -2.5]);
const kolkata = clockOf(phone, end, [first, 5.5]);

describe('within its span the table counts, and never the phone’s own rules', () => {
  test('each of three sets of rules gives its own hour for the same instant', () => {
    const now = Date.parse('2026-11-22T08:00:00Z');
    expect(farmNow(morocco2026, now).time).toBe('08:00');
    expect(farmNow(morocco2025, now).time).toBe('09:00');
    expect(farmNow(kolkata, now).time).toBe('13:30');
  });

  test('a time from the clock gives the same instant back, except in a doubled hour, which means the first', () => {
    const clocks = fc.constantFrom(morocco2026, morocco2025, paris, stJohns, kolkata);
    const minutes = fc.integer({ min: at('2025-06-03T00:00:00Z') / 60, max: at('2027-05-29T00:00:00Z') / 60 });
    fc.assert(
      fc.property(clocks, minutes, (clock, minute) => {
        const { date, time } = momentOf(minute * 60, clock);
        const back = timestampOf(date, time, clock);
        expect(momentOf(back, clock)).toEqual({ date, time });
        const doubled = offsetAt(minute * 60 - 2 * hour, clock) - offsetAt(minute * 60, clock);
        if (back !== minute * 60) expect(minute * 60 - back).toBe(doubled);
      }),
      { numRuns: 2000 },
    );
  });

  test('an offset is valid from its exact second on', () => {
    const change = at('2026-02-15T02:00:00Z');
    expect([offsetAt(change - 1, morocco2026), offsetAt(change, morocco2026)]).toEqual([hour, 0]);
  });

  test('a doubled hour means the first; a skipped time counts on from before', () => {
    expect(timestampOf('2026-02-15', '02:30', morocco2026)).toBe(at('2026-02-15T01:30:00Z'));
    expect(timestampOf('2025-10-26', '02:30', paris)).toBe(at('2025-10-26T00:30:00Z'));
    expect(timestampOf('2026-03-22', '02:30', morocco2026)).toBe(at('2026-03-22T02:30:00Z'));
    expect(timestampOf('2026-03-29', '02:30', paris)).toBe(at('2026-03-29T01:30:00Z'));
    expect(timestampOf('2026-03-08', '02:30', stJohns)).toBe(at('2026-03-08T06:00:00Z'));
  });
});

test('before the table the phone’s rules count', () => {
  const clock = { ...paris, zone: 'Europe/Paris' };
  expect(momentOf(at('2020-07-01T10:00:00Z'), clock)).toEqual({ date: '2020-07-01', time: '12:00' });
  expect(momentOf(at('2020-01-01T10:00:00Z'), clock)).toEqual({ date: '2020-01-01', time: '11:00' });
  expect(momentOf(at('2020-07-01T10:00:00Z'), zoneClock('Europe/Paris'))).toEqual({
    date: '2020-07-01',
    time: '12:00',
  });
});

test('the nearest offset of the table counts for a zone that the phone does not know', () => {
  const clock = { ...morocco2026, zone: 'Africa/Not_Yet' };
  expect(momentOf(at('2020-01-01T10:00:00Z'), clock).time).toBe('11:00');
  expect(momentOf(at('2029-01-01T10:00:00Z'), clock).time).toBe('10:00');
  expect(momentOf(at('2029-01-01T10:00:00Z'), zoneClock('Europe/Not_Yet')).time).toBe('10:00');
});
