import { expect, test } from 'vitest';
import { isolate, pieces, spoken } from './isolate.ts';

test('isolated text is a piece of its own, without its marks', () => {
  expect(pieces(`EC ${isolate('9,10 mS/cm')}, ${isolate('\u200e28%\u200e')}`)).toEqual([
    { text: 'EC ', apart: false },
    { text: '9,10 mS/cm', apart: true },
    { text: ', ', apart: false },
    { text: '28%', apart: true },
  ]);
});

test('a text without marks is one piece', () => {
  expect(pieces('EC 9,10')).toEqual([{ text: 'EC 9,10', apart: false }]);
  expect(pieces('')).toEqual([]);
});

test('a name has no mark that a voice could read', () => {
  expect(spoken(`${isolate('Serre 4')} · \u200f22\u061c`)).toBe('Serre 4 · 22');
});
