import { expect, test } from 'vitest';
import { leftAfter } from './left-after.ts';

const others: [string, string][] = [
  ['x.field', 'Volume drainé'],
  ['x.ask', 'Saisissez le total drainé.'],
  ['x.ph', 'pH de drainage'],
];

test('names the translations of a text that has other words, and the texts that still have the earlier ones', () => {
  const left = leftAfter({ 'x.field': 'Total drainé' }, { 'x.field': 'Volume drainé' }, others);
  expect(left).toEqual(['"x.field" has other words: translate it again. These still say "Total drainé": x.ask.']);
});

test('says nothing of a text that is new or as before, and looks for no single short word', () => {
  expect(leftAfter({ 'x.ph': 'pH de drainage' }, { 'x.ph': 'pH de drainage', 'x.new': 'EC' }, others)).toEqual([]);
  expect(leftAfter({ 'x.ph': 'pH' }, { 'x.ph': 'Acidité' }, others)).toEqual([
    '"x.ph" has other words: translate it again.',
  ]);
});
