import { expect, test } from 'vitest';
import { bandOf, readingOf } from '@seguia/testing/readings';
import { plotNow } from './plot-now.ts';

const monday = '2026-03-09';
const target = bandOf({ intakeEc: { low: 2.2, high: 3 }, drainEc: { low: 3, high: 4.2 } });
const nowOf = (readings: Parameters<typeof plotNow>[0], today = monday) => plotNow(readings, () => target, today);
const at = (date: string, time: string, values: Parameters<typeof readingOf>[0] = {}) =>
  readingOf({ id: `${date} ${time}`, date, time, ...values });

test('before any reading of the day a plot stands as its last one left it', () => {
  const yesterday = at('2026-03-08', '16:10', { intakeEc: 2.6, drainEc: 4.6 });
  const { state, worst, newest, values } = nowOf([yesterday, at('2026-03-08', '08:05', { drainEc: 3.6 })]);
  expect({ state, worst }).toEqual({ state: 'out', worst: 'above' });
  expect(newest).toEqual({ date: '2026-03-08', time: '16:10', daysAgo: 1 });
  expect(values.drainEc).toMatchObject({ value: 4.6, daysAgo: 1, state: 'above', band: { low: 3, high: 4.2 } });
  expect(values.drainPh).toBeNull();
});

test('what the newest reading lacks is taken from the one before', () => {
  const { values, state, newest } = nowOf([
    at(monday, '07:10', { intakeEc: 2.6 }),
    at('2026-03-08', '16:10', { intakeEc: 3.4, drainEc: 4.6 }),
  ]);
  expect([values.intakeEc?.value, values.intakeEc?.daysAgo]).toEqual([2.6, 0]);
  expect([values.drainEc?.value, values.drainEc?.daysAgo]).toEqual([4.6, 1]);
  expect(state).toBe('out');
  expect(newest?.daysAgo).toBe(0);
});

test('a drain of 0 % is the plot’s newest value, and far below its target', () => {
  const reading = at(monday, '07:10', { drainPercent: 0 });
  const older = at('2026-03-08', '16:10', { drainPercent: 28 });
  const { values, state } = plotNow([reading, older], () => bandOf({ drainPercent: { low: 20, high: 30 } }), monday);
  expect(values.drainPercent).toMatchObject({ value: 0, daysAgo: 0, state: 'below' });
  expect(state).toBe('out');
});

test.each([
  ['2026-03-07', 'out', 'above'],
  ['2026-03-06', 'unread', null],
] as const)('on Monday a reading of %s makes the plot %s', (date, state, drain) => {
  const now = nowOf([at(date, '16:10', { drainEc: 4.6 })]);
  expect(now.state).toBe(state);
  // A value that is too old to count is still shown.
  expect(now.values.drainEc).toMatchObject({ value: 4.6, state: drain });
});

test('an older value does not count beside one that does', () => {
  const now = nowOf([at(monday, '07:10', { intakeEc: 2.6 }), at('2026-03-06', '16:10', { drainEc: 4.6 })]);
  expect(now.values.drainEc).toBeNull();
  expect(now.state).toBe('in');
});

test('near a limit is inside; without a target nothing is judged; without a reading there is nothing to judge', () => {
  expect(nowOf([at(monday, '07:10', { drainEc: 4.15 })])).toMatchObject({ state: 'in', worst: 'near-high' });
  const reading = at(monday, '07:10', { drainEc: 9 });
  expect(plotNow([reading], () => null, monday)).toMatchObject({ state: 'untargeted', worst: null });
  expect(nowOf([])).toMatchObject({ state: 'unread', newest: null, values: { drainEc: null } });
});

test('a value is held against the target of its own day', () => {
  const changed = (date: string) => (date < monday ? target : bandOf({ drainEc: { low: 4, high: 5 } }));
  const yesterday = at('2026-03-08', '16:10', { drainEc: 4.6 });
  expect(plotNow([yesterday], changed, monday).state).toBe('out');
  expect(plotNow([at(monday, '07:10', { drainEc: 4.6 }), yesterday], changed, monday).state).toBe('in');
});

test('a reading of a clock that is ahead is as new as one of today', () => {
  expect(nowOf([at('2026-03-10', '00:10', { drainEc: 3.6 })]).newest?.daysAgo).toBe(0);
});
