import type { DeviceReading } from '@seguia/shared/platform';

/** How long the undo of a deletion is offered, in milliseconds. */
export const offerTime = 10_000;

type Deleted = Pick<DeviceReading, 'id' | 'farmerId'>;

let offered: readonly Deleted[] = [];
let until = 0;

/**
 * Returns the deletions that one press of Undo takes back: this one, and the farm's earlier ones whose offer is still open, because its toast
 * replaces theirs.
 */
export function offerDeletion(reading: Deleted): readonly Deleted[] {
  const now = performance.now();
  const others = now < until ? offered.filter(({ farmerId }) => farmerId === reading.farmerId) : [];
  until = now + offerTime;
  return (offered = [...others, reading]);
}

/** Ends the offer after an undo: the next deletion is offered alone. */
export function endOffer(): void {
  offered = [];
}
