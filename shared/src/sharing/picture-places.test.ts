import { expect, test } from 'vitest';
import { placesOf } from './picture-places.ts';
import { wrapped } from './wrapped.ts';

const of = (...notes: number[]) => ({
  title: 1,
  facts: 1,
  sentence: 1,
  lines: notes.map((note) => ({ name: 1, note })),
});

test('a line is as high as its note needs, and the picture as high as its lines', () => {
  const short = placesOf('ltr', of(1, 2, 1));
  expect(short.tops).toEqual([174, 266, 358]);
  const long = placesOf('ltr', of(1, 4, 1));
  expect(long.tops).toEqual([174, 266, 398]);
  expect(long.height - short.height).toBe(40);
});

test('a title, facts or a name of several lines move what is below them', () => {
  const { factsTop, sentenceTop, tops } = placesOf('ltr', {
    title: 2,
    facts: 2,
    sentence: 1,
    lines: [
      { name: 3, note: 1 },
      { name: 1, note: 1 },
    ],
  });
  expect([factsTop, sentenceTop, tops]).toEqual([132, 204, [240, 366]]);
});

test('cuts nothing of a note', () => {
  const note = 'EC de drainage en hausse de 0,70 mS/cm en sept jours : regardez la semaine';
  expect(wrapped(note, 36).join(' ')).toBe(note);
  expect(wrapped(note, 36)).toHaveLength(3);
});
