import type { ReadingProblem } from '@seguia/shared/domain/readings/reading-problem';
import { expect, test } from 'vitest';
import { refusals } from './refusals.ts';

const problem = (field: string, code: string, severity = 'refused') =>
  ({ field, code, severity, fixes: [] }) as unknown as ReadingProblem;

test.each([
  ['intakeEc', 'ec_over_20', 'intake_ec', 'EC cannot be over 20 mS/cm (was it µS/cm?).'],
  ['drainEc', 'ec_negative', 'drain_ec', 'EC cannot be below 0.'],
  ['intakePh', 'ph_out_of_range', 'intake_ph', 'pH lies between 0 and 14.'],
  ['drainPercent', 'percent_negative', 'drain_percent', 'A drain percentage cannot be below 0.'],
  ['dripperCount', 'drippers_not_whole', 'dripper_count', 'The number of drippers is a whole number.'],
  ['dripperCount', 'drippers_under_1', 'dripper_count', 'There is at least one dripper.'],
  ['totalDrained', 'volume_negative', 'total_drained', 'A volume cannot be below 0.'],
  ['intakePerDripper', 'volume_zero', 'intake_per_dripper', 'The intake per dripper cannot be 0.'],
  ['dripperUnit', 'required', 'dripper_unit', 'This value is needed to calculate the drain percentage.'],
  ['values', 'nothing_measured', 'values', 'A reading holds at least one measured value.'],
  ['time', 'time_invalid', 'time', 'There is no such time.'],
])('%s, %s is reported by its name in the contract, in words', (field, code, wire, message) => {
  expect(refusals([problem(field, code)])).toEqual([{ field: wire, code, message }]);
});

test('the person decides what the rules only ask about', () => {
  const question = problem('drainPh', 'ph_unusual', 'ask');
  expect(refusals([question])).toEqual([]);
  expect(refusals([question, problem('note', 'too_long')]).map(({ field }) => field)).toEqual(['note']);
});
