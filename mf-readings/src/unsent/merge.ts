import { differingFields, fieldsWith, mergeChange, withFields } from '@seguia/shared/domain/readings/reading-merge';
import { type BodyField, readingFields } from '@seguia/shared/domain/readings/reading-fields';
import type { ReadingBody } from '@seguia/shared/platform';

export type Side = 'mine' | 'theirs';

/** One row of the comparison: fields that are chosen together with one tap. */
export interface Difference {
  fields: BodyField[];
}

/** Two versions of a reading that are in conflict. */
export interface Versions {
  /** The version that the person's change was made from; undefined where it is not known. */
  seen: ReadingBody | undefined;
  mine: ReadingBody;
  theirs: ReadingBody;
}

/**
 * What the person has to decide: the fields in which their change differs from the server's version. Fields that belong together form one
 * difference.
 */
export function differences({ seen, mine, theirs }: Versions): Difference[] {
  return grouped(differingFields(mergeChange(seen, mine, theirs), theirs));
}

/** The fields that only other people changed: they keep the server's value, whatever the person decides. */
export function fieldsStayingTheirs({ seen, mine, theirs }: Versions): BodyField[] {
  if (!seen) return [];
  const touched = new Set(differingFields(seen, mine).flatMap(fieldsWith));
  return differingFields(seen, theirs).filter((field) => !touched.has(field));
}

/** The reading that results from the person's choices: one side per difference, applied to the server's version. */
export function merged(
  { seen, mine, theirs }: Versions,
  choices: readonly (readonly [Difference, Side])[],
): ReadingBody {
  const fields = choices.flatMap(([difference, side]) => (side === 'theirs' ? difference.fields : []));
  return withFields(mergeChange(seen, mine, theirs), theirs, fields);
}

function grouped(fields: readonly BodyField[]): Difference[] {
  const differing = readingFields.filter((field) => fields.includes(field));
  const groups = new Map(
    differing.map((field) => [
      fieldsWith(field)[0],
      differing.filter((candidate) => fieldsWith(field).includes(candidate)),
    ]),
  );
  return [...groups.values()].map((group) => ({ fields: group }));
}
