import { afterEach, expect, test } from 'vitest';
import { forgetDraft, keepDraft, keptDraft, plotOfLastDraft } from './draft.ts';
import { newFormState } from './form-state.ts';

const owner = { accountId: 'a', farmId: 'f' };
const state = {
  ...newFormState('p', { date: '2026-03-01', time: '09:12' }),
  intakeEc: '2,4',
  dripperUnit: 'l' as const,
};
const draft = {
  state,
  ecUnit: 'mS/cm',
  base: { version: 3, taken: newFormState('p', { date: '2026-03-01', time: '09:12' }) },
};

afterEach(() => localStorage.clear());

test('what is typed comes back as it was after the tab was closed', () => {
  keepDraft(owner, { plotId: 'p' }, draft);
  expect(keptDraft(owner, { plotId: 'p' })).toEqual(draft);
  expect(plotOfLastDraft(owner)).toBe('p');
});

test('a shared phone inherits nothing, and each plot and reading has its own draft', () => {
  keepDraft(owner, { plotId: 'p' }, draft);
  expect(keptDraft({ ...owner, accountId: 'b' }, { plotId: 'p' })).toBeUndefined();
  expect(keptDraft(owner, { plotId: 'q' })).toBeUndefined();
  expect(keptDraft(owner, { readingId: 'p' })).toBeUndefined();
});

test('a forgotten draft is gone', () => {
  keepDraft(owner, { plotId: 'p' }, draft);
  forgetDraft(owner, { plotId: 'p' });
  expect(keptDraft(owner, { plotId: 'p' })).toBeUndefined();
  expect(plotOfLastDraft(owner)).toBeUndefined();
});

test('text that an older app or nobody wrote is not taken for a draft', () => {
  localStorage.setItem('seguia.readings.a.f.draft.plot.p', '{"state":5}');
  expect(keptDraft(owner, { plotId: 'p' })).toBeUndefined();
  localStorage.setItem('seguia.readings.a.f.draft.plot.p', 'no json');
  expect(keptDraft(owner, { plotId: 'p' })).toBeUndefined();
});
