import { describe, expect, it } from 'vitest';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { dateAxis } from './date-axis.ts';

const margins = { left: 40, right: 14 };
const year = { from: dayNumber('2025-06-01'), to: dayNumber('2026-11-26') };
const named = (x: number) => `day ${x}`;

describe('the time axis of a graph', () => {
  it('has a line at the first of a month, and its date where there is room', () => {
    const { lines, dates, format } = dateAxis(year, 304, margins, named);
    expect(lines).toContain(dayNumber('2026-03-01'));
    expect(lines.length).toBeGreaterThanOrEqual(dates.length);
    expect(format(dates[0] ?? 0)).toBe(`day ${year.from}`);
  });

  it('has no date that touches another one or leaves the picture, however long they are', () => {
    for (const letters of [3, 9, 14])
      for (const width of [120, 304, 830]) {
        const { dates } = dateAxis(year, width, margins, () => 'x'.repeat(letters));
        const half = (letters * 6) / 2;
        const middles = dates.map((x) => ((x - year.from) / (year.to + 1 - year.from)) * width);
        for (const [at, middle] of middles.entries()) {
          expect(middle - half).toBeGreaterThanOrEqual(-margins.left);
          expect(middle + half).toBeLessThanOrEqual(width + margins.right);
          expect(middle - (middles[at - 1] ?? -Infinity)).toBeGreaterThan(half * 2);
        }
      }
  });
});
