/** EC is always stored in mS/cm at 25 °C. */
export type EcUnit = 'mS/cm' | 'µS/cm' | 'dS/m';
export const ecUnits: readonly EcUnit[] = ['mS/cm', 'µS/cm', 'dS/m'];

/** How much of each unit is 1 mS/cm: 1 mS/cm = 1 dS/m = 1000 µS/cm. */
const ecFactor: Record<EcUnit, number> = { 'mS/cm': 1, 'µS/cm': 1000, 'dS/m': 1 };

/** Multiplies by a power of ten. Unlike a plain product it is exact for decimals that people type: 1.0005 × 1000 is 1000.5. */
function shift(value: number, places: number): number {
  return Number(`${value}e${places}`.replace(/e(.+)e(.+)/, (_, first, second) => `e${Number(first) + Number(second)}`));
}

/** From the person's unit to mS/cm. */
export function ecToStored(value: number, unit: EcUnit): number {
  return ecFactor[unit] === 1 ? value : shift(value, -3);
}

/** From mS/cm to the person's unit. */
export function ecFromStored(value: number, unit: EcUnit): number {
  return ecFactor[unit] === 1 ? value : shift(value, 3);
}

/** Units of volumes: millilitre, centilitre, litre. */
export type VolumeUnit = 'ml' | 'cl' | 'l';
export const volumeUnits: readonly VolumeUnit[] = ['ml', 'cl', 'l'];

const volumePower: Record<VolumeUnit, number> = { ml: 0, cl: 1, l: 3 };

/** A volume in millilitres. */
export function toMillilitres(value: number, unit: VolumeUnit): number {
  return shift(value, volumePower[unit]);
}

/** Millilitres in another unit. */
export function fromMillilitres(value: number, unit: VolumeUnit): number {
  return shift(value, -volumePower[unit]);
}

/** The volume of a dripper in that many minutes (product, section 10), in `unit`, to four digits, which is more than any dripper's precision. */
export function volumeFromRate(litresPerHour: number, minutes: number, unit: VolumeUnit): number {
  const millilitres = (litresPerHour * 1000 * minutes) / 60;
  return fromMillilitres(Number(millilitres.toPrecision(4)), unit);
}
