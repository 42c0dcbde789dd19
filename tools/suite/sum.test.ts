import { expect, test } from 'vitest';
import { sumOf } from './sum.ts';

test('adds the last closing lines of all runs', () => {
  const first = '-- checks: 3 passed, 0 failed, 0 skipped, 1 s\n1 passed, 1 failed\n40 passed, 1 failed\n';
  expect(sumOf([first, 'x\n2 passed, 0 failed, 5 skipped\n'])).toEqual({ passed: 42, failed: 1, skipped: 5 });
});

test('a run that breaks off before its closing line counts as a failure', () => {
  expect(sumOf(['40 passed, 0 failed\n', 'the machine went away'])).toEqual({ passed: 40, failed: 1, skipped: 0 });
});
