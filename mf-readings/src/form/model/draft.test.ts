import type { Unfinished } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { draftMovedTo, draftOfPlot, draftOfReading, findDraft, plotOfLastDraft } from './draft.ts';
import { newFormState } from './form-state.ts';

const now = { date: '2026-03-01', time: '09:12' };
const state = { ...newFormState('p', now), intakeEc: '2,4', dripperUnit: 'l' as const };
const value = { state, ecUnit: 'mS/cm', base: { version: 3, taken: newFormState('p', now) } };
const row = (more: Partial<Unfinished>): Unfinished => ({
  farm: 'f',
  what: draftOfPlot('p'),
  readingId: 'r',
  value,
  at: 1,
  ...more,
});

test('restores what was typed after the tab was closed', () => {
  expect(findDraft([row({})], draftOfPlot('p'))).toEqual({ what: draftOfPlot('p'), id: 'r', ...value });
});

test('restores a time with its clock stamp, and drops a stamp that makes no sense', () => {
  const stamp = { instant: 1_772_359_920, difference: 7_200_000, run: 'one', paused: 0, heard: null };
  const restored = (of: unknown) =>
    findDraft([row({ value: { ...value, state: { ...state, stamp: of } } })], draftOfPlot('p'))?.state.stamp;
  expect(restored(stamp)).toEqual(stamp);
  expect(restored({ ...stamp, instant: 'now' })).toBeUndefined();
  expect(restored(7)).toBeUndefined();
});

test('each plot and reading has its own draft', () => {
  expect(findDraft([row({})], draftOfPlot('q'))).toBeUndefined();
  expect(findDraft([row({})], draftOfReading('p'))).toBeUndefined();
});

test('a draft that is moved to a plot joins the draft there, the newest first', () => {
  const moved = row({ what: draftMovedTo('p', 'moved'), readingId: 'moved' });
  expect(findDraft([moved, row({})], draftOfPlot('p'))?.id).toBe('moved');
  expect(findDraft([row({}), moved], draftOfPlot('p'))?.id).toBe('r');
  expect(findDraft([moved], draftOfPlot(''))).toBeUndefined();
  expect(plotOfLastDraft([moved])).toBe('p');
});

test('lists the plot that was typed last first, and does not take an edited reading for a new one', () => {
  const rows = [
    row({ what: draftOfReading('x') }),
    row({ what: draftOfPlot('broken'), value: 5 }),
    row({ what: draftOfPlot('q') }),
    row({}),
  ];
  expect(plotOfLastDraft(rows)).toBe('q');
  expect(plotOfLastDraft(rows.slice(0, 2))).toBeUndefined();
});

test('does not take what an older app left, or no app wrote, for a draft', () => {
  for (const damage of [{ value: { state: 5 } }, { value: 'text' }, { value: { state } }, { readingId: null }])
    expect(findDraft([row(damage)], draftOfPlot('p')), JSON.stringify(damage)).toBeUndefined();
});

test.each([
  ['none', null],
  ['no version', { taken: state }],
  ['a version that is no number', { version: '3', taken: state }],
  ['no form', { version: 3 }],
  ['a text', 'base'],
])('restores a change whose base is %s without its base', (_, base) => {
  const stored = row({ what: draftOfReading('r'), value: { ...value, base } });
  expect(findDraft([stored], draftOfReading('r'))).toMatchObject({ id: 'r', ...value, base: null });
});

test('reads a field that is no text as empty, and an unknown unit or entry type as the default', () => {
  const odd = { ...state, intakeEc: 2.4, note: null, dripperUnit: 'gallon', entryType: 'guess' };
  expect(findDraft([row({ value: { ...value, state: odd } })], draftOfPlot('p'))?.state).toEqual(
    newFormState('p', now),
  );
  const drippers = { ...state, entryType: 'drippers', dripperUnit: 'cl' };
  expect(findDraft([row({ value: { ...value, state: drippers } })], draftOfPlot('p'))?.state).toEqual(drippers);
});

test.each(['instant', 'difference', 'paused'])('drops a stamp without its %s', (part) => {
  const stamp = { instant: 1_772_359_920, difference: 7_200_000, run: 'one', paused: 0, heard: 5, [part]: undefined };
  const stored = row({ value: { ...value, state: { ...state, stamp } } });
  expect(findDraft([stored], draftOfPlot('p'))?.state.stamp).toBeUndefined();
});
