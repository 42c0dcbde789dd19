import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { expect, test } from 'vitest';
import { dailyPoints, plotOf } from '../../../testing/plot-series.ts';
import type { SeasonPlot } from '../judge/judged-season.ts';
import { looksOf, mapCell } from './map-cell.ts';

const week = { from: 100, to: 106 };

/** A plot whose days lie at these distances from their target; null was not read, NaN has no target. */
function plotWith(distances: (number | null)[]): SeasonPlot {
  const days = plotOf(
    'p',
    dailyPoints(
      100,
      distances.map((distance) => (distance === null ? null : 3)),
    ),
  );
  const column = Float64Array.from(distances, (distance) => distance ?? Number.NaN);
  const { count } = days.points.drainEc;
  return { plotId: 'p', from: 100, days, bands: [], distances: byMeasure(() => column), readings: count };
}
const lookOf = (...distances: (number | null)[]) => mapCell(plotWith(distances), 'drainEc', week).look;

test('shows a single day as it is', () => {
  expect([0, 0.2, 0.9, -0.2, -0.9].map((distance) => lookOf(distance))).toEqual([
    'in',
    'above',
    'farAbove',
    'below',
    'farBelow',
  ]);
});

test('shows a side that a third of the judged days are on', () => {
  expect(lookOf(0, 0, 0.2)).toBe('above');
  expect(lookOf(0, 0, 0, 0.2)).toBe('in');
  expect(lookOf(null, 0, null, 0, -0.2)).toBe('below');
});

test('shows the side with more days, as far as their median is', () => {
  expect(lookOf(-0.1, 0.1, 0.2, 0.9)).toBe('above');
  expect(lookOf(0.1, 0.9, 0.9, 0)).toBe('farAbove');
});

test('tells days that nobody read from days without a target', () => {
  expect(lookOf(null, null)).toBe('unread');
  expect(lookOf(null, Number.NaN)).toBe('untargeted');
});

test('counts the judged days, and those outside on either side', () => {
  expect(mapCell(plotWith([0, 0.2, -0.2, null]), 'drainEc', week)).toMatchObject({ judged: 3, outside: 2 });
});

test('leaves days of other columns out', () => {
  expect(mapCell(plotWith([0, 0, 0.9]), 'drainEc', { from: 100, to: 101 }).look).toBe('in');
  expect(mapCell(plotWith([0]), 'drainEc', { from: 90, to: 95 }).look).toBe('unread');
});

test('explains values without a target only where the map has some', () => {
  expect(looksOf([plotWith([0, null])], 'drainEc')).not.toContain('untargeted');
  expect(looksOf([plotWith([0, Number.NaN])], 'drainEc')).toContain('untargeted');
});
