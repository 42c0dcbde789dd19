/** The quantile of ascending values by linear interpolation (Hyndman and Fan's type 7, PERCENTILE in spreadsheets). NaN for no values. */
export function quantile(ascending: ArrayLike<number>, part: number): number {
  const last = ascending.length - 1;
  if (last < 0) return Number.NaN;
  const place = last * part;
  const below = Math.floor(place);
  const low = ascending[below] ?? Number.NaN;
  const high = ascending[Math.min(below + 1, last)] ?? low;
  return low + (high - low) * (place - below);
}
