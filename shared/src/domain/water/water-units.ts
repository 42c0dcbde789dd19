import type { WaterField } from './water-quantities.ts';

/** The units in which water is typed, or is in files. */
export const irrigationUnits = ['L/m²', 'mm', 'mL/dripper'] as const;
/** The units in which a day's light is in files. */
export const radiationUnits = ['J/cm²', 'MJ/m²', 'Wh/m²', 'kWh/m²'] as const;

export type IrrigationUnit = (typeof irrigationUnits)[number];
export type RadiationUnit = (typeof radiationUnits)[number];
export type WaterUnit = IrrigationUnit | RadiationUnit;

/**
 * How much of the stored unit one of each is. A millimetre is a litre per square metre by definition; a square metre has 10⁴ cm², and a
 * watt-hour 3,600 J, so that 1 MJ/m² is 100 J/cm² and 1 Wh/m² is 0.36 J/cm². A dripper's volume needs the drippers per square metre as
 * well.
 */
const factors: Record<Exclude<WaterUnit, 'mL/dripper'>, number> = {
  'L/m²': 1,
  mm: 1,
  'J/cm²': 1,
  'MJ/m²': 100,
  'Wh/m²': 0.36,
  'kWh/m²': 360,
};

/** A millilitre in litres. */
const litres = 0.001;

export function unitsOf(field: WaterField): readonly WaterUnit[] {
  return field === 'irrigation' ? irrigationUnits : radiationUnits;
}

/** The drippers per square metre that greenhouses have: from one per two square metres to sixteen. */
export const possibleDensity = { low: 0.5, high: 16 } as const;

/**
 * A value in the stored unit, to six digits, which is more than any meter's precision; null for water per dripper while the drippers per
 * square metre are not known.
 */
export function waterToStored(value: number, unit: WaterUnit, drippersPerSquareMetre: number | null): number | null {
  if (unit !== 'mL/dripper') return rounded(value * factors[unit]);
  return drippersPerSquareMetre === null ? null : rounded(value * drippersPerSquareMetre * litres);
}

/** A stored value in another unit; the inverse of `waterToStored`. */
export function waterFromStored(value: number, unit: WaterUnit, drippersPerSquareMetre: number | null): number | null {
  if (unit !== 'mL/dripper') return rounded(value / factors[unit]);
  return drippersPerSquareMetre === null ? null : rounded(value / (drippersPerSquareMetre * litres));
}

const rounded = (value: number) => Number(value.toPrecision(6));
