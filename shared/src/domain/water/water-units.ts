import type { WaterField } from './water-quantities.ts';

/** Units in which water is typed or comes in files. */
export const irrigationUnits = ['L/m²', 'mm', 'mL/dripper'] as const;
/** Units in which the light of a day comes. */
export const radiationUnits = ['J/cm²', 'MJ/m²', 'Wh/m²', 'kWh/m²'] as const;

export type IrrigationUnit = (typeof irrigationUnits)[number];
export type RadiationUnit = (typeof radiationUnits)[number];
export type WaterUnit = IrrigationUnit | RadiationUnit;

/**
 * How much of the stored unit one of each is. A millimetre is a litre a square metre by definition; a square metre has 10⁴ cm², and a watt-hour 3,600 J, so that 1 MJ/m² is 100
 * J/cm² and 1 Wh/m² is 0.36 J/cm². What a dripper gives says nothing by itself: it needs the drippers a square metre.
 */
const factors: Record<Exclude<WaterUnit, 'mL/dripper'>, number> = {
  'L/m²': 1,
  mm: 1,
  'J/cm²': 1,
  'MJ/m²': 100,
  'Wh/m²': 0.36,
  'kWh/m²': 360,
};

/** What a millilitre a dripper is in L/m². */
const litres = 0.001;

export function unitsOf(field: WaterField): readonly WaterUnit[] {
  return field === 'irrigation' ? irrigationUnits : radiationUnits;
}

/** Drippers a square metre that greenhouses have: one for two square metres to sixteen. */
export const possibleDensity = { low: 0.5, high: 16 } as const;

/** A value in the stored unit, to six digits, more than any meter keeps to; null for water by the dripper while it is not known how many a square metre there are. */
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
