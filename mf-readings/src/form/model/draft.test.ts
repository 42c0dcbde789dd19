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

test('what is typed comes back as it was after the tab was closed', () => {
  expect(findDraft([row({})], draftOfPlot('p'))).toEqual({ what: draftOfPlot('p'), id: 'r', ...value });
});

test('a time that came from the clock comes back with its stamp, and a stamp that makes no sense is none', () => {
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

test('a draft that was moved to a plot stands beside the one that is there, the newest before the other', () => {
  const moved = row({ what: draftMovedTo('p', 'moved'), readingId: 'moved' });
  expect(findDraft([moved, row({})], draftOfPlot('p'))?.id).toBe('moved');
  expect(findDraft([row({}), moved], draftOfPlot('p'))?.id).toBe('r');
  expect(findDraft([moved], draftOfPlot(''))).toBeUndefined();
  expect(plotOfLastDraft([moved])).toBe('p');
});

test('the plot that was typed last comes first, and a change of a reading is no new reading', () => {
  const rows = [
    row({ what: draftOfReading('x') }),
    row({ what: draftOfPlot('broken'), value: 5 }),
    row({ what: draftOfPlot('q') }),
    row({}),
  ];
  expect(plotOfLastDraft(rows)).toBe('q');
  expect(plotOfLastDraft(rows.slice(0, 2))).toBeUndefined();
});

test('what an older app or nobody wrote is not taken for a draft', () => {
  for (const damage of [{ value: { state: 5 } }, { value: 'text' }, { value: { state } }, { readingId: null }])
    expect(findDraft([row(damage)], draftOfPlot('p')), JSON.stringify(damage)).toBeUndefined();
});

test.each([
  ['none', null],
  ['no version', { taken: state }],
  ['a version that is no number', { version: '3', taken: state }],
  ['no form', { version: 3 }],
  ['a text', 'base'],
])('a change whose base is %s comes back without it', (_, base) => {
  const stored = row({ what: draftOfReading('r'), value: { ...value, base } });
  expect(findDraft([stored], draftOfReading('r'))).toMatchObject({ id: 'r', ...value, base: null });
});

test('a field that is no text is empty, and an unknown unit or way of entry is the usual one', () => {
  const odd = { ...state, intakeEc: 2.4, note: null, dripperUnit: 'gallon', entryType: 'guess' };
  expect(findDraft([row({ value: { ...value, state: odd } })], draftOfPlot('p'))?.state).toEqual(
    newFormState('p', now),
  );
  const drippers = { ...state, entryType: 'drippers', dripperUnit: 'cl' };
  expect(findDraft([row({ value: { ...value, state: drippers } })], draftOfPlot('p'))?.state).toEqual(drippers);
});

test.each(['instant', 'difference', 'paused'])('a stamp without its %s is none', (part) => {
  const stamp = { instant: 1_772_359_920, difference: 7_200_000, run: 'one', paused: 0, heard: 5, [part]: undefined };
  const stored = row({ value: { ...value, state: { ...state, stamp } } });
  expect(findDraft([stored], draftOfPlot('p'))?.state.stamp).toBeUndefined();
});
