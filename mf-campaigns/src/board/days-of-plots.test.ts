import { dayNumber } from '@seguia/shared/domain/farm-time';
import { readingOf } from '@seguia/testing/readings';
import { expect, test } from 'vitest';
import { daysOfPlots } from './days-of-plots.ts';

const span = { from: dayNumber('2026-03-01'), to: dayNumber('2026-03-03') };
const reading = (plotId: string, date: string, drainEc: number) => readingOf({ plotId, date, drainEc });

test('keeps the order of the board, and gives a plot without a reading days without values', () => {
  const readings = [reading('b', '2026-03-01', 3), reading('b', '2026-03-01', 4), reading('a', '2026-03-03', 2)];
  const { plots } = daysOfPlots(['b', 'never', 'a'], readings, span);
  expect(plots.map(({ plotId, points }) => [plotId, [...points.drainEc.mean]])).toEqual([
    ['b', [3.5, Number.NaN, Number.NaN]],
    ['never', [Number.NaN, Number.NaN, Number.NaN]],
    ['a', [Number.NaN, Number.NaN, 2]],
  ]);
});

test('leaves out readings of earlier days and of plots that are not on the board', () => {
  const { plots } = daysOfPlots(['a'], [reading('a', '2026-02-28', 3), reading('x', '2026-03-01', 4)], span);
  expect(plots.map(({ points }) => [...points.drainEc.count])).toEqual([[0, 0, 0]]);
});
