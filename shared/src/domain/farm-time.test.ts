import { fromAbsolute, parseDateTime } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, farmNow, isDate, isTime, momentOf, timestampOf, zoneClock } from './farm-time.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

describe('the instant of a farm’s date and time', () => {
  test.each([
    ['2026-01-10', '08:00', 'Africa/Casablanca', '2026-01-10T07:00:00Z'],
    ['2026-02-20', '08:00', 'Africa/Casablanca', '2026-02-20T08:00:00Z'],
    ['2026-04-10', '08:00', 'Africa/Casablanca', '2026-04-10T07:00:00Z'],
    ['2026-07-10', '08:00', 'Europe/Paris', '2026-07-10T06:00:00Z'],
    ['2026-12-10', '08:00', 'Europe/Paris', '2026-12-10T07:00:00Z'],
  ])('%s %s in %s', (date, time, zone, iso) => {
    expect(timestampOf(date, time, zoneClock(zone))).toBe(at(iso));
  });

  test('a doubled hour means the first', () => {
    expect(timestampOf('2026-02-15', '02:30', zoneClock('Africa/Casablanca'))).toBe(at('2026-02-15T01:30:00Z'));
    expect(timestampOf('2026-10-25', '02:30', zoneClock('Europe/Paris'))).toBe(at('2026-10-25T00:30:00Z'));
  });

  test('a skipped time counts on from before', () => {
    expect(timestampOf('2026-03-22', '02:30', zoneClock('Africa/Casablanca'))).toBe(at('2026-03-22T02:30:00Z'));
    expect(timestampOf('2026-03-29', '02:30', zoneClock('Europe/Paris'))).toBe(at('2026-03-29T01:30:00Z'));
  });

  test('does not depend on the phone’s place: date and time come back, except in the two hours of a shift', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const days = fc.integer({ min: 0, max: 1500 });
    fc.assert(
      fc.property(
        days,
        minutes,
        fc.constantFrom('Africa/Casablanca', 'Europe/Paris', 'Asia/Tokyo'),
        (day, minute, zone) => {
          const date = addDays('2024-01-01', day);
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          const back = momentOf(timestampOf(date, time, zoneClock(zone)), zoneClock(zone));
          if (back.time !== time) expect(Number(time.slice(0, 2))).toBe(2);
          else expect(back).toEqual({ date, time });
        },
      ),
    );
  });
});

test('agrees with a date library, in every zone and at every shift of the clocks', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instants = fc.integer({ min: at('2000-01-01T00:00:00Z') / 60, max: at('2035-01-01T00:00:00Z') / 60 });
  fc.assert(
    fc.property(instants, zones, (minute, zone) => {
      const { date, time } = momentOf(minute * 60, zoneClock(zone));
      const there = fromAbsolute(minute * 60_000, zone);
      expect(`${date}T${time}`).toBe(there.toString().slice(0, 16));
      const first = parseDateTime(`${date}T${time}`).toDate(zone, 'compatible').getTime() / 1000;
      expect(timestampOf(date, time, zoneClock(zone))).toBe(first);
      // Any time of day, including times that the clocks skip.
      const typed = new Date(minute * 60_000).toISOString().slice(0, 16);
      const meant = parseDateTime(typed).toDate(zone, 'compatible').getTime() / 1000;
      expect(timestampOf(typed.slice(0, 10), typed.slice(11), zoneClock(zone))).toBe(meant);
    }),
    { numRuns: 2000 },
  );
});

test('today is the farm’s', () => {
  const now = Date.parse('2026-06-15T23:30:00Z');
  expect(farmNow(zoneClock('Africa/Casablanca'), now)).toEqual({ date: '2026-06-16', time: '00:30' });
  expect(farmNow(zoneClock('America/Lima'), now)).toEqual({ date: '2026-06-15', time: '18:30' });
});

test('names dates and times that do not exist', () => {
  expect(['2026-02-28', '2024-02-29'].every(isDate)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '2026-01', '2026', ''].some(isDate)).toBe(false);
  expect(['0000-01-01', '0026-01-01'].some(isDate)).toBe(false);
  expect(['00:00', '23:59'].every(isTime)).toBe(true);
  expect(['24:00', '7:00', '12:60', ''].some(isTime)).toBe(false);
});

test('days are counted by the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-03-01', -120)).toBe('2025-11-01');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});
