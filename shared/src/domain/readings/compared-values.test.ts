import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedValues, valuesCompared } from './compared-values.ts';
import { byMeasure, type MeasuredValues } from './measures.ts';

const reading = (date: string, time: string, values: Partial<MeasuredValues> = { drainEc: 3 }) => ({
  id: `${date} ${time}`,
  date,
  time,
  ...byMeasure(() => null),
  ...values,
});
const inHand = { date: '2026-06-15', time: '12:40' };
/** The rounds of some days, newest first, three rounds a day. */
const rounds = ['2026-06-15', '2026-06-14', '2026-06-13'].flatMap((date) =>
  ['16:20', '12:35', '08:05'].map((time) => reading(date, time)),
);
const found = (rows: ReturnType<typeof reading>[], moment: typeof inHand & { id?: string } = inHand) => {
  const compared = comparedValues(rows, moment).drainEc;
  return compared && `${compared.date} ${compared.time} ${compared.daysBefore}`;
};

describe('a value is compared with', () => {
  // Specification 10: a value is compared with the same hour of the day before
  test('the same hour of the day before, not with the morning of the same day', () => {
    expect(found(rounds)).toBe('2026-06-14 12:35 1');
    expect(found(rounds, { ...inHand, time: '16:30' })).toBe('2026-06-14 16:20 1');
  });

  test.each([
    ['10:40', '2026-06-14 10:40 1'],
    ['10:39', '2026-06-15 08:00 0'],
    ['14:40', '2026-06-14 14:40 1'],
    ['14:41', '2026-06-15 08:00 0'],
  ])('the day before’s %s, up to two hours to each side, or else the last: %s', (time, expected) => {
    expect(found([reading('2026-06-15', '08:00'), reading('2026-06-14', time)])).toBe(expected);
  });

  test('the nearest of several, across midnight as well', () => {
    const rows = ['13:50', '12:10', '11:00'].map((time) => reading('2026-06-14', time));
    expect(found(rows)).toBe('2026-06-14 12:10 1');
    const night = [reading('2026-06-14', '02:20'), reading('2026-06-13', '23:40')];
    expect(found(night, { ...inHand, time: '00:20' })).toBe('2026-06-13 23:40 2');
  });

  test('the last that has the value, if no reading of that hour has it', () => {
    const rows = [
      reading('2026-06-15', '08:05', { intakeEc: 2 }),
      reading('2026-06-14', '12:35', { intakeEc: 2.1 }),
      reading('2026-06-12', '16:20', { drainEc: 3.1 }),
    ];
    const compared = comparedValues(rows, inHand);
    expect(compared.intakeEc).toEqual({ value: 2.1, date: '2026-06-14', time: '12:35', daysBefore: 1 });
    expect(compared.drainEc).toEqual({ value: 3.1, date: '2026-06-12', time: '16:20', daysBefore: 3 });
    expect(compared.drainPh).toBeNull();
    expect(valuesCompared(compared)).toMatchObject({ intakeEc: 2.1, drainEc: 3.1, drainPh: null });
  });

  test('an earlier value of 0 like with any other', () => {
    const rows = [
      reading('2026-06-15', '08:05', { drainPercent: 20 }),
      reading('2026-06-14', '12:35', { drainPercent: 0 }),
    ];
    const compared = comparedValues(rows, inHand);
    expect(compared.drainPercent).toMatchObject({ value: 0, daysBefore: 1 });
    expect(valuesCompared(compared).drainPercent).toBe(0);
    const last = comparedValues([reading('2026-06-12', '16:20', { drainPercent: 0 }), ...rounds.slice(8)], inHand);
    expect(valuesCompared(last).drainPercent).toBe(0);
  });

  test('neither itself nor a later one', () => {
    const own = reading('2026-06-15', '12:40');
    expect(found([reading('2026-06-15', '13:00'), own], own)).toBeNull();
    expect(found([own])).toBe('2026-06-15 12:40 0');
  });

  test('an earlier reading in any rows, and another hour only if that hour has none', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    const row = fc.tuple(fc.constantFrom('2026-06-13', '2026-06-14', '2026-06-15'), time);
    const minutes = (date: string, at: string) => Date.parse(`${date}T${at}:00Z`) / 60_000;
    const now = minutes(inHand.date, inHand.time);
    const offHour = (date: string, at: string) => Math.abs(now - 1440 - minutes(date, at));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (moments) => {
        const rows = moments.map(([date, at]) => reading(date, at)).toSorted((a, b) => b.id.localeCompare(a.id));
        const compared = comparedValues(rows, inHand).drainEc;
        const before = rows.filter(({ date, time: at }) => minutes(date, at) <= now);
        expect(compared === null).toBe(before.length === 0);
        if (!compared) return;
        const nearest = Math.min(...before.map(({ date, time: at }) => offHour(date, at)));
        if (nearest <= 120) expect(offHour(compared.date, compared.time)).toBe(nearest);
        else expect(compared).toMatchObject({ date: before[0]?.date, time: before[0]?.time });
      }),
    );
  });
});
