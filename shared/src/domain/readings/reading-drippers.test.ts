import { expect, test } from 'vitest';
import { checkDrippers } from './reading-drippers.ts';

const right = {
  plotId: 'plot',
  date: '2026-06-15',
  time: '10:30',
  entryType: 'drippers',
  totalDrained: 900,
  intakePerDripper: 300,
  dripperCount: 10,
  dripperUnit: 'ml',
} as const;

test.each([
  [{}, []],
  [{ totalDrained: 0 }, []],
  [{ totalDrained: null }, ['totalDrained required']],
  [{ intakePerDripper: null }, ['intakePerDripper required']],
  [{ dripperCount: null, dripperUnit: null }, ['dripperCount required', 'dripperUnit required']],
  [{ totalDrained: Number.NaN }, ['totalDrained not_a_number']],
  [{ totalDrained: -0.1 }, ['totalDrained volume_negative']],
  [{ intakePerDripper: -1 }, ['intakePerDripper volume_negative']],
  [{ intakePerDripper: 0 }, ['intakePerDripper volume_zero']],
  [{ dripperCount: 1 }, []],
  [{ dripperCount: 100 }, []],
  [{ dripperCount: 101 }, ['dripperCount drippers_over_100']],
  [{ dripperCount: 0 }, ['dripperCount drippers_under_1']],
  [{ dripperCount: 0.5 }, ['dripperCount drippers_not_whole']],
  [{ dripperCount: Number.POSITIVE_INFINITY }, ['dripperCount not_a_number']],
  [{ totalDrained: null, intakePerDripper: null, dripperUnit: null }, []],
  [{ totalDrained: null, intakePerDripper: null, dripperCount: null }, []],
  [{ totalDrained: null, intakePerDripper: null, dripperCount: 2.5 }, ['dripperCount drippers_not_whole']],
  [{ entryType: 'value' as const, dripperCount: 0, totalDrained: -1 }, []],
])('%j: %j', (change, expected) => {
  expect(checkDrippers({ ...right, ...change }).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('asks only about too many drippers, refuses all else, and has a repair for neither', () => {
  const field = 'dripperCount';
  const problems = (dripperCount: number) => checkDrippers({ ...right, dripperCount });
  expect(problems(101)).toEqual([{ field, code: 'drippers_over_100', severity: 'ask', fixes: [] }]);
  expect(problems(0)).toEqual([{ field, code: 'drippers_under_1', severity: 'refused', fixes: [] }]);
});
