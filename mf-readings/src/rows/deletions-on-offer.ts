import type { DeviceReading } from '@seguia/shared/platform';

/** As long as a toast with an action stays (milliseconds). */
const stays = 10_000;

type Deleted = Pick<DeviceReading, 'id' | 'farmerId'>;

let offered: readonly Deleted[] = [];
let until = 0;

/** The deletions that one press takes back: this one, and those of the farm whose undo is still on the screen, in the place of which its own comes. */
export function offerDeletion(reading: Deleted): readonly Deleted[] {
  const now = performance.now();
  const others = now < until ? offered.filter(({ farmerId }) => farmerId === reading.farmerId) : [];
  until = now + stays;
  return (offered = [...others, reading]);
}

/** They are taken back: the next deletion stands alone. */
export function endOffer(): void {
  offered = [];
}
