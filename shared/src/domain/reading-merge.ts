import type { ReadingBody } from '@seguia/openapi';
import { normaliseReading } from './reading-rules.ts';

/** What a person fills in; the instant goes with date and time. */
export type BodyField = Exclude<keyof ReadingBody, 'timestamp'>;

/** Fields that only mean something together: they are taken from one side or the other, never mixed. */
const together: readonly (readonly BodyField[])[] = [
  ['date', 'time'],
  ['entryType', 'drainPercent', 'totalDrained', 'intakePerDripper', 'dripperCount', 'dripperUnit'],
];

/** The field with those that it only means something with. */
export function fieldsWith(field: BodyField): readonly BodyField[] {
  return together.find((group) => group.includes(field)) ?? [field];
}

/** The fields that two versions of a reading differ in; null and left out are the same. */
export function differingFields(a: ReadingBody, b: ReadingBody): BodyField[] {
  const [one, other] = [normaliseReading(a), normaliseReading(b)];
  const fields = Object.keys({ ...one, ...other }) as BodyField[];
  return fields.filter((field) => isFilledIn(field) && (one[field] ?? null) !== (other[field] ?? null));
}

function isFilledIn(field: keyof ReadingBody): field is BodyField {
  return field !== 'timestamp';
}

/** `into` with `fields`, and those that belong to them, as `from` has them. */
export function withFields(into: ReadingBody, from: ReadingBody, fields: readonly BodyField[]): ReadingBody {
  const taken = new Set(fields.flatMap(fieldsWith));
  const { timestamp, ...kept } = into;
  const when = taken.has('date') ? from.timestamp : timestamp;
  return normaliseReading({
    ...kept,
    ...(when === undefined ? {} : { timestamp: when }),
    ...Object.fromEntries([...taken].map((field) => [field, from[field] ?? null])),
  });
}

/**
 * What a person's change makes of a version that came in between: what they changed of `seen` is as in `mine`, all the rest as in `theirs`. Without
 * `seen` (a new reading) everything is theirs to say, so it is `mine`.
 */
export function mergeChange(seen: ReadingBody | undefined, mine: ReadingBody, theirs: ReadingBody): ReadingBody {
  return seen ? withFields(theirs, mine, differingFields(seen, mine)) : normaliseReading(mine);
}
