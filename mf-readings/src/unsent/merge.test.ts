import type { ReadingBody } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { bodyOf, differences, merged } from './merge.ts';

const body = (overrides: Partial<ReadingBody> = {}): ReadingBody =>
  bodyOf({ plotId: 'p', date: '2026-03-01', time: '09:12', entryType: 'value', intakeEc: 2.4, ...overrides });

test('what both sides have alike is no difference, whether it is null or left out', () => {
  expect(
    differences(body(), { plotId: 'p', date: '2026-03-01', time: '09:12', entryType: 'value', intakeEc: 2.4 }),
  ).toEqual([]);
});

test('a person takes the EC of one side and the note of the other', () => {
  const mine = body({ intakeEc: 2.5, note: 'mine' });
  const theirs = body({ intakeEc: 2.6, note: 'theirs' });
  const [ec, note] = differences(mine, theirs);
  expect(ec?.fields).toEqual(['intakeEc']);
  expect(
    merged(mine, theirs, [
      [ec!, 'theirs'],
      [note!, 'mine'],
    ]),
  ).toEqual(body({ intakeEc: 2.6, note: 'mine' }));
});

test('a drain percentage is taken with the volumes it came from', () => {
  const mine = body({ drainPercent: 30 });
  const drippers = {
    entryType: 'drippers',
    drainPercent: 25,
    totalDrained: 250,
    intakePerDripper: 100,
    dripperCount: 10,
    dripperUnit: 'ml',
  } as const;
  const theirs = body(drippers);
  const [drain] = differences(mine, theirs);
  expect(merged(mine, theirs, [[drain!, 'theirs']])).toEqual(body(drippers));
  expect(merged(theirs, mine, [[drain!, 'theirs']])).toEqual(mine);
});
