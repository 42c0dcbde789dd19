import { type MeasuredField, measuredFields } from '../../readings/measures.ts';
import type { WrittenUnit } from '../cells/cell-units.ts';

/** The volumes and drippers of a reading, which a column may hold. `totalGiven` is the water of all drippers together. */
export const volumeFields = ['totalDrained', 'totalGiven', 'intakePerDripper', 'dripperCount'] as const;
export type VolumeField = (typeof volumeFields)[number];

export type ValueField = MeasuredField | VolumeField;
export const valueFields: readonly ValueField[] = [...measuredFields, ...volumeFields];

/** What a column holds; `nothing` is for columns that the app does not use. */
export type ColumnKind = ValueField | 'date' | 'time' | 'plot' | 'meter' | 'note' | 'nothing';
export const columnKinds: readonly ColumnKind[] = ['nothing', 'date', 'time', 'plot', ...valueFields, 'meter', 'note'];

/** What a head says. */
export interface HeadMeaning {
  /** The likeliest kind. */
  kind: ColumnKind;
  /** The next likeliest kind, if it is close behind: then a person has to say which one it is. Null otherwise. */
  second: ColumnKind | null;
  /** What speaks for each kind (evidence.ts). */
  points: Readonly<Partial<Record<ColumnKind, number>>>;
  unit: WrittenUnit | null;
  /** The zone of its hours. */
  zone: string | null;
  /** The plot that the head names; null for none. */
  plotId: string | null;
}

export function isValueField(kind: ColumnKind): kind is ValueField {
  return valueFields.some((field) => field === kind);
}

export function isVolume(kind: string): kind is VolumeField {
  return volumeFields.some((field) => field === kind);
}
