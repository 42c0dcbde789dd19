import type { WaterValues } from './water-quantities.ts';

/** Millilitres in a litre. */
const millilitres = 1000;

/**
 * The water given for the light, in millilitres per square metre for each joule per square centimetre of global radiation (growers say "mL
 * per joule"): L/m² × 1000 ÷ J/cm². Null where one of them is not known, or there was no light.
 */
export function waterPerLight({ irrigation, radiation }: WaterValues): number | null {
  return irrigation === null || radiation === null || radiation === 0 ? null : (irrigation * millilitres) / radiation;
}

/** The same over several days: Σ water ÷ Σ light of the days that have both, so that a dark day counts for little. */
export function meanWaterPerLight(days: readonly WaterValues[]): number | null {
  const whole = days.filter((day) => day.irrigation !== null && day.radiation !== null);
  const sum = (of: (day: WaterValues) => number | null) => whole.reduce((total, day) => total + (of(day) ?? 0), 0);
  return whole.length === 0
    ? null
    : waterPerLight({ irrigation: sum((day) => day.irrigation), radiation: sum((day) => day.radiation) });
}
