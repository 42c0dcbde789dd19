import type { ReadingBody } from '@seguia/openapi';
import { measuredFields, type MeasuredField, measures } from './measures.ts';

/** What a person fills in; the instant goes with date and time. */
export type BodyField = Exclude<keyof ReadingBody, 'timestamp'>;

/** The numbers behind a calculated drain percentage. */
export const dripperNumbers = ['totalDrained', 'intakePerDripper', 'dripperCount'] as const;
export const dripperFields = [...dripperNumbers, 'dripperUnit'] as const;
export type DripperNumber = (typeof dripperNumbers)[number];
export type DripperField = (typeof dripperFields)[number];

/** Measures that are always typed, and those that entry type and drippers decide about. */
export const typedMeasures = measuredFields.filter((field) => measures[field].entry === 'typed');
export const dripperMeasures = measuredFields.filter((field) => measures[field].entry === 'drippers');

/** Where a person starts to type. */
export const firstMeasure = typedMeasures[0] as MeasuredField;

/** Whether entry type `drippers` calculates the field. */
export function isCalculated(field: string): boolean {
  return dripperMeasures.some((measure) => measure === field);
}

/** Everything that a person fills in, in the order of screens, files and revisions. There is no second list of a reading's fields. */
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

/** Fields that only mean something together: they are taken from one version of a reading or the other, never mixed. */
export const fieldGroups: readonly (readonly BodyField[])[] = [
  ['date', 'time'],
  ['entryType', ...dripperMeasures, ...dripperFields],
];

const wireName = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The field that the wire calls `name`; undefined where this version has none. */
export const fieldOnWire = (name: string): BodyField | undefined =>
  readingFields.find((field) => wireName(field) === name || field === name);
