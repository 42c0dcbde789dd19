/** Limits of a target band; a missing one is open. */
export interface Limits {
  low: number | null;
  high: number | null;
}

/** `near-…`: inside, but within a tenth of the band's width from that limit. */
export type BandState = 'in' | 'near-low' | 'near-high' | 'below' | 'above';

const nearShare = 0.1;

/** How a value compares with its band; null without a value or without any limit. A band with one limit has no width, so nothing is near. */
export function bandState(value: number | null | undefined, band: Limits | null | undefined): BandState | null {
  if (value === null || value === undefined || !band) return null;
  const { low, high } = band;
  if (low === null && high === null) return null;
  if (low !== null && value < low) return 'below';
  if (high !== null && value > high) return 'above';
  if (low === null || high === null) return 'in';
  const edge = (high - low) * nearShare;
  // The tolerance is needed because 2.8 − 0.1 × 1 is not 2.7 in binary.
  if (value <= low + edge + Number.EPSILON * 16) return 'near-low';
  if (value >= high - edge - Number.EPSILON * 16) return 'near-high';
  return 'in';
}

export function isOutside(state: BandState | null | undefined): state is 'above' | 'below' {
  return state === 'above' || state === 'below';
}

/** The states, the one that needs most attention first. */
const gravity: readonly BandState[] = ['below', 'above', 'near-low', 'near-high', 'in'];

/** The state that needs most attention; null for none. */
export function worstOf(states: readonly BandState[]): BandState | null {
  return gravity.find((state) => states.includes(state)) ?? null;
}

interface DatedBand {
  plotId: string;
  cropTypeId: string;
  from: string;
  to: string | null;
}

/** The band of a plot, variety and day; null where there is none. */
export function bandFor<T extends DatedBand>(
  bands: readonly T[],
  plotId: string,
  cropTypeId: string,
  date: string,
): T | null {
  const fits = (band: T) =>
    band.plotId === plotId &&
    band.cropTypeId === cropTypeId &&
    band.from <= date &&
    (band.to === null || date <= band.to);
  return bands.find(fits) ?? null;
}

interface BandSpan {
  plotId: string;
  cropTypeId: string;
  from: string;
  to?: string | null;
}

/** Whether two bands are for the same plot and variety and share a day; without a last day a band is open. */
export function overlaps(a: BandSpan, b: BandSpan): boolean {
  if (a.plotId !== b.plotId || a.cropTypeId !== b.cropTypeId) return false;
  return (!b.to || a.from <= b.to) && (!a.to || b.from <= a.to);
}

interface Standing {
  from: string;
  to: string | null;
}

/** The plantings in a plot on a day, newest first; empty where there were none. */
export function cropsOn<T extends Standing>(crops: readonly T[], date: string): T[] {
  return crops
    .filter((crop) => crop.from <= date && (crop.to === null || date <= crop.to))
    .toSorted((a, b) => b.from.localeCompare(a.from));
}

interface Planted extends Standing {
  cropTypeId: string;
}

/** The band of a plot on a day, by its plantings. If there are several varieties, the first one with a band counts. Null where none has one. */
export function bandOn<T extends DatedBand>(
  bands: readonly T[],
  { id, crops }: { id: string; crops: readonly Planted[] },
  date: string,
): T | null {
  for (const { cropTypeId } of cropsOn(crops, date)) {
    const band = bandFor(bands, id, cropTypeId, date);
    if (band) return band;
  }
  return null;
}
