import type { Meter } from '@seguia/shared/platform';

/** Those that a new reading may be taken with. */
export const metersInUse = (meters: readonly Meter[]): Meter[] => meters.filter(({ retired }) => !retired);

/** The meter that a new reading begins with: the one that was used last on this device, else the farm’s only one. Null: none, or nobody can know which. */
export function automaticMeter(meters: readonly Meter[], last: string | null): string | null {
  const inUse = metersInUse(meters);
  if (inUse.some(({ id }) => id === last)) return last;
  return inUse.length === 1 ? (inUse[0]?.id ?? null) : null;
}
