import { meanOf } from '../agronomy/statistics.ts';
import { type Bounds, product10 } from '../readings/quantities.ts';

interface WaterRules {
  /** The stored unit. */
  unit: string;
  /** The decimals on screens. */
  decimals: number;
  /** An example of a typed value. */
  example: number;
  /** The possible range: values outside of it are refused by the form, the server and the database. */
  possible: Bounds;
  /** The usual range on farms; for a value outside of it the form asks once "is this right?". */
  usual: Bounds;
}

/** The values of a day's water and light, in the order of screens and files. There is no second list of them. */
export const waterQuantities = {
  /**
   * Water given in a day, L/m². 20 is what the thirstiest day takes: 9 mm of reference evapotranspiration (FAO Irrigation and Drainage Paper 56, table 2) × 1.15
   * for grown tomatoes (table 12), with 45 % of drain (product, section 10). Five times as much is a mistaken unit.
   */
  irrigation: {
    unit: 'L/m²',
    decimals: 2,
    example: 4.5,
    possible: { low: 0, high: 100, source: product10 },
    usual: { low: 0, high: 20, source: 'FAO Irrigation and Drainage Paper 56, tables 2 and 12' },
  },
  /**
   * The day's sum of global radiation, J/cm². No more than 4,473 reaches the top of the atmosphere between 60° south and 60° north (FAO paper 56, equation 21); 75 %
   * of it reaches the ground on a clear day (equation 37): 3,355, which is 33.6 MJ/m²: below 35 a typed value may be megajoules.
   */
  radiation: {
    unit: 'J/cm²',
    decimals: 0,
    example: 1850,
    possible: { low: 0, high: 4500, source: 'FAO Irrigation and Drainage Paper 56, equation 21' },
    usual: { low: 35, high: 3400, source: 'FAO Irrigation and Drainage Paper 56, equation 37' },
  },
} as const satisfies Record<string, WaterRules>;

export type WaterField = keyof typeof waterQuantities;

export const waterFields = Object.keys(waterQuantities) as readonly WaterField[];

/** A value for each field in its stored unit; null where it is not known. */
export type WaterValues = Record<WaterField, number | null>;

/** A record with the result of `make` for each field. */
export function byWaterField<Of>(make: (field: WaterField) => Of): Record<WaterField, Of> {
  return Object.fromEntries(waterFields.map((field) => [field, make(field)])) as Record<WaterField, Of>;
}

export const noWater: WaterValues = byWaterField(() => null);

/** The rules of a field, with their general type. */
export function waterRules(field: WaterField): WaterRules {
  return waterQuantities[field];
}

/** The water values among other fields; missing ones become null. */
export function waterValues(of: { [Field in WaterField]?: number | null | undefined }): WaterValues {
  return byWaterField((field) => of[field] ?? null);
}

export function isWaterField(field: string): field is WaterField {
  return Object.hasOwn(waterQuantities, field);
}

/** The daily values of several days or plots: the mean of the known values of each field. */
export function meanWater(all: readonly WaterValues[]): WaterValues {
  return byWaterField((field) => {
    const known = all.flatMap((values) => values[field] ?? []);
    return known.length === 0 ? null : meanOf(known);
  });
}

export function hasSameWater(a: WaterValues, b: WaterValues): boolean {
  return waterFields.every((field) => a[field] === b[field]);
}
