import { expect, test } from 'vitest';
import { namedIn, sumOf } from './sum.ts';

test('adds the last closing lines of all runs', () => {
  const first = '-- checks: 3 passed, 0 failed, 0 skipped, 1 s\n1 passed, 1 failed\n40 passed, 1 failed\n';
  expect(sumOf([first, 'x\n2 passed, 0 failed, 5 skipped\n'])).toEqual({ passed: 42, failed: 1, skipped: 5 });
});

test('a run that breaks off before its closing line counts as a failure', () => {
  expect(sumOf(['40 passed, 0 failed\n', 'the machine went away'])).toEqual({ passed: 40, failed: 1, skipped: 0 });
});

test('what failed in any of the runs is named again', () => {
  const tests = '✗ a drawing of a failed step\n✗ failed: a.test.ts: adds: expected 2\n1 passed, 1 failed\n';
  const parts = '✗ passed only on a second try: b.e2e.ts: saves\n1 passed, 0 failed\n';
  expect(namedIn([tests, parts])).toEqual([
    '✗ failed: a.test.ts: adds: expected 2',
    '✗ passed only on a second try: b.e2e.ts: saves',
  ]);
});
