import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { DeviceReading, Plot } from '@seguia/shared/platform';
import { bandOf, readingOf } from '@seguia/testing/readings';
import { expect, test } from 'vitest';
import { daySeries } from '../series/figures/day-series.ts';
import { weekFigures } from './week-figures.ts';

const plot: Plot = {
  id: 'p',
  name: 'Serre 1',
  position: 1,
  area: null,
  irrigationUnits: 1,
  closed: false,
  updatedAt: 0,
  crops: [{ cropId: 'c', cropName: 'Tomate', cropTypeId: 't', cropTypeName: 'Torry', from: '2025-01-01', to: null }],
};
const bands = [
  bandOf({ to: '2026-11-19', drainEc: { low: 2.5, high: 3 } }),
  bandOf({ id: 'later', from: '2026-11-20', drainEc: { low: 3, high: 3.5 } }),
];
const span = { from: dayNumber('2026-11-16'), to: dayNumber('2026-11-22') };
const of = (date: string, values: Partial<DeviceReading>): DeviceReading => ({
  ...readingOf({ id: `${date} ${values.drainEc}`, plotId: 'p', date, ...values }),
  state: 'sent',
});
const figuresOf = (readings: DeviceReading[]) => {
  const days = daySeries('p', readings, { from: dayNumber('2026-10-24'), to: span.to });
  return weekFigures({ plot, days, readings, bands, span });
};

// Specification 10: a week is shared with its figures, each reading held against the target of its day
test('judges each reading by the target of its own day, limits included, and names the last day’s target', () => {
  const [drainEc, ...others] = figuresOf([
    of('2026-11-16', { drainEc: 3.0 }),
    of('2026-11-16', { drainEc: 3.2 }),
    of('2026-11-20', { drainEc: 3.0 }),
    of('2026-11-22', { drainEc: 3.4 }),
    of('2026-11-15', { drainEc: 9 }),
  ]);
  expect(others).toEqual([]);
  expect(drainEc).toMatchObject({ measure: 'drainEc', band: { low: 3, high: 3.5 }, inTarget: 75 });
  expect(drainEc?.mean).toBe(3.15);
  expect(drainEc?.days).toEqual([3.1, null, null, null, 3, null, 3.4]);
});

test('is exact where every day lies on a limit of the target', () => {
  const days = [16, 17, 18, 19, 20, 21, 22].map((day) => of(`2026-11-${day}`, { drainEc: 2.2 }));
  expect(figuresOf(days)[0]?.mean).toBe(2.2);
});

test('does not call a value without a target in target, and does not name what was not measured', () => {
  expect(figuresOf([of('2026-11-18', { intakePh: 5.8 })])).toMatchObject([{ measure: 'intakePh', inTarget: null }]);
  expect(figuresOf([])).toEqual([]);
});

test('means the drain by volume if all readings have volumes, as the campaign’s page does, and plainly otherwise', () => {
  const drippers = { entryType: 'drippers', intakePerDripper: 100, dripperUnit: 'ml' } as const;
  const little = of('2026-11-18', { drainEc: 3, drainPercent: 20, ...drippers, dripperCount: 10, totalDrained: 200 });
  const much = of('2026-11-19', { drainEc: 4, drainPercent: 40, ...drippers, dripperCount: 20, totalDrained: 800 });
  const typed = of('2026-11-20', { drainEc: 5, drainPercent: 30 });
  const means = (...readings: DeviceReading[]) =>
    figuresOf(readings).map(({ measure, mean, isByVolume }) => [measure, mean, isByVolume]);
  expect(means(little, much)).toEqual([
    ['drainEc', 3.8, true],
    ['drainPercent', 33.333333333, true],
  ]);
  expect(means(little, much, typed)).toEqual([
    ['drainEc', 4, false],
    ['drainPercent', 30, false],
  ]);
  expect(
    figuresOf([of('2026-11-18', { intakeEc: 2, ...drippers, dripperCount: 10, totalDrained: 200 })]),
  ).toMatchObject([{ measure: 'intakeEc', isByVolume: false }]);
});
