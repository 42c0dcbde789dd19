// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { noteFailure, noteRun } from '../../memory/version-record.ts';
import type { Release } from '../../remotes/registry/registry.ts';
import type { Taken } from './taken.ts';
import { beginTrial, judge, runs } from './trial.ts';

const version = (part: string) => ({ part, version: '2', hostApi: '^1.0.0' });
const release = { version: '2' } as Release;

/** Two remotes were taken. */
const taken = (trial: Taken['trial']): Taken => ({
  bundle: 'mf-a 1, mf-b 1',
  releases: { 'mf-a': release, 'mf-b': release },
  refused: ['mf-a 0'],
  trial,
});

beforeEach(() => localStorage.clear());

test('tries a set once: a start that never finished drops all of it', () => {
  const first = beginTrial(taken('none'));
  expect(first).toEqual(taken('begun'));
  expect(beginTrial(first)).toEqual({
    ...taken('none'),
    releases: {},
    refused: ['mf-a 0', 'mf-a 2', 'mf-b 2'],
  });
});

test('a set passes once any part of the app ran with it, and is not tried again', () => {
  const before = runs();
  expect(judge(taken('begun'), before).trial).toBe('begun');
  noteRun(version('mf-c'));
  const passed = judge(taken('begun'), before);
  expect(passed).toEqual(taken('passed'));
  expect(beginTrial(passed)).toEqual(passed);
});

test('drops a failed version at once and at the next start, and keeps the others', () => {
  noteFailure(version('mf-a'), 'broken', true, 'load');
  noteRun(version('mf-b'));
  const left = { ...taken('passed'), releases: { 'mf-b': release }, refused: ['mf-a 0', 'mf-a 2'] };
  expect(judge(taken('begun'), new Map())).toEqual(left);
  expect(beginTrial(taken('passed'))).toEqual(left);
});

test('does not blame a stored version for the failure of another', () => {
  noteFailure({ ...version('mf-a'), version: '1' }, 'broken', true, 'load');
  expect(beginTrial(taken('passed'))).toEqual(taken('passed'));
});

test('a set also passes if the device forgot older versions, and if another part failed', () => {
  for (let number = 0; number < 40; number += 1) {
    const other = { ...version('mf-c'), version: `${number}` };
    for (let page = 0; page < 9; page += 1) noteRun(other);
  }
  const before = runs();
  noteFailure({ ...version('mf-c'), version: '39' }, 'broken', false, 'draw');
  noteRun(version('mf-a'));
  expect(judge(taken('begun'), before)).toEqual(taken('passed'));
});
