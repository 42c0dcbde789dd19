/**
 * Milliseconds until something can be sent that could not be sent now; null if there is nothing. `heldUntil` is in milliseconds of the
 * device's clock, pauses are in those of the steady one.
 */
export function restUntilNext(
  pauses: ReadonlyMap<string, { until: number }>,
  heldUntil: number | null = null,
): number | null {
  const held = heldUntil === null ? [] : [Math.max(heldUntil - Date.now(), 0)];
  const paused = [...pauses.values()].map(({ until }) => Math.max(until - performance.now(), 1000));
  const times = [...held, ...paused];
  return times.length > 0 ? Math.min(...times) : null;
}
