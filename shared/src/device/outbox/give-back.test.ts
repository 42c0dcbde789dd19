import { expect, test } from 'vitest';
import { readingOf } from '@seguia/testing/readings';
import { sentRow } from '../readings/reading-rows.ts';
import { compareHeld } from './give-back.ts';

const held = readingOf({ intakeEc: 2, version: 3, updatedAt: 1000 });

test.each([
  ['is lost there', null, 'newer'],
  ['was changed since the backup', { intakeEc: 1, version: 2, updatedAt: 900 }, 'newer'],
  ['was made and changed in one second', { intakeEc: 1, version: 2, updatedAt: 1000 }, 'newer'],
  ['somebody has changed there since', { intakeEc: 1, version: 2, updatedAt: 1001 }, 'doubtful'],
  ['has another third version there', { intakeEc: 1, version: 3, updatedAt: 1000 }, 'doubtful'],
  ['is newer there', { intakeEc: 1, version: 4, updatedAt: 1001 }, null],
  ['says the same there', { version: 2, updatedAt: 900 }, null],
])('a reading that the device holds and that %s: %j is %s', (_what, theirs, expected) => {
  expect(compareHeld(sentRow(held), theirs && { ...held, ...theirs })).toBe(expected);
});
