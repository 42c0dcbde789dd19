/**
 * The scale of a Channel: the band takes the middle half of the track, or more where a value lies far outside. Returns a function from a
 * value to its place in percent of the track.
 */
export function channelScale(
  shown: readonly (number | null)[],
  { low, high }: { low: number | null; high: number | null },
): (value: number) => string {
  const values = shown.filter((value) => value !== null);
  const from = low ?? Math.min(...values);
  const to = high ?? Math.max(...values);
  const margin = (to - from) / 2 || Math.abs(to) / 4 || 1;
  const min = Math.min(from - margin, ...values);
  const max = Math.max(to + margin, ...values);
  // 2 % at both ends keep the marks inside the track's round caps.
  return (value) => `${(2 + (96 * (value - min)) / (max - min)).toFixed(2)}%`;
}
