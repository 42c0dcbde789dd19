import { type MeasuredField, measuredFields, quantityOf } from '../../readings/measures.ts';
import { quantities, type Quantity } from '../../readings/quantities.ts';
import { type WaterField, waterFields } from '../../water/water-quantities.ts';
import type { WrittenUnit } from '../cells/cell-units.ts';

/** The volumes and drippers of a reading, which a column may hold. `totalGiven` is the water of all drippers together. */
export const volumeFields = ['totalDrained', 'totalGiven', 'intakePerDripper', 'dripperCount'] as const;
export type VolumeField = (typeof volumeFields)[number];

export type ValueField = MeasuredField | VolumeField;
export const valueFields: readonly ValueField[] = [...measuredFields, ...volumeFields];

/**
 * What a column holds; `nothing` is for columns that the app does not use. That a column has the day's water or light is known here only if a
 * person says it: otherwise the import of water finds it.
 */
export type ColumnKind = ValueField | WaterField | 'date' | 'time' | 'plot' | 'meter' | 'note' | 'nothing';
export const columnKinds: readonly ColumnKind[] = [
  'nothing',
  'date',
  'time',
  'plot',
  ...valueFields,
  ...waterFields,
  'meter',
  'note',
];

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

/** In which units a column's numbers may be: `none` where there is no choice, because files write the quantity in its stored unit or in none. */
export type UnitKind = 'ec' | 'percent' | 'volume' | 'none';

export function unitKindOf(field: ValueField): UnitKind {
  if (isVolume(field)) return field === 'dripperCount' ? 'none' : 'volume';
  const quantity = quantityOf(field);
  return quantity === 'ec' || quantity === 'percent' ? quantity : 'none';
}

/** The quantities that are read by their words and their stored unit. EC, pH and percentages have spellings and units of their own. */
export const plainQuantities: readonly Quantity[] = (Object.keys(quantities) as Quantity[]).filter(
  (quantity) => quantity !== 'ec' && quantity !== 'ph' && quantity !== 'percent',
);
