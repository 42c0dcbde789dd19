import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanDays } from '../series.ts';
import { clamped, zoomed } from './zoom.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 }))
  .map(([from, days]) => ({ from, to: from + days }));

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
