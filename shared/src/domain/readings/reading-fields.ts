import type { ReadingBody } from '@seguia/openapi';
import { measuredFields, type MeasuredField, type MeasuredValues, measures, type Side, sideOf } from './measures.ts';

/** The fields that a person fills in; the instant follows from date and time. */
export type BodyField = Exclude<keyof ReadingBody, 'timestamp'>;

/** The numbers that a drain percentage is calculated from. */
export const dripperNumbers = ['totalDrained', 'intakePerDripper', 'dripperCount'] as const;
export const dripperFields = [...dripperNumbers, 'dripperUnit'] as const;
export type DripperNumber = (typeof dripperNumbers)[number];
export type DripperField = (typeof dripperFields)[number];

/** The measures that are always typed, and those that depend on the entry type. */
export const typedMeasures = measuredFields.filter((field) => measures[field].entry === 'typed');
export const dripperMeasures = measuredFields.filter((field) => measures[field].entry === 'drippers');

/** The waters, in the order in which people measure them. */
export const sides = ['intake', 'drain'] as const satisfies readonly Side[];

/** The typed measures as people type them: all of the intake, then all of the drain. */
export const typedBySide = sides.flatMap((side) => typedMeasures.filter((field) => sideOf(field) === side));

/** The field in which a person begins to type. */
export const firstTyped = typedBySide[0] as MeasuredField;

/** The measures that a row of a reading shows of each water: the typed ones together where any was measured, and those that were calculated. */
export function shownBySide(values: MeasuredValues): { side: Side; shown: MeasuredField[] }[] {
  const isMeasured = (field: MeasuredField) => values[field] !== null;
  return sides
    .map((side) => {
      const typed = typedMeasures.filter((field) => sideOf(field) === side);
      const other = dripperMeasures.filter((field) => sideOf(field) === side && isMeasured(field));
      return { side, shown: [...(typed.some(isMeasured) ? typed : []), ...other] };
    })
    .filter(({ shown }) => shown.length > 0);
}

/** Whether the field is calculated for entry type `drippers`. */
export function isCalculated(field: string): boolean {
  return dripperMeasures.some((measure) => measure === field);
}

/** All fields that a person fills in, in the order of screens, files and revisions. There is no second list of a reading's fields. */
export const readingFields = [
  'plotId',
  'date',
  'time',
  ...typedMeasures,
  'entryType',
  ...dripperMeasures,
  ...dripperFields,
  'meterId',
  'note',
] as const satisfies readonly BodyField[];

/** Fields that have a meaning only together: a merge takes them from the same version of a reading. */
export const fieldGroups: readonly (readonly BodyField[])[] = [
  ['date', 'time'],
  ['entryType', ...dripperMeasures, ...dripperFields],
];

const wireName = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The field that the contract calls `name`; undefined where this version has none. */
export const fieldOnWire = (name: string): BodyField | undefined =>
  readingFields.find((field) => wireName(field) === name || field === name);
