import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test('breaks a text between words', () => {
  expect(wrapped('drain EC is above its target', 12)).toEqual(['drain EC is', 'above its', 'target']);
  expect(wrapped('drain EC', 8)).toEqual(['drain EC']);
});

test('puts a word that is longer than a line on a line of its own, and makes one empty line of no text', () => {
  expect(wrapped('a Niederschlagswasser b', 5)).toEqual(['a', 'Niederschlagswasser', 'b']);
  expect(wrapped('', 5)).toEqual(['']);
});
