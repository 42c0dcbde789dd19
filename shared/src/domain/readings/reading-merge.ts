import type { ReadingBody } from '@seguia/openapi';
import { type CompleteBody, normaliseReading } from './normalise-reading.ts';
import { type BodyField, fieldGroups, readingFields } from './reading-fields.ts';

/** The field and those that have a meaning only together with it. */
export function fieldsWith(field: BodyField): readonly BodyField[] {
  return fieldGroups.find((group) => group.includes(field)) ?? [field];
}

/** The fields in which two versions of a reading differ; null equals missing. */
export function differingFields(a: ReadingBody, b: ReadingBody): BodyField[] {
  const [left, right] = [normaliseReading(a), normaliseReading(b)];
  return readingFields.filter((field) => left[field] !== right[field]);
}

/** `into`, with `fields` (and those that belong to them) taken from `from`. */
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
 * Merges a person's change into a version that came in between: fields that they changed from `seen` are taken from `mine`, all others from
 * `theirs`. Without `seen` (a new reading) the result is `mine`.
 */
export function mergeChange(seen: ReadingBody | undefined, mine: ReadingBody, theirs: ReadingBody): CompleteBody {
  return seen ? withFields(theirs, mine, differingFields(seen, mine)) : normaliseReading(mine);
}
