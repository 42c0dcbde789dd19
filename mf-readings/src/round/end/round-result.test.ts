import { bandOf } from '@seguia/testing/readings';
import type { DeviceReading, Plot } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { aReading } from '../../../testing/a-reading.ts';
import { startRound } from '../stops/round.ts';
import { resultOf } from './round-result.ts';

const plots = ['a', 'b', 'c'].map(
  (id) => ({ id, name: id, crops: [{ cropTypeId: 't', from: '2026-01-01', to: null }] }) as unknown as Plot,
);
const at = (plotId: string, minute: number, values: Partial<DeviceReading>) => ({
  ...aReading({ id: `r-${plotId}`, plotId, ...values }),
  timestamp: 1_772_000_000 + minute * 60,
});
const round = { ...startRound('2026-03-01', plots), plotId: null, done: { a: 'r-a', c: 'r-c' }, skipped: ['b'] };

test('counts the readings of the round alone, in walking order, and names the values outside of their target', () => {
  const rows = [at('c', 9, { intakeEc: 4.9 }), at('b', 5, { intakeEc: 9 }), at('a', 0, { intakeEc: 2.4 })];
  const bands = plots.map(({ id }) => bandOf({ plotId: id, intakeEc: { low: 2.2, high: 3 } }));
  const { stops, isTargeted, minutes } = resultOf(round, plots, rows, bands);
  expect(stops.map(({ plot, outside }) => [plot.id, outside])).toEqual([
    ['a', []],
    ['c', [{ measure: 'intakeEc', state: 'above' }]],
  ]);
  expect(isTargeted).toBe(true);
  expect(minutes).toBe(9);
});

test.each([
  ['less than a minute', 0, null],
  ['a round that was resumed on the next day', 24 * 60, null],
  ['eight hours', 8 * 60, 8 * 60],
])('the time of %s', (_what, minute, minutes) => {
  const rows = [at('a', 0, {}), at('c', minute, {})];
  expect(resultOf(round, plots, rows, []).minutes).toBe(minutes);
});

test('a round without readings has no time and no target', () => {
  expect(resultOf({ ...round, done: {} }, plots, [], [])).toEqual({ stops: [], isTargeted: false, minutes: null });
});
