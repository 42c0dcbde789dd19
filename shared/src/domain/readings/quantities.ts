/** Both ends included, in the quantity's stored unit. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A range, and the document that gives it. */
export interface Bounds extends Range {
  readonly source: string;
}

/** The table of values that are refused, and of those that bring up a question. */
export const product10 = 'docs/product.md, section 10';

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

/** A share of the value compared with, or so much in the stored unit. */
export type Jump = { readonly share: number } | { readonly step: number };

interface QuantityRules {
  /** The stored unit; null for one that is a number alone. */
  unit: string | null;
  /** Decimals on screens, where the stored unit is shown. */
  decimals: number;
  /** The least height of a graph's axis, so that noise of a steady line does not look like drama. */
  leastSpan: number;
  /** What cannot be outside of this: refused by the form, the server and the database. */
  possible: Bounds;
  /** How many digits a usual value has before its decimal mark, in the stored unit: typed without a mark it comes after them (27 is 2.7). */
  digitsBeforeMark?: number;
  /** How far from the value that it is compared with a value may be before it is a jump, and brings up a question. */
  jump: Jump;
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

/** The kinds of measured values. */
export const quantities = {
  /** Electrical conductivity at 25 °C. */
  ec: {
    unit: 'mS/cm',
    decimals: 2,
    leastSpan: 1,
    possible: { low: 0, high: 20, source: product10 },
    digitsBeforeMark: 1,
    // product, section 10
    jump: { share: 0.25 },
    mistakenUnit: 1000,
    codes: { below: 'ec_negative', above: 'ec_over_20', unusual: 'ec_unusual' },
  },
  ph: {
    unit: null,
    decimals: 2,
    leastSpan: 1,
    possible: { low: 0, high: 14, source: 'the scale of pH in water; docs/product.md, section 10' },
    digitsBeforeMark: 1,
    // product, section 10
    jump: { step: 0.5 },
    codes: { below: 'ph_out_of_range', above: 'ph_out_of_range', unusual: 'ph_unusual' },
  },
  /** More than everything given can drain (rain, a leak, a wrong number of drippers), so it has no upper end. */
  percent: {
    unit: '%',
    decimals: 1,
    leastSpan: 20,
    possible: { low: 0, high: Number.POSITIVE_INFINITY, source: product10 },
    jump: { share: 0.5 },
    codes: {
      below: 'percent_negative',
      above: 'percent_negative',
      unusual: 'percent_over_60',
      warned: { above: 100, code: 'percent_over_100' },
    },
  },
} as const satisfies Record<string, QuantityRules>;

export type Quantity = keyof typeof quantities;

/** The rules of a quantity, in their general shape. */
export function rulesOf(quantity: Quantity): QuantityRules {
  return quantities[quantity];
}
