import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { DeviceWaterDay } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { pairDrawing } from '../graph/pair/pair-drawing.ts';
import type { Points, Span } from '../series/series.ts';
import { daysIn, waterSeries, type WaterSeries } from './water-series.ts';

const day = (date: string, irrigation: number | null, radiation: number | null, plotId: string | null = null) =>
  ({
    id: plotId ? `${date}.${plotId}` : date,
    date,
    plotId,
    irrigation,
    radiation,
    state: 'sent',
    createdBy: null,
  }) satisfies DeviceWaterDay;
const span = { from: dayNumber('2026-06-01'), to: dayNumber('2026-06-04') };
const days = [
  day('2026-06-01', 5, 2000),
  day('2026-06-02', 6, 2400),
  day('2026-06-02', 8, null, 'a'),
  day('2026-06-04', 4, null),
  day('2026-07-01', 9, 3000),
];

const drawn = (series: WaterSeries, over: Span, width: number) => {
  const part = (points: Points) => ({ ...noFormat, points });
  return pairDrawing({ bars: part(series.irrigation), line: part(series.radiation) }, over, width);
};
const noFormat = {
  id: '',
  name: '',
  head: '',
  slot: 1,
  least: 1,
  format: String,
  axis: String,
  withUnit: String,
} as const;

test('a plot’s days are its own, otherwise the farm’s, and a missing day is a gap', () => {
  const series = waterSeries(days, ['a'], span);
  expect(series && daysIn(series, span)).toEqual([
    { irrigation: 5, radiation: 2000 },
    { irrigation: 8, radiation: 2400 },
    { irrigation: null, radiation: null },
    { irrigation: 4, radiation: null },
  ]);
});

test('a span without any data has no graph', () => {
  expect(waterSeries(days, ['a'], { from: dayNumber('2025-01-01'), to: dayNumber('2025-01-31') })).toBeNull();
});

test('bars begin at 0, and each covers as many days as the width needs', () => {
  const series = waterSeries(days, [], span);
  if (!series) throw new Error('no series');
  const wide = drawn(series, span, 300);
  expect(wide?.bars.map(({ bar }) => bar)).toEqual([5, 6, null, 4]);
  expect([wide?.left.low, wide?.right.low]).toEqual([0, 0]);
  expect(wide?.left.high).toBeGreaterThanOrEqual(6);
  const narrow = drawn(series, span, 6);
  expect(narrow?.bars.map(({ bar, line }) => [bar, line])).toEqual([
    [5.5, 2200],
    [4, null],
  ]);
});

// Specification 10: a season of six compartments is drawn, and a gap stays one
test('a season of six compartments is drawn, each with its own bars', () => {
  const from = dayNumber('2026-01-01');
  const season = { from, to: from + 165 };
  const plots = ['1', '2', '3', '4', '5', '6'];
  const rows = plots.flatMap((plotId, place) =>
    Array.from({ length: 166 }, (_, index) =>
      day(new Date((from + index) * 86_400_000).toISOString().slice(0, 10), 3 + place / 10, 1200 + index, plotId),
    ),
  );
  for (const [place, plotId] of plots.entries()) {
    const series = waterSeries(rows, [plotId], season);
    const drawing = series && drawn(series, season, 900);
    expect(drawing?.bars).toHaveLength(166);
    expect(drawing?.bars.every(({ bar }) => bar === 3 + place / 10)).toBe(true);
  }
});
