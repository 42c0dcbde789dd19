import type { ReadingBody } from '@seguia/openapi';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BodyField } from './reading-fields.ts';
import { differingFields, fieldsWith, mergeChange, withFields } from './reading-merge.ts';
import { normaliseReading } from './normalise-reading.ts';

const value = (...some: number[]) => fc.constantFrom(null, ...some);
const common = {
  plotId: fc.constantFrom('p1', 'p2'),
  date: fc.constantFrom('2026-06-14', '2026-06-15'),
  time: fc.constantFrom('08:00', '09:00'),
  intakeEc: value(2.1, 2.4),
  intakePh: value(5.8, 6),
  drainEc: value(3.1, 3.4),
  drainPh: value(5.9, 6.2),
  note: fc.constantFrom(null, 'a', 'b'),
};
const typed = fc.record({ ...common, entryType: fc.constant('value' as const), drainPercent: value(25, 30) });
const calculated = fc.record({
  ...common,
  entryType: fc.constant('drippers' as const),
  totalDrained: value(250, 300),
  intakePerDripper: value(100, 120),
  dripperCount: value(10, 12),
  dripperUnit: fc.constantFrom('ml' as const, 'cl' as const),
});
const anyBody: fc.Arbitrary<ReadingBody> = fc.oneof(typed, calculated).map(normaliseReading);
const fields = Object.keys(normaliseReading({ plotId: 'p', date: '', time: '', entryType: 'value' })) as BodyField[];
const pick = (body: ReadingBody, group: readonly BodyField[]) => group.map((field) => body[field] ?? null);

describe('a change on top of a version that came in between', () => {
  test('has what the person changed, and theirs in all the rest, and never mixes what belongs together', () => {
    fc.assert(
      fc.property(anyBody, anyBody, anyBody, (seen, mine, theirs) => {
        const merged = mergeChange(seen, mine, theirs);
        for (const field of fields) {
          const group = fieldsWith(field);
          const touched = group.some((field) => (seen[field] ?? null) !== (mine[field] ?? null));
          expect(pick(merged, group)).toEqual(pick(touched ? mine : theirs, group));
        }
      }),
    );
  });

  test('is theirs if the person changed nothing, mine if nobody else did, and the same if both did alike', () => {
    fc.assert(
      fc.property(anyBody, anyBody, anyBody, (seen, mine, theirs) => {
        expect(mergeChange(seen, seen, theirs)).toEqual(theirs);
        expect(mergeChange(seen, mine, seen)).toEqual(mine);
        const merged = mergeChange(seen, mine, theirs);
        expect(mergeChange(seen, mine, merged)).toEqual(merged);
      }),
    );
  });

  test('is all theirs if it is unknown what the person saw', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (mine, theirs) => {
        expect(mergeChange(undefined, mine, theirs)).toEqual(mine);
      }),
    );
  });

  test('taking every field that differs makes one version the other', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (a, b) => {
        expect(withFields(a, b, differingFields(a, b))).toEqual(normaliseReading(b));
      }),
    );
  });
});

test('the hour goes with its day, a volume with the count that it was divided by', () => {
  expect(fieldsWith('time')).toEqual(['date', 'time']);
  expect(fieldsWith('dripperCount')).toContain('totalDrained');
  expect(fieldsWith('note')).toEqual(['note']);
});

test('treats null and left out alike', () => {
  const body = { plotId: 'p', date: '2026-06-15', time: '08:00', entryType: 'value' } as const;
  expect(differingFields(body, { ...body, intakeEc: null })).toEqual([]);
  expect(differingFields({ ...body, intakeEc: 2.1 }, { ...body, intakeEc: null, note: 'x' })).toEqual([
    'intakeEc',
    'note',
  ]);
});
