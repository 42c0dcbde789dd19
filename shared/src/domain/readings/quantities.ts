import type { QuestionCode, RefusedCode } from './problem-codes.ts';

/** A range in the quantity's stored unit, both ends included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A range, and the document that it comes from. */
export interface Bounds extends Range {
  readonly source: string;
}

/** The section with the tables of impossible and unusual values. */
export const product10 = 'docs/product.md, section 10';

/** The least change that is a jump: a share of the earlier value, or a step in the stored unit. */
export type Jump = { readonly share: number } | { readonly step: number };

interface QuantityRules {
  /** The stored unit; null for a number without one. */
  unit: string | null;
  /** The decimals on screens, in the stored unit. */
  decimals: number;
  /** The least height of a graph's axis, so that the noise of a steady line does not look dramatic. */
  leastSpan: number;
  /** The possible range: values outside of it are refused by the form, the server and the database. */
  possible: Bounds;
  /**
   * How many digits a usual value has before its decimal mark, in the stored unit. A number that is typed without a mark gets it after
   * these digits (27 becomes 2.7).
   */
  digitsBeforeMark?: number;
  /**
   * How many digits people usually type after the decimal mark, in the stored unit: a value that has them is whole. Without it no value is,
   * and the keys do not move on by themselves.
   */
  digitsAfterMark?: number;
  /** From which difference to the earlier value on a value is a jump, and brings up a question. */
  jump: Jump;
  /** The factor by which a mistaken unit may have multiplied a typed value: 1000 for µS/cm typed as mS/cm. */
  mistakenUnit?: 1000;
  codes: {
    below: RefusedCode;
    above: RefusedCode;
    unusual: QuestionCode;
    /** A limit above which the question has another text. */
    warned?: { above: number; code: QuestionCode };
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
    digitsAfterMark: 1,
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
    digitsAfterMark: 1,
    // product, section 10
    jump: { step: 0.5 },
    codes: { below: 'ph_out_of_range', above: 'ph_out_of_range', unusual: 'ph_unusual' },
  },
  /** More can drain than was given (rain, a leak, a wrong number of drippers), so the percentage has no upper limit. */
  percent: {
    unit: '%',
    decimals: 1,
    leastSpan: 20,
    possible: { low: 0, high: Number.POSITIVE_INFINITY, source: product10 },
    digitsAfterMark: 0,
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

/** The rules of a quantity, with their general type. */
export function rulesOf(quantity: Quantity): QuantityRules {
  return quantities[quantity];
}
