import type { Meter } from '@seguia/shared/platform';

/** The meters that a new reading can be taken with. */
export const metersInUse = (meters: readonly Meter[]): Meter[] => meters.filter(({ retired }) => !retired);

/**
 * The meter that a new reading begins with: the one used last on this device, otherwise the farm's only one. Null where there is none, or
 * several to choose from.
 */
export function automaticMeter(meters: readonly Meter[], last: string | null): string | null {
  const inUse = metersInUse(meters);
  if (inUse.some(({ id }) => id === last)) return last;
  return inUse.length === 1 ? (inUse[0]?.id ?? null) : null;
}
