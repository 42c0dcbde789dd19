import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanDays } from '../series.ts';
import { clamped, cutToWhole, zoomed } from './zoom.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 }))
  .map(([from, days]) => ({ from, to: from + days }));

describe('days in an address', () => {
  const whole = { from: 100, to: 199 };
  it.each([
    ['that lie within are these', { from: 110, to: 120 }, { from: 110, to: 120 }],
    ['that begin before the campaign are cut', { from: 50, to: 120 }, { from: 100, to: 120 }],
    ['that end behind it are cut', { from: 190, to: 250 }, { from: 190, to: 199 }],
    ['that hold it are all of it', { from: 50, to: 250 }, whole],
    ['of which none is in it are all of it', { from: 200, to: 210 }, whole],
  ])('%s', (_name, named, shown) => expect(cutToWhole(named, whole)).toEqual(shown));
});

describe('zooming', () => {
  it('keeps the day it zooms about on the screen', () => {
    fc.assert(
      fc.property(span, fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.5, 2), (whole, part, factor) => {
        const about = Math.min(whole.to, whole.from + Math.floor(part * spanDays(whole)));
        const next = zoomed(whole, about, factor);
        expect(next.from).toBeLessThanOrEqual(about);
        expect(next.to).toBeGreaterThanOrEqual(about);
      }),
    );
  });

  it('never leaves the campaign', () => {
    fc.assert(
      fc.property(span, span, (wanted, whole) => {
        const got = clamped(wanted, whole);
        expect(got.from).toBeGreaterThanOrEqual(whole.from);
        expect(got.to).toBeLessThanOrEqual(whole.to);
        expect(spanDays(got)).toBe(Math.min(spanDays(wanted), spanDays(whole)));
      }),
    );
  });
});
