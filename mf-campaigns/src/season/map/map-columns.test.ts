import { expect, test } from 'vitest';
import { spanDays } from '../../series/series.ts';
import { leastColumn, mapColumns } from './map-columns.ts';
import { mapTicks } from './map-ticks.ts';
import { openedSpan } from './opened-span.ts';

const season = { from: 20_000, to: 20_545 };

test.each([
  [2200, 1],
  [1000, 3],
  [730, 3],
  [720, 14],
  [250, 14],
])('fits eighteen months into %i px in columns of %i days', (room, stride) => {
  expect(mapColumns(season, room).stride).toBe(stride);
});

test('holds every day once, and no column is narrower than 4 px', () => {
  for (let room = 160; room < 2500; room += 37) {
    const { columns } = mapColumns(season, room);
    expect(room / columns.length).toBeGreaterThanOrEqual(leastColumn);
    expect(columns.reduce((sum, column) => sum + spanDays(column), 0)).toBe(546);
    expect(columns.at(-1)?.to).toBe(season.to);
  }
});

test('marks every month of a season, and some days of a month', () => {
  expect(mapTicks(season, 300)).toHaveLength(18);
  expect(mapTicks({ from: 20_000, to: 20_029 }, 300).map(({ unit }) => unit)).toContain('day');
});

test('opens the days of a column with as many around them as make a week', () => {
  expect(openedSpan({ from: 20_100, to: 20_100 }, season)).toEqual({ from: 20_097, to: 20_103 });
  expect(openedSpan({ from: 20_100, to: 20_102 }, season)).toEqual({ from: 20_098, to: 20_104 });
  expect(openedSpan({ from: 20_100, to: 20_113 }, season)).toEqual({ from: 20_100, to: 20_113 });
  expect(openedSpan({ from: 20_545, to: 20_545 }, season)).toEqual({ from: 20_539, to: 20_545 });
  expect(openedSpan({ from: 5, to: 5 }, { from: 3, to: 6 })).toEqual({ from: 3, to: 6 });
});
