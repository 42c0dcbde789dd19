import { expect, test } from 'vitest';
import { placesOf } from './picture-places.ts';
import { wrapped } from './wrapped.ts';

test('a line is as high as its note needs, and the picture as high as its lines', () => {
  const short = placesOf('ltr', 1, [1, 2, 1]);
  expect(short.tops).toEqual([174, 266, 358]);
  const long = placesOf('ltr', 1, [1, 4, 1]);
  expect(long.tops).toEqual([174, 266, 398]);
  expect(long.height - short.height).toBe(40);
});

test('nothing of a note is cut', () => {
  const note = 'EC de drainage en hausse de 0,70 mS/cm en sept jours : regardez la semaine';
  expect(wrapped(note, 36).join(' ')).toBe(note);
  expect(wrapped(note, 36)).toHaveLength(3);
});
