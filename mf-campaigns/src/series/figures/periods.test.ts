import { describe, expect, it } from 'vitest';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { isoDay } from '../calendar.ts';
import { periodsOf } from './periods.ts';

const rows = (from: string, to: string) =>
  periodsOf({ from: dayNumber(from), to: dayNumber(to) }).periods.map(
    (period) => `${isoDay(period.from)} ${isoDay(period.to)}`,
  );

describe('the rows of a table', () => {
  it('are days of a short span', () => {
    expect(rows('2026-03-30', '2026-04-01')).toEqual([
      '2026-03-30 2026-03-30',
      '2026-03-31 2026-03-31',
      '2026-04-01 2026-04-01',
    ]);
  });

  it('are weeks from Monday to Sunday of a longer one', () => {
    expect(rows('2026-03-05', '2026-06-30').slice(0, 3)).toEqual([
      '2026-03-05 2026-03-08',
      '2026-03-09 2026-03-15',
      '2026-03-16 2026-03-22',
    ]);
  });

  it('are months of a whole campaign', () => {
    const months = rows('2025-01-15', '2026-06-30');
    expect(months).toHaveLength(18);
    expect(months[0]).toBe('2025-01-15 2025-01-31');
    expect(months[1]).toBe('2025-02-01 2025-02-28');
    expect(months.at(-1)).toBe('2026-06-01 2026-06-30');
  });

  it.each([
    [1, 'day', 1],
    [62, 'day', 62],
    [63, 'week', 10],
    [210, 'week', 31],
    [211, 'month', 7],
  ])('for %i days are one a %s, %i in all, and each day is in one of them', (days, unit, count) => {
    const from = dayNumber('2026-01-01');
    const { periods, ...found } = periodsOf({ from, to: from + days - 1 });
    expect([found.unit, periods.length]).toEqual([unit, count]);
    expect([periods[0]?.from, periods.at(-1)?.to]).toEqual([from, from + days - 1]);
    for (const [at, period] of periods.slice(1).entries()) expect(period.from).toBe((periods[at]?.to ?? 0) + 1);
  });

  it('end on the last of a leap year’s February', () => {
    expect(rows('2028-02-10', '2028-12-31')[0]).toBe('2028-02-10 2028-02-29');
  });
});
