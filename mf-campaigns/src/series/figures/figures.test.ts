import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wholeShare } from '../use-measure-format.ts';
import { comparedMeans, type Figures, figuresOf } from './figures.ts';
import type { Points, Volumes } from '../series.ts';
import { dailyPoints, plotOf } from '../../../testing/plot-series.ts';

interface Raw {
  day: number;
  percent: number;
  /** Litres drained and given, if the person entered drippers. */
  volume: [number, number] | null;
}

const raw = fc.record({
  day: fc.integer({ min: 0, max: 30 }),
  percent: fc.double({ min: 0, max: 120, noNaN: true }),
  volume: fc.option(
    fc.tuple(fc.double({ min: 0, max: 50, noNaN: true }), fc.double({ min: 1, max: 200, noNaN: true })),
  ),
});

/** Does what the server does, with one slot for each day. */
function aggregate(readings: Raw[]): { points: Points; volumes: Volumes } {
  const days = Array.from({ length: 31 }, (_, day) => readings.filter((reading) => reading.day === day));
  const column = (pick: (day: Raw[]) => number) => Float64Array.from(days, pick);
  const percents = (day: Raw[]) => day.map((reading) => reading.percent);
  const known = (day: Raw[]) => day.flatMap((reading) => (reading.volume ? [reading.volume] : []));
  return {
    points: {
      x: Float64Array.from(days, (_, day) => day + 0.5),
      mean: column((day) => (day.length === 0 ? Number.NaN : percents(day).reduce((a, b) => a + b, 0) / day.length)),
      min: column((day) => Math.min(...percents(day))),
      max: column((day) => Math.max(...percents(day))),
      count: column((day) => day.length),
    },
    volumes: {
      drained: column((day) => known(day).reduce((sum, [drained]) => sum + drained, 0)),
      given: column((day) => known(day).reduce((sum, [, given]) => sum + given, 0)),
      count: column((day) => known(day).length),
    },
  };
}

describe('figures of a plot', () => {
  it('equal a calculation over the raw readings of the span', () => {
    fc.assert(
      fc.property(
        fc.array(raw, { maxLength: 80 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        (readings, first, other) => {
          const span = { from: Math.min(first, other), to: Math.max(first, other) };
          const { points, volumes } = aggregate(readings);
          const figures = figuresOf(plotOf('a', points, volumes), 'intakeEc', span);
          const inside = readings.filter(({ day }) => day >= span.from && day <= span.to).map(({ percent }) => percent);
          expect(figures.count).toBe(inside.length);
          if (inside.length === 0) {
            expect(figures).toMatchObject({ mean: null, min: null, max: null });
            return;
          }
          expect(figures.min).toBe(Math.min(...inside));
          expect(figures.max).toBe(Math.max(...inside));
          expect(figures.mean).toBeCloseTo(inside.reduce((a, b) => a + b, 0) / inside.length, 9);
        },
      ),
    );
  });

  it('give the drain percentage also by volume wherever volumes are known, and the number of readings in it', () => {
    fc.assert(
      fc.property(fc.array(raw, { minLength: 1, maxLength: 80 }), (readings) => {
        const { points, volumes } = aggregate(readings);
        const { mean, byVolume } = figuresOf(plotOf('a', points, volumes), 'drainPercent', { from: 0, to: 30 });
        expect(mean).toBeCloseTo(readings.reduce((sum, { percent }) => sum + percent, 0) / readings.length, 9);
        const known = readings.flatMap(({ volume }) => (volume ? [volume] : []));
        expect(byVolume?.count ?? 0).toBe(known.length);
        const drained = known.reduce((sum, [volume]) => sum + volume, 0);
        const given = known.reduce((sum, [, volume]) => sum + volume, 0);
        if (byVolume) expect(byVolume.value).toBeCloseTo((drained / given) * 100, 9);
      }),
    );
  });

  it('let a day of heavy watering weigh more', () => {
    const { points, volumes } = aggregate([
      { day: 0, percent: 10, volume: [1, 10] },
      { day: 1, percent: 40, volume: [36, 90] },
    ]);
    const { mean, byVolume } = figuresOf(plotOf('a', points, volumes), 'drainPercent', { from: 0, to: 30 });
    expect(byVolume?.value).toBeCloseTo(37, 9);
    expect(mean).toBe(25);
  });

  const points = (more: Partial<Points>): Points => ({ ...dailyPoints(0, [5.8, null, 6, 9], 3), ...more });
  const span = { from: 0, to: 3 };

  it('pool pH as the median of its days, which one slip of a meter does not move', () => {
    expect(figuresOf(plotOf('a', points({ isMedian: true })), 'drainPh', span).mean).toBe(6);
    expect(figuresOf(plotOf('a', points({})), 'intakeEc', span).mean).toBeCloseTo(20.8 / 3, 9);
    expect(figuresOf(plotOf('a', points({ isMedian: true })), 'drainPh', { from: 1, to: 1 }).mean).toBeNull();
  });

  it('weigh drain EC by the volume that drained', () => {
    const weighted = {
      sum: Float64Array.from([400, 0, 900, 0]),
      weight: Float64Array.from([100, 0, 300, 0]),
      count: Float64Array.from([1, 0, 1, 0]),
    };
    const figuresIn = (from: number, to: number) =>
      figuresOf(plotOf('a', points({ weighted })), 'drainEc', { from, to });
    // 100 mL of 4 mS/cm and 300 mL of 3 mS/cm.
    expect(figuresIn(0, 3).byVolume).toEqual({ value: 3.25, count: 2 });
    expect(figuresIn(3, 3).byVolume).toBeNull();
    expect(figuresOf(plotOf('a', points({})), 'drainEc', span).byVolume).toBeNull();
  });

  it('say how many readings are in target, of those that have one', () => {
    const target = { inside: Float64Array.from([3, 0, 1, 0]), held: Float64Array.from([3, 0, 3, 0]) };
    const inTarget = (from: number, to: number) =>
      figuresOf(plotOf('a', points({ target })), 'intakeEc', { from, to }).inTarget;
    expect(inTarget(0, 3)).toEqual({ percent: (4 / 6) * 100, count: 6 });
    expect(inTarget(2, 2)?.percent).toBeCloseTo(100 / 3, 9);
    expect(inTarget(3, 3)).toBeNull();
  });
});

test('compares two seasons by the same kind of mean: by volume only if all readings of both have volumes', () => {
  const figures = (mean: number | null, byVolume: number | null, count = 1): Figures => ({
    count,
    mean,
    min: mean,
    max: mean,
    inTarget: null,
    byVolume: byVolume === null ? null : { value: byVolume, count: 1 },
  });
  expect(comparedMeans(figures(30, 28), figures(20, 25))).toEqual({ now: 28, before: 25 });
  expect(comparedMeans(figures(30, null), figures(20, 25))).toEqual({ now: 30, before: 20 });
  expect(comparedMeans(figures(30, 28), figures(20, null))).toEqual({ now: 30, before: 20 });
  // Of four readings one has its volume: its mean does not stand for them.
  expect(comparedMeans(figures(30, 28), figures(20, 25, 4))).toEqual({ now: 30, before: 20 });
  expect(comparedMeans(figures(null, null), figures(20, null))).toEqual({ now: null, before: 20 });
});

test.each([
  [0, 0],
  [0.2, 1],
  [81.6, 82],
  [99.4, 99],
  [99.74, 99],
  [100, 100],
])('writes a share of %s %% as %s, and “all” or “none” only for exactly all or none', (percent, written) => {
  expect(wholeShare(percent)).toBe(written);
});
