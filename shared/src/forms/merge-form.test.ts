import { expect, test } from 'vitest';
import { mergeForm } from './merge-form.ts';

const form = { name: 'Serre 1', house: '', area: '800', drippers: '' };

test('takes over and names what somebody else changed, where nothing was typed', () => {
  const theirs = { ...form, house: 'Nord', area: '900' };
  const mine = { ...form, area: '1000', drippers: '12' };
  expect(mergeForm(form, mine, theirs)).toEqual({
    form: { ...form, house: 'Nord', area: '1000', drippers: '12' },
    changed: ['house', 'area'],
  });
});

test('a change that both made alike is not reported as theirs', () => {
  const mine = { ...form, area: '1000' };
  expect(mergeForm(form, mine, { ...form, area: '1000' })).toEqual({ form: mine, changed: [] });
});
