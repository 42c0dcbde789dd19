/** The arithmetic mean; NaN for no values. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle value, or the mean of the two in the middle; null for no values. */
export function medianOf(values: readonly number[]): number | null {
  const ascending = values.toSorted((a, b) => a - b);
  const middle = ascending.length / 2;
  const above = ascending[Math.floor(middle)];
  const below = ascending[Math.ceil(middle) - 1];
  return above === undefined || below === undefined ? null : (above + below) / 2;
}
