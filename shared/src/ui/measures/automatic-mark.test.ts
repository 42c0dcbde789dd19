import fc from 'fast-check';
import { expect, test } from 'vitest';
import { press } from './automatic-mark.ts';

const automatic = { mark: ',', digits: 1 };
const empty = { text: '', from: 0, to: 0 };
const type = (keys: string, mark: typeof automatic | null = automatic) =>
  Array.from(keys).reduce((typed, key) => press(key, typed, mark), empty).text;

test.each([
  ['27', '2,7'],
  ['2', '2'],
  ['612', '6,12'],
  ['2,7', '2,7'],
  ['10,', '10,'],
  ['10,5', '10,5'],
  ['0,45', '0,45'],
  [',5', ',5'],
])('the keys %s give %s', (keys, text) => {
  expect(type(keys)).toBe(text);
});

test('writes every key as it is without an automatic mark', () => {
  fc.assert(fc.property(fc.stringMatching(/^[0-9,]{0,6}$/), (keys) => type(keys, null) === keys));
});

test('a value typed with its mark is the same with an automatic one', () => {
  const typed = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 999 })).map(([whole, part]) => `${whole},${part}`);
  fc.assert(fc.property(typed, (keys) => type(keys) === keys));
});

test('a key replaces the selection, and adds no mark in the middle of a number', () => {
  expect(press('3', { text: '2,7', from: 0, to: 3 }, automatic)).toEqual({ text: '3', from: 1, to: 1 });
  expect(press('3', { text: '27', from: 1, to: 1 }, automatic)).toEqual({ text: '237', from: 2, to: 2 });
});
