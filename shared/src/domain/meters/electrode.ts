import type { Bounds } from '../readings/quantities.ts';

/** A buffer, and the voltage of the electrode in it. */
export interface CalibrationPoint {
  ph: number;
  /** Null where it was not noted. */
  mv: number | null;
}

/** Slope and offset of a pH electrode. */
export interface Electrode {
  /** In % of the slope by Nernst's equation. */
  slope: number;
  /** mV at pH 7. */
  offset: number;
}

/** The range of a sound electrode's slope (%). */
export const soundSlope: Bounds = {
  low: 85,
  high: 105,
  source: 'Corning pH meter 440, manual 109118-1 (1996), section 3.4.2: up to 105 %; below 85 % it does not calibrate',
};

/** The range of a sound electrode's offset (mV at pH 7). */
export const soundOffset: Bounds = {
  low: -30,
  high: 30,
  source: 'Hanna Instruments, manual of the HI 98230 and HI 98240, "Probe life verification"',
};

/** The temperature of the buffers in °C where nobody noted it. */
export const usualBufferTemperature = 25;

const zeroCelsius = 273.15;

/** The voltage in mV of a difference of 1 pH at `temperature` (°C): ln 10 · R · T ÷ F, 59.16 at 25 °C. */
export const nernstSlope = (temperature: number): number =>
  ((Math.LN10 * 8.314_462_618 * (temperature + zeroCelsius)) / 96_485.332_12) * 1000;

/** Slope and offset of the line nearest to two or three points; null where a point lacks its mV, or the points give no line. */
export function electrodeOf(
  points: readonly CalibrationPoint[],
  temperature: number = usualBufferTemperature,
): Electrode | null {
  const known = points.flatMap(({ ph, mv }) => (mv === null ? [] : [{ x: ph - 7, y: mv }]));
  if (known.length < 2 || known.length < points.length) return null;
  const mean = (of: (point: { x: number; y: number }) => number) =>
    known.reduce((sum, point) => sum + of(point), 0) / known.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = mean((point) => (point.x - x) ** 2);
  if (spread === 0) return null;
  const perPh = mean((point) => (point.x - x) * (point.y - y)) / spread;
  return { slope: toTenth((-perPh / nernstSlope(temperature)) * 100), offset: toTenth(y - perPh * x) };
}

/** Rounded as meters show it. */
const toTenth = (value: number) => Math.round(value * 10) / 10 || 0;

export type ElectrodeWarning = 'slope_low' | 'slope_high' | 'offset_off';

/** Why an electrode is probably not sound. These are warnings and refuse nothing: the person has the electrode in front of them. */
export function electrodeWarnings({ slope, offset }: { slope: number | null; offset: number | null }) {
  const warnings: ElectrodeWarning[] = [];
  if (slope !== null && slope < soundSlope.low) warnings.push('slope_low');
  if (slope !== null && slope > soundSlope.high) warnings.push('slope_high');
  if (offset !== null && (offset < soundOffset.low || offset > soundOffset.high)) warnings.push('offset_off');
  return warnings;
}
