import { describe, expect, test } from 'vitest';
import { restrictTo } from './restrict.ts';
import { shiftedPlot } from './shift.ts';
import { dailyPoints, plotOf } from '../../testing/plot-series.ts';

const volumes = {
  drained: Float64Array.from([1, 2, 3, 4]),
  given: Float64Array.from([10, 20, 30, 40]),
  count: Float64Array.from([1, 1, 1, 1]),
};
const plot = plotOf('p', dailyPoints(100, [1, 2, 3, 4], 5), volumes);

test('days on which a variety did not stand there become gaps, their volumes nothing', () => {
  const cut = restrictTo(plot, [{ from: 101, to: 102 }]);
  expect([...cut.points.intakeEc.mean]).toEqual([Number.NaN, 2, 3, Number.NaN]);
  for (const extreme of ['min', 'max'] as const)
    expect([...cut.points.intakeEc[extreme]]).toEqual([Number.NaN, 2, 3, Number.NaN]);
  expect([...cut.points.drainPercent.count]).toEqual([0, 5, 5, 0]);
  expect([...cut.volumes.drained, ...cut.volumes.given]).toEqual([0, 2, 3, 0, 0, 20, 30, 0]);
  expect([...cut.volumes.count]).toEqual([0, 1, 1, 0]);
  expect(cut.plotId).toBe('p');
});

test('the share in target is of the days that are kept', () => {
  const target = { inside: Float64Array.from([1, 1, 0, 1]), held: Float64Array.from([1, 1, 1, 1]) };
  const cut = restrictTo(plotOf('p', { ...dailyPoints(100, [1, 2, 3, 4], 5), target }), [{ from: 101, to: 102 }]);
  expect([...(cut.points.drainEc.target?.inside ?? [])]).toEqual([0, 1, 0, 0]);
  expect([...(cut.points.drainEc.target?.held ?? [])]).toEqual([0, 1, 1, 0]);
});

test('several stretches are kept, and of none nothing is', () => {
  const several = restrictTo(plot, [
    { from: 100, to: 100 },
    { from: 103, to: 200 },
  ]);
  expect([...several.points.intakePh.mean]).toEqual([1, Number.NaN, Number.NaN, 4]);
  expect([...restrictTo(plot, []).points.intakePh.mean].every(Number.isNaN)).toBe(true);
});

describe('an earlier campaign over a later one', () => {
  const earlier = { span: { from: 100, to: 103 }, resolution: 'day' as const, plots: [plot] };

  test('lies so many days later', () => {
    const moved = shiftedPlot(earlier, 365, 'p');
    expect([...(moved?.points.drainEc.x ?? [])]).toEqual([465.5, 466.5, 467.5, 468.5]);
    expect(moved?.points.drainEc.mean).toEqual(plot.points.drainEc.mean);
    expect([...plot.points.drainEc.x]).toEqual([100.5, 101.5, 102.5, 103.5]);
  });

  test('has nothing of a plot without a reading', () => {
    expect(shiftedPlot(earlier, 365, 'q')).toBeUndefined();
    expect(shiftedPlot(earlier, null, 'p')).toBeUndefined();
  });
});
