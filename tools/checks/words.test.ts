import { describe, expect, test } from 'vitest';
import { vagueNames, wordsIn, wordsInComments } from './words.ts';

describe('names', () => {
  test.each([
    ['export function keepReading() {}', ['keepReading']],
    ['export const tellSession = 1;\nexport async function within() {}', ['tellSession', 'within']],
    ['export interface KeptData {}', ['KeptData']],
    ['export function by() {}', ['by']],
    ['items.find((one) => one.id)', ['one']],
    ['for (const one of items) use(one);', ['one']],
    ['items.toSorted((one, other) => one - other)', ['one']],
    ['const one = 1;', ['one']],
  ])('%s says nothing without its file', (text, names) => {
    expect(vagueNames(text)).toEqual(names);
  });

  test.each([
    ['export const actions = 1;\nexport function exactly() {}'],
    ['export function findAccountByEmail() {}'],
    ["const text = 'for (const one of items)'; // (one) => 1"],
    ["const forms = { one: 'a', other: 'b' };"],
    ['function ask() {}'],
  ])('%s is fine', (text) => {
    expect(vagueNames(text)).toEqual([]);
  });
});

test('comments and texts do without some words', () => {
  expect(wordsInComments("// Whom it was told.\n/** Asked\n * once. */ const mend = 'dear';")).toEqual([
    'whom',
    'told',
    'asked',
  ]);
  expect(wordsInComments("const address = 'https://told.example'; const template = `// asked`;")).toEqual([]);
  expect(wordsIn('The server is asked; constructor')).toEqual(['asked']);
});
