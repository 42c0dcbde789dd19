import type { ReadingBody } from '@seguia/openapi';
import { type CompleteBody, normaliseReading } from './normalise-reading.ts';
import { type BodyField, fieldGroups, readingFields } from './reading-fields.ts';

/** The field with those that it only means something with. */
export function fieldsWith(field: BodyField): readonly BodyField[] {
  return fieldGroups.find((group) => group.includes(field)) ?? [field];
}

/** The fields that two versions of a reading differ in; null and left out are the same. */
export function differingFields(a: ReadingBody, b: ReadingBody): BodyField[] {
  const [left, right] = [normaliseReading(a), normaliseReading(b)];
  return readingFields.filter((field) => left[field] !== right[field]);
}

/** `into` with `fields`, and those that belong to them, as `from` has them. */
export function withFields(into: ReadingBody, from: ReadingBody, fields: readonly BodyField[]): CompleteBody {
  const taken = new Set(fields.flatMap(fieldsWith));
  const { timestamp, ...rest } = into;
  const when = taken.has('date') ? from.timestamp : timestamp;
  return normaliseReading({
    ...rest,
    ...(when === undefined ? {} : { timestamp: when }),
    ...Object.fromEntries([...taken].map((field) => [field, from[field] ?? null])),
  });
}

/**
 * What a person's change makes of a version that came in between: what they changed of `seen` is as in `mine`, all the rest as in `theirs`. Without
 * `seen` (a new reading) everything is theirs to say, so it is `mine`.
 */
export function mergeChange(seen: ReadingBody | undefined, mine: ReadingBody, theirs: ReadingBody): CompleteBody {
  return seen ? withFields(theirs, mine, differingFields(seen, mine)) : normaliseReading(mine);
}
