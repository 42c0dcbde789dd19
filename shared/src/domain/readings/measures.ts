/** Which water was measured. */
export type Side = 'intake' | 'drain';

/** Both ends included, in the quantity's stored unit. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Stable codes of what is refused or brings up a question; the first three serve every quantity that has none of its own. */
export type MeasureCode =
  | 'below_possible'
  | 'above_possible'
  | 'unusual'
  | 'ec_negative'
  | 'ec_over_20'
  | 'ec_unusual'
  | 'ph_out_of_range'
  | 'ph_unusual'
  | 'percent_negative'
  | 'percent_over_60'
  | 'percent_over_100';

interface QuantityRules {
  /** The stored unit; null for one that is a number alone. */
  unit: string | null;
  /** Decimals on screens, where the stored unit is shown. */
  decimals: number;
  /** The least height of a graph's axis, so that noise of a steady line does not look like drama. */
  leastSpan: number;
  /** What cannot be outside of this: refused by the form, the server and the database. */
  possible: Range;
  /** The share of the plot's last value beyond which a change is a jump, and brings up a question. */
  jump: number;
  /** What a typed value may have been multiplied by, through a mistaken unit: 1000 for µS/cm typed as mS/cm. */
  mistakenUnit?: 1000;
  codes: {
    below: MeasureCode;
    above: MeasureCode;
    unusual: MeasureCode;
    /** A question in other words, above a limit of its own. */
    warned?: { above: number; code: MeasureCode };
  };
}

/** The kinds of measured values. Bounds without a source of their own: docs/product.md, section 10. */
export const quantities = {
  /** Electrical conductivity at 25 °C. */
  ec: {
    unit: 'mS/cm',
    decimals: 2,
    leastSpan: 1,
    possible: { low: 0, high: 20 },
    jump: 0.5,
    mistakenUnit: 1000,
    codes: { below: 'ec_negative', above: 'ec_over_20', unusual: 'ec_unusual' },
  },
  /** By its definition from 0 to 14. */
  ph: {
    unit: null,
    decimals: 2,
    leastSpan: 1,
    possible: { low: 0, high: 14 },
    jump: 0.5,
    codes: { below: 'ph_out_of_range', above: 'ph_out_of_range', unusual: 'ph_unusual' },
  },
  /** More than everything given can drain (rain, a leak, a wrong number of drippers), so it has no upper end. */
  percent: {
    unit: '%',
    decimals: 1,
    leastSpan: 20,
    possible: { low: 0, high: Number.POSITIVE_INFINITY },
    jump: 0.5,
    codes: {
      below: 'percent_negative',
      above: 'percent_negative',
      unusual: 'percent_over_60',
      warned: { above: 100, code: 'percent_over_100' },
    },
  },
} as const satisfies Record<string, QuantityRules>;

export type Quantity = keyof typeof quantities;

interface Measure {
  side: Side;
  quantity: Quantity;
  /** What is seen on farms; outside of it the form asks once "is this right?". */
  usual: Range;
  /** `drippers`: typed, or calculated from drippers, as the entry type says. */
  entry: 'typed' | 'drippers';
  /** How readings become one figure: their mean, or Σ drained ÷ Σ given where volumes are known. */
  aggregation: 'mean' | 'volume';
}

/**
 * All that a reading measures, in the order in which people read it: one measure per side and quantity. Everything else about a measure follows from its
 * line (docs/how-to.md, "Add a measure"). Usual ranges: docs/product.md, section 10.
 */
export const measures = {
  intakeEc: { side: 'intake', quantity: 'ec', usual: { low: 0.3, high: 5 }, entry: 'typed', aggregation: 'mean' },
  intakePh: { side: 'intake', quantity: 'ph', usual: { low: 4.5, high: 7.5 }, entry: 'typed', aggregation: 'mean' },
  drainEc: { side: 'drain', quantity: 'ec', usual: { low: 0.3, high: 8 }, entry: 'typed', aggregation: 'mean' },
  drainPh: { side: 'drain', quantity: 'ph', usual: { low: 4.5, high: 8 }, entry: 'typed', aggregation: 'mean' },
  drainPercent: {
    side: 'drain',
    quantity: 'percent',
    usual: { low: 0, high: 60 },
    entry: 'drippers',
    aggregation: 'volume',
  },
} as const satisfies Record<string, Measure>;

export type MeasuredField = keyof typeof measures;

export const measuredFields = Object.keys(measures) as readonly MeasuredField[];

export function isMeasure(field: string): field is MeasuredField {
  return field in measures;
}

/** A value per measure; null where it was not measured. */
export type MeasuredValues = Record<MeasuredField, number | null>;

/** What `make` gives for each measure. */
export function byMeasure<T>(make: (field: MeasuredField) => T): Record<MeasuredField, T> {
  return Object.fromEntries(measuredFields.map((field) => [field, make(field)])) as Record<MeasuredField, T>;
}

/** The measure's line of the table, in its general shape. */
export function measureOf(field: MeasuredField): Measure {
  return measures[field];
}

/** The rules of a quantity, in their general shape. */
export function rulesOf(quantity: Quantity): QuantityRules {
  return quantities[quantity];
}

export function quantityOf(field: MeasuredField): Quantity {
  return measures[field].quantity;
}

export function sideOf(field: MeasuredField): Side {
  return measures[field].side;
}

/** Whether the measure's figures are weighted by volume, where volumes are known. */
export function isByVolume(field: MeasuredField): boolean {
  return measureOf(field).aggregation === 'volume';
}

/** The measure of a side and quantity; undefined where that is not measured. */
export function measureAt(side: Side, quantity: Quantity): MeasuredField | undefined {
  return measuredFields.find((field) => sideOf(field) === side && quantityOf(field) === quantity);
}

/** Whether a reading can hold the value. */
export function isPossible(field: MeasuredField, value: number): boolean {
  return isInRange(value, rulesOf(quantityOf(field)).possible);
}

export function isUsual(field: MeasuredField, value: number): boolean {
  return isInRange(value, measures[field].usual);
}

function isInRange(value: number, { low, high }: Range): boolean {
  return value >= low && value <= high;
}
