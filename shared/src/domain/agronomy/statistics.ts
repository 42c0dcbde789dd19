/** The arithmetic mean; NaN for no values. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A mean without the rounding error of binary fractions: 6.6 ÷ 3 is 2.2, which lies within a target that begins there. */
export const exactMean = (mean: number): number => Math.round(mean * 1e9) / 1e9;

/** The middle value, or the mean of the two in the middle; null for no values. */
export function medianOf(values: readonly number[]): number | null {
  const ascending = values.toSorted((a, b) => a - b);
  const middle = ascending.length / 2;
  const above = ascending[Math.floor(middle)];
  const below = ascending[Math.ceil(middle) - 1];
  return above === undefined || below === undefined ? null : (above + below) / 2;
}
