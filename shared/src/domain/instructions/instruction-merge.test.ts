import { expect, test } from 'vitest';
import { instructionText } from './instruction.ts';
import { mineUponTheirs, uponTheirs } from './instruction-merge.ts';

const open = { plotId: 'p', text: 'Monter l’apport à 2,6', doneAt: null, readingId: null };
const done = { ...open, doneAt: 100, readingId: 'r' };
const doneByAnother = { ...open, doneAt: 90, readingId: 'q' };
const reworded = { ...open, text: 'Monter l’apport à 2,8' };
const rewordedElsewhere = { ...open, text: 'Regarder le goutteur 3' };

test.each([
  ['two people tick off the same', open, done, doneByAnother, { end: 'dropped' }],
  ['mine is ticked, and theirs is deleted', open, done, null, { end: 'dropped' }],
  ['mine is deleted, and theirs is ticked', open, null, done, { end: 'dropped' }],
  ['mine is ticked, and their words are others', open, done, reworded, { end: 'asked' }],
  ['my words are others, and theirs is ticked', open, reworded, done, { end: 'asked' }],
  ['both have written other words', open, reworded, rewordedElsewhere, { end: 'asked' }],
  ['both have written the same words', open, reworded, { ...reworded }, { end: 'dropped' }],
  ['mine is deleted, and their words are others', open, null, reworded, { end: 'asked' }],
  ['my words are others, and theirs is deleted', open, reworded, null, { end: 'asked' }],
  ['mine is new, and was deleted there', null, open, null, { end: 'again', values: open }],
  ['mine is deleted, and theirs is open again', done, null, open, { end: 'again', values: null }],
  ['my words are others, and theirs is open again', done, reworded, open, { end: 'again', values: reworded }],
])('if %s', (_title, seen, mine, theirs, end) => {
  expect(uponTheirs(seen, mine, theirs)).toEqual(end);
});

test('keeps my tick upon their words, and my words instead of theirs', () => {
  expect(mineUponTheirs(open, done, reworded)).toEqual({ ...reworded, doneAt: 100, readingId: 'r' });
  expect(mineUponTheirs(open, reworded, done)).toEqual(reworded);
  expect(mineUponTheirs(open, null, reworded)).toBeNull();
  expect(mineUponTheirs(open, reworded, null)).toEqual(reworded);
});

test('stores an instruction as one line without blanks at its ends', () => {
  expect(instructionText('  Monter à 2,6,\n regarder\tle goutteur 3 ')).toBe('Monter à 2,6, regarder le goutteur 3');
});
