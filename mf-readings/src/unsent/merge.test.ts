import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import type { ReadingBody } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { differences, fieldsStayingTheirs, merged } from './merge.ts';

const body = (overrides: Partial<ReadingBody> = {}): ReadingBody =>
  normaliseReading({
    plotId: 'p',
    date: '2026-03-01',
    time: '09:12',
    entryType: 'value',
    intakeEc: 2.4,
    ...overrides,
  });
const drippers = {
  entryType: 'drippers',
  totalDrained: 250,
  intakePerDripper: 100,
  dripperCount: 10,
  dripperUnit: 'ml',
} as const;

test('what both sides have alike is no difference, whether it is null or left out', () => {
  const theirs: ReadingBody = { plotId: 'p', date: '2026-03-01', time: '09:12', entryType: 'value', intakeEc: 2.4 };
  expect(differences({ seen: undefined, mine: body(), theirs })).toEqual([]);
});

test('a person takes the EC of one side and the note of the other', () => {
  const versions = {
    seen: body(),
    mine: body({ intakeEc: 2.5, note: 'mine' }),
    theirs: body({ intakeEc: 2.6, note: 'theirs' }),
  };
  const [ec, note] = differences(versions);
  expect(ec?.fields).toEqual(['intakeEc']);
  const choices = [
    [ec!, 'theirs'],
    [note!, 'mine'],
  ] as const;
  expect(merged(versions, choices)).toEqual(body({ intakeEc: 2.6, note: 'mine' }));
});

test('only what the person changed is to be decided; what the others changed besides stays', () => {
  const versions = {
    seen: body({ intakePh: 5.8 }),
    mine: body({ intakePh: 5.8, intakeEc: 2.5 }),
    theirs: body({ intakePh: 6, intakeEc: 2.6, note: 'theirs', ...drippers }),
  };
  const [ec, ...more] = differences(versions);
  expect([ec?.fields, more]).toEqual([['intakeEc'], []]);
  expect(fieldsStayingTheirs(versions).toSorted()).toEqual([
    'drainPercent',
    'dripperCount',
    'dripperUnit',
    'entryType',
    'intakePerDripper',
    'intakePh',
    'note',
    'totalDrained',
  ]);
  expect(merged(versions, [[ec!, 'mine']])).toEqual({ ...versions.theirs, intakeEc: 2.5 });
  expect(merged(versions, [[ec!, 'theirs']])).toEqual(versions.theirs);
});

test('what belongs to a field that the person changed does not stay the others’', () => {
  const versions = {
    seen: body(drippers),
    mine: body({ ...drippers, totalDrained: 300 }),
    theirs: body({ ...drippers, dripperCount: 12, note: 'theirs' }),
  };
  expect(fieldsStayingTheirs(versions)).toEqual(['note']);
});

test('where it is not known what the person saw, every difference is to be decided', () => {
  const versions = { seen: undefined, mine: body({ intakePh: 5.8 }), theirs: body({ intakeEc: 2.6 }) };
  expect(differences(versions)).toEqual([{ fields: ['intakeEc'] }, { fields: ['intakePh'] }]);
  expect(fieldsStayingTheirs(versions)).toEqual([]);
});

test('a drain percentage is taken with the volumes it came from, the hour with its day', () => {
  const mine = body({ drainPercent: 30, time: '10:00' });
  const theirs = body({ ...drippers, date: '2026-03-02' });
  const versions = { seen: undefined, mine, theirs };
  const [moment, drain] = differences(versions);
  expect(moment?.fields).toEqual(['date', 'time']);
  expect(drain?.fields).toEqual([
    'entryType',
    'drainPercent',
    'totalDrained',
    'intakePerDripper',
    'dripperCount',
    'dripperUnit',
  ]);
  expect(
    merged(versions, [
      [moment!, 'mine'],
      [drain!, 'theirs'],
    ]),
  ).toEqual({ ...theirs, date: mine.date, time: mine.time });
  expect(
    merged(versions, [
      [moment!, 'theirs'],
      [drain!, 'mine'],
    ]),
  ).toEqual({ ...mine, date: theirs.date, time: theirs.time });
});
