import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinched } from './pinch.ts';
import { spanDays } from '../series.ts';

const year = { from: 20_000, to: 20_365 };
const dayUnder = (span: typeof year, x: number) => span.from + (x / 300) * spanDays(span);

describe('two fingers', () => {
  it('show fewer days when they part, and more when they close', () => {
    expect(spanDays(pinched(year, 300, [100, 200], [50, 250]))).toBe(183);
    expect(spanDays(pinched(year, 300, [50, 250], [100, 200]))).toBe(732);
    expect(pinched(year, 300, [100, 200], [100, 200])).toEqual(year);
  });

  it('open no wider than two side by side when they begin at one place', () => {
    expect(pinched(year, 300, [150, 150], [50, 250])).toEqual(pinched(year, 300, [138, 162], [50, 250]));
  });

  it('keep the day between them between them, whichever came first', () => {
    const place = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(place, place, place, place, (first, other, oneNow, otherNow) => {
        const next = pinched(year, 300, [first, other], [oneNow, otherNow]);
        expect(next).toEqual(pinched(year, 300, [other, first], [otherNow, oneNow]));
        const before = dayUnder(year, (first + other) / 2);
        const after = dayUnder(next, (oneNow + otherNow) / 2);
        expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
        expect(spanDays(next)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
