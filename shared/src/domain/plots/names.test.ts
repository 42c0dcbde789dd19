import { expect, test } from 'vitest';
import { checkName, isSameName, tidyName } from './names.ts';

test.each([
  ['Serre 1', 'serre 1', true],
  [' Serre  1 ', 'Serre 1', true],
  ['E\u0301te\u0301', 'Été', true],
  ['Serre 1', 'Serre 11', false],
  ['Serre 1', 'Serre1', false],
])('"%s" and "%s" look alike: %s', (a, b, expected) => {
  expect(isSameName(a, b)).toBe(expected);
});

test('tidies a name as people mean it', () => {
  expect(tidyName('  Serre \t 1\n')).toBe('Serre 1');
  expect(tidyName('\u0000Serre\u00851\u001f')).toBe('Serre 1'); // the contract refuses control characters
});

test.each([
  ['', 'name_missing'],
  [' \t ', 'name_missing'],
  ['x'.repeat(81), 'name_too_long'],
  ['x'.repeat(80), null],
  ['SERRE 2', 'name_taken'],
  ['Serre 3', null],
])('the name "%s" beside Serre 2: %s', (name, expected) => {
  expect(checkName(name, ['Serre 2'])).toBe(expected);
});
