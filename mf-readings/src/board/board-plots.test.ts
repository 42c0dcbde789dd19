import { addDays } from '@seguia/shared/domain/farm-time';
import type { DeviceReading, Plot } from '@seguia/shared/platform';
import { bandOf } from '@seguia/testing/readings';
import { expect, test } from 'vitest';
import { aReading } from '../../testing/a-reading.ts';
import { boardPlots, byState, unreadSince } from '@seguia/shared/domain/board/board-plots';
import { nextSort, sortedPlots, startSort } from './table/board-sort.ts';

const today = '2026-03-09';
const ago = (days: number) => addDays(today, -days);
const planting = {
  cropId: 'c',
  cropTypeId: 't',
  cropName: 'Tomate',
  cropTypeName: 'Torry',
  from: '2020-01-01',
  to: null,
};
const plotOf = (name: string): Plot => ({
  id: name,
  name,
  position: 1,
  area: null,
  irrigationUnits: 1,
  crops: [planting],
  closed: false,
  updatedAt: 1,
});
const bands = ['fine', 'salty', 'mixed', 'idle'].map((plotId) =>
  bandOf({ plotId, cropTypeId: 't', drainEc: { low: 3, high: 4.2 }, drainPercent: { low: 20, high: 35 } }),
);
const reading = (plotId: string, daysAgo: number, more: Partial<DeviceReading>) => {
  const date = ago(daysAgo);
  return aReading({ plotId, date, time: '08:00', timestamp: Date.parse(`${date}T08:00:00Z`) / 1000, ...more });
};
const names = ['fine', 'salty', 'idle', 'mixed', 'new', 'bare'];
const recent = new Map([
  ['fine', [reading('fine', 0, { drainEc: 3.6, intakeEc: 2.4 })]],
  ['salty', [reading('salty', 1, { drainEc: 4.6, intakeEc: 2.8 })]],
  ['idle', [reading('idle', 3, { drainEc: 9 })]],
  ['mixed', [reading('mixed', 0, { drainEc: 4.6, drainPercent: 12 })]],
  ['bare', [reading('bare', 0, { drainEc: 9, intakeEc: 2.6 })]],
]);
const board = (of = names) => boardPlots(of.map(plotOf), recent, bands, today);
const idsOf = (plots: ReturnType<typeof board>) => plots.map(({ plot }) => plot.id);

test('what is out of its target comes first, then what nobody read, each in walking order', () => {
  expect(byState(board()).map(({ state, plots }) => [state, idsOf(plots)])).toEqual([
    ['out', ['salty', 'mixed']],
    ['unread', ['idle', 'new']],
    ['in', ['fine']],
    ['untargeted', ['bare']],
  ]);
});

test('a plot’s mark is that of what its sentence is about', () => {
  expect(board(['mixed'])[0]).toMatchObject({ mark: 'above', now: { worst: 'below' } });
  expect(board(['fine', 'idle', 'bare']).map(({ mark }) => mark)).toEqual(['in', null, null]);
});

test('since when plots were not read is said where it is one day', () => {
  expect(unreadSince(board(['fine', 'idle']))).toMatchObject({ date: ago(3), daysAgo: 3 });
  // One of the plots has never had a reading.
  expect(unreadSince(board(['idle', 'new']))).toBeNull();
  expect(unreadSince(board(['new', 'idle']))).toBeNull();
  expect(unreadSince(board(['fine']))).toBeNull();
});

const compare = (a: string, b: string) => a.localeCompare(b);
const sorted = (...sort: Parameters<typeof nextSort>[1][]) =>
  idsOf(sortedPlots(board(), sort.reduce(nextSort, startSort), compare));

test('the table begins with the states, and is sorted by the head that is chosen', () => {
  expect(sorted()).toEqual(['salty', 'mixed', 'idle', 'new', 'fine', 'bare']);
  expect(sorted('state')).toEqual(['bare', 'fine', 'idle', 'new', 'salty', 'mixed']);
  expect(sorted('plot')).toEqual(['bare', 'fine', 'idle', 'mixed', 'new', 'salty']);
  expect(sorted('plot', 'plot')).toEqual(['salty', 'new', 'mixed', 'idle', 'fine', 'bare']);
});

test('values come with the highest first, ages with the newest, and what is missing last either way', () => {
  expect(sorted('intakeEc')).toEqual(['salty', 'bare', 'fine', 'idle', 'mixed', 'new']);
  expect(sorted('intakeEc', 'intakeEc')).toEqual(['fine', 'bare', 'salty', 'idle', 'mixed', 'new']);
  expect(sorted('age')).toEqual(['fine', 'mixed', 'bare', 'salty', 'idle', 'new']);
  expect(sorted('age', 'age')).toEqual(['idle', 'salty', 'fine', 'mixed', 'bare', 'new']);
});
