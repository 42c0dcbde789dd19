import { expect, test } from 'vitest';
import { dayOfWaterId, waterDayId } from './water-day.ts';
import { waterByDay, waterOfPlot, waterOfPlots } from './water-of-plot.ts';

const date = '2026-06-14';
const known = waterByDay([
  { date, plotId: null, irrigation: 5, radiation: 2500 },
  { date, plotId: 'a', irrigation: 7, radiation: null },
  { date: '2026-06-13', plotId: 'a', irrigation: 6, radiation: null },
]);

test('a plot has its own water and the farm’s light', () => {
  expect(waterOfPlot(known, date, 'a')).toEqual({ irrigation: 7, radiation: 2500 });
  expect(waterOfPlot(known, date, 'b')).toEqual({ irrigation: 5, radiation: 2500 });
  expect(waterOfPlot(known, '2026-06-13', 'a')).toEqual({ irrigation: 6, radiation: null });
  expect(waterOfPlot(known, '2026-06-12', 'a')).toEqual({ irrigation: null, radiation: null });
});

test('a plot without water on a day, and a day without light, have 0 and not the farm’s values', () => {
  const dry = waterByDay([
    { date, plotId: null, irrigation: 5, radiation: 0 },
    { date, plotId: 'a', irrigation: 0, radiation: null },
  ]);
  expect(waterOfPlot(dry, date, 'a')).toEqual({ irrigation: 0, radiation: 0 });
  expect(waterOfPlots(dry, date, ['a', 'b'])).toEqual({ irrigation: 2.5, radiation: 0 });
});

test('several plots have the mean of theirs, and no plot has the farm’s own day', () => {
  expect(waterOfPlots(known, date, ['a', 'b'])).toEqual({ irrigation: 6, radiation: 2500 });
  expect(waterOfPlots(known, '2026-06-13', ['a', 'b'])).toEqual({ irrigation: 6, radiation: null });
  expect(waterOfPlots(known, date, [])).toEqual({ irrigation: 5, radiation: 2500 });
});

test('an id is the day, and the plot’s id behind it', () => {
  expect(waterDayId({ date, plotId: null })).toBe(date);
  expect(dayOfWaterId(waterDayId({ date, plotId: 'a' }))).toEqual({ date, plotId: 'a' });
  expect(dayOfWaterId(date)).toEqual({ date, plotId: null });
  expect(dayOfWaterId('2026-02-30')).toBeNull();
  expect(dayOfWaterId(`${date}.a.b`)).toBeNull();
});
