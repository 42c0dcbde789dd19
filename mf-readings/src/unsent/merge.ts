import type { Reading, ReadingBody } from '@seguia/shared/platform';

/** The fields that two versions of a reading may differ in, as they stand on the screen. */
export const mergeFields = [
  'plotId',
  'date',
  'time',
  'intakeEc',
  'intakePh',
  'drainEc',
  'drainPh',
  'entryType',
  'drainPercent',
  'totalDrained',
  'intakePerDripper',
  'dripperCount',
  'dripperUnit',
  'note',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** Fields that only mean something together: they are taken from one side or the other, never mixed. */
const together: readonly MergeField[] = [
  'entryType',
  'drainPercent',
  'totalDrained',
  'intakePerDripper',
  'dripperCount',
  'dripperUnit',
];

export type Side = 'mine' | 'theirs';

/** One row of the comparison: the fields that are chosen with one tap. */
export interface Difference {
  fields: MergeField[];
}

/** Where two versions differ, fields that belong together as one difference. */
export function differences(mine: ReadingBody, theirs: ReadingBody): Difference[] {
  const differing = mergeFields.filter((field) => (mine[field] ?? null) !== (theirs[field] ?? null));
  const drain = differing.filter((field) => together.includes(field));
  const single = differing.filter((field) => !together.includes(field));
  return [...single.map((field) => ({ fields: [field] })), ...(drain.length ? [{ fields: drain }] : [])];
}

/** The reading that results from the person's choices: one side per difference. */
export function merged(
  mine: ReadingBody,
  theirs: ReadingBody,
  choices: readonly (readonly [Difference, Side])[],
): ReadingBody {
  const body = bodyOf(mine);
  for (const [{ fields }, side] of choices) {
    if (side === 'mine') continue;
    const taken = fields.some((field) => together.includes(field)) ? together : fields;
    Object.assign(body, Object.fromEntries(taken.map((field) => [field, theirs[field] ?? null])));
  }
  return body;
}

/** What of a reading a person may change: the body of a `PUT`. */
export function bodyOf(reading: Reading | ReadingBody): ReadingBody {
  return {
    plotId: reading.plotId,
    date: reading.date,
    time: reading.time,
    intakeEc: reading.intakeEc ?? null,
    intakePh: reading.intakePh ?? null,
    drainEc: reading.drainEc ?? null,
    drainPh: reading.drainPh ?? null,
    entryType: reading.entryType,
    drainPercent: reading.drainPercent ?? null,
    totalDrained: reading.totalDrained ?? null,
    intakePerDripper: reading.intakePerDripper ?? null,
    dripperCount: reading.dripperCount ?? null,
    dripperUnit: reading.dripperUnit ?? null,
    note: reading.note ?? null,
  };
}
