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

test('a set is tried once: a start that never came to its end gives all of it up', () => {
  const first = beginTrial(taken('none'));
  expect(first).toEqual(taken('begun'));
  expect(beginTrial(first)).toEqual({
    ...taken('none'),
    releases: {},
    refused: ['mf-a 0', 'mf-a 2', 'mf-b 2'],
  });
});

test('a set passes once any part of the app has run with it, and is not on trial again', () => {
  const before = runs();
  expect(judge(taken('begun'), before).trial).toBe('begun');
  noteRun(version('mf-c'));
  const passed = judge(taken('begun'), before);
  expect(passed).toEqual(taken('passed'));
  expect(beginTrial(passed)).toEqual(passed);
});

test('a version that failed is given up, at once and at the next start, and the others stay', () => {
  noteFailure(version('mf-a'), 'broken', true);
  noteRun(version('mf-b'));
  const left = { ...taken('passed'), releases: { 'mf-b': release }, refused: ['mf-a 0', 'mf-a 2'] };
  expect(judge(taken('begun'), new Map())).toEqual(left);
  expect(beginTrial(taken('passed'))).toEqual(left);
});

test('another version’s failure is not held against what was taken', () => {
  noteFailure({ ...version('mf-a'), version: '1' }, 'broken', true);
  expect(beginTrial(taken('passed'))).toEqual(taken('passed'));
});

test('a set passes too where the device has forgotten older versions, and where another part has failed', () => {
  for (let number = 0; number < 40; number += 1) {
    const other = { ...version('mf-c'), version: `${number}` };
    for (let page = 0; page < 9; page += 1) noteRun(other);
  }
  const before = runs();
  noteFailure({ ...version('mf-c'), version: '39' }, 'broken', false);
  noteRun(version('mf-a'));
  expect(judge(taken('begun'), before)).toEqual(taken('passed'));
});
