import type { Reading, ReadingBody } from '@seguia/openapi';
import { measuredFields } from './measures.ts';
import { drainPercent } from './drain-percent.ts';
import { type BodyField, dripperFields, dripperMeasures, readingFields } from './reading-fields.ts';

const nothing = Object.fromEntries([...measuredFields, ...dripperFields, 'note'].map((field) => [field, null]));

/**
 * A reading as a data server or an older version of the app wrote it, with every field: what it lacks is null, because a server of last year
 * does not know the measures of today.
 */
export function wholeReading<R extends Pick<Reading, 'id'>>(reading: R): R {
  return { ...nothing, ...reading };
}

/** A reading's body with every field; null where nothing was measured or written. */
export type CompleteBody = { [Field in BodyField]-?: Exclude<ReadingBody[Field], undefined> } & Pick<
  ReadingBody,
  'timestamp'
>;

/**
 * A reading as it is compared, sent and stored: values that do not belong to the entry type are null, and for `drippers` the drain
 * percentage is calculated. Nothing else calculates it.
 */
export function normaliseReading(body: ReadingBody): CompleteBody {
  const entered = enteredReading(body);
  return body.entryType === 'drippers' ? { ...entered, drainPercent: drainPercent(entered) } : entered;
}

/** A reading as a person entered it, with nothing calculated: values that do not belong to the entry type are null. */
export function enteredReading(body: ReadingBody): CompleteBody {
  const others = body.entryType === 'drippers' ? dripperMeasures : dripperFields;
  const none = Object.fromEntries(others.map((field) => [field, null]));
  return completeBody({ ...body, ...none, note: body.note?.trim() || null });
}

/** The fields of a body or reading that a person fills in, and its instant where it is known; nothing is calculated. */
export function completeBody(body: ReadingBody): CompleteBody {
  const complete = Object.fromEntries(readingFields.map((field) => [field, body[field] ?? null])) as CompleteBody;
  return body.timestamp === undefined ? complete : { ...complete, timestamp: body.timestamp };
}
