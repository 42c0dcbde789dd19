import type { ReadingBody } from '@seguia/openapi';
import { drainPercent } from './drain-percent.ts';
import { type BodyField, dripperFields, readingFields } from './reading-fields.ts';

/** A reading's body with every field, null where nothing was measured or written. */
export type CompleteBody = { [Field in BodyField]-?: Exclude<ReadingBody[Field], undefined> } & Pick<
  ReadingBody,
  'timestamp'
>;

/**
 * What is looked at, sent and kept: values that do not belong to the entry type are null, and the drain percentage of `drippers` is calculated. The one
 * place that calculates it.
 */
export function normaliseReading(body: ReadingBody): CompleteBody {
  const { totalDrained, intakePerDripper, dripperCount, dripperUnit, note } = body;
  const byEntryType =
    body.entryType === 'drippers'
      ? { drainPercent: drainPercent({ totalDrained, intakePerDripper, dripperCount, dripperUnit }) }
      : Object.fromEntries(dripperFields.map((field) => [field, null]));
  return completeBody({ ...body, ...byEntryType, note: note?.trim() || null });
}

/** The fields of a body or reading that a person fills in, and its instant where it is known; nothing is calculated. */
export function completeBody(body: ReadingBody): CompleteBody {
  const complete = Object.fromEntries(readingFields.map((field) => [field, body[field] ?? null])) as CompleteBody;
  return body.timestamp === undefined ? complete : { ...complete, timestamp: body.timestamp };
}
