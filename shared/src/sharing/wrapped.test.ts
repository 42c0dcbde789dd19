import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test('a text is broken between words', () => {
  expect(wrapped('drain EC is above its target', 12)).toEqual(['drain EC is', 'above its', 'target']);
  expect(wrapped('drain EC', 8)).toEqual(['drain EC']);
});

test('a word that is longer than a line stands alone, and no text makes one empty line', () => {
  expect(wrapped('a Niederschlagswasser b', 5)).toEqual(['a', 'Niederschlagswasser', 'b']);
  expect(wrapped('', 5)).toEqual(['']);
});
