import { expect, test } from 'vitest';
import { mergeForm } from './merge-form.ts';

const form = { name: 'Serre 1', house: '', area: '800', drippers: '' };

test('what somebody else changed comes in where nothing was typed, and is named', () => {
  const theirs = { ...form, house: 'Nord', area: '900' };
  const mine = { ...form, area: '1000', drippers: '12' };
  expect(mergeForm(form, mine, theirs)).toEqual({
    form: { ...form, house: 'Nord', area: '1000', drippers: '12' },
    changed: ['house', 'area'],
  });
});

test('what both made the same is no change of theirs', () => {
  const mine = { ...form, area: '1000' };
  expect(mergeForm(form, mine, { ...form, area: '1000' })).toEqual({ form: mine, changed: [] });
});
