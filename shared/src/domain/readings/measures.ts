import { type Bounds, product10, type Quantity, type Range, rulesOf } from './quantities.ts';

/** The water that was measured. */
export type Side = 'intake' | 'drain';

interface Measure {
  side: Side;
  quantity: Quantity;
  /** The usual range on farms; for a value outside of it the form asks once "is this right?". */
  usual: Bounds;
  /** `drippers`: typed, or calculated from drippers, depending on the entry type. */
  entry: 'typed' | 'drippers';
  /**
   * How readings are combined into one figure (product, section 10): by their mean; by their median, because pH is a logarithm and a single
   * slip of a meter would move a mean; and where volumes are known also by Σ (value × drained) ÷ Σ drained (`drained`) or Σ drained ÷ Σ
   * given (`volume`).
   */
  aggregation: 'mean' | 'median' | 'drained' | 'volume';
}

/**
 * All measures of a reading, in the order in which people read them: one per side and quantity. Everything else about a measure follows
 * from its entry here (docs/how-to.md, "Add a measure").
 */
export const measures = {
  intakeEc: {
    side: 'intake',
    quantity: 'ec',
    usual: { low: 0.3, high: 5, source: product10 },
    entry: 'typed',
    aggregation: 'mean',
  },
  intakePh: {
    side: 'intake',
    quantity: 'ph',
    usual: { low: 4.5, high: 7.5, source: product10 },
    entry: 'typed',
    aggregation: 'median',
  },
  drainEc: {
    side: 'drain',
    quantity: 'ec',
    usual: { low: 0.3, high: 8, source: product10 },
    entry: 'typed',
    aggregation: 'drained',
  },
  drainPh: {
    side: 'drain',
    quantity: 'ph',
    usual: { low: 4.5, high: 8, source: product10 },
    entry: 'typed',
    aggregation: 'median',
  },
  drainPercent: {
    side: 'drain',
    quantity: 'percent',
    usual: { low: 0, high: 60, source: product10 },
    entry: 'drippers',
    aggregation: 'volume',
  },
} as const satisfies Record<string, Measure>;

export type MeasuredField = keyof typeof measures;

export const measuredFields = Object.keys(measures) as readonly MeasuredField[];

export function isMeasure(field: string): field is MeasuredField {
  return field in measures;
}

/** A value for each measure; null where it was not measured. */
export type MeasuredValues = Record<MeasuredField, number | null>;

/** A record with the result of `make` for each measure. */
export function byMeasure<T>(make: (field: MeasuredField) => T): Record<MeasuredField, T> {
  return Object.fromEntries(measuredFields.map((field) => [field, make(field)])) as Record<MeasuredField, T>;
}

/** A measure's entry, with its general type. */
export function measureOf(field: MeasuredField): Measure {
  return measures[field];
}

export function quantityOf(field: MeasuredField): Quantity {
  return measures[field].quantity;
}

export function sideOf(field: MeasuredField): Side {
  return measures[field].side;
}

/** Whether the measure's figures are weighted by volume, where volumes are known. */
export function isByVolume(field: MeasuredField): boolean {
  const { aggregation } = measureOf(field);
  return aggregation === 'volume' || aggregation === 'drained';
}

/** Whether the measure's mean by volume weighs each value by the volume that drained. */
export function isWeighted(field: MeasuredField): boolean {
  return measureOf(field).aggregation === 'drained';
}

/** Whether the measure's figures are medians. */
export function isMedian(field: MeasuredField): boolean {
  return measureOf(field).aggregation === 'median';
}

/** The measure of a side and quantity; undefined where there is none. */
export function measureAt(side: Side, quantity: Quantity): MeasuredField | undefined {
  return measuredFields.find((field) => sideOf(field) === side && quantityOf(field) === quantity);
}

/** Whether a reading may have the value. */
export function isPossible(field: MeasuredField, value: number): boolean {
  return isInRange(value, rulesOf(quantityOf(field)).possible);
}

export function isUsual(field: MeasuredField, value: number): boolean {
  return isInRange(value, measures[field].usual);
}

function isInRange(value: number, { low, high }: Range): boolean {
  return value >= low && value <= high;
}
