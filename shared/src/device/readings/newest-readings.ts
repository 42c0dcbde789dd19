import type { Device } from '../local/device.ts';
import { liveAtom } from '../local/live-atom.ts';
import { toDeviceReading } from './reading-rows.ts';
import type { DeviceReading } from '../database/rows.ts';

/** Each plot's newest reading by plot id; plots without readings are missing. */
export const newestReadingsAtom = liveAtom(['readings', 'plots'], ({ device, farmId }) =>
  newestOfEach(device, farmId, () => true),
);

/** Each plot's newest reading that was calculated from drippers, among its last six readings. */
export const newestFromDrippersAtom = liveAtom(['readings', 'plots'], ({ device, farmId }) =>
  newestOfEach(device, farmId, ({ entryType, dripperUnit }) => entryType === 'drippers' && dripperUnit !== null),
);

/** How many of a plot's readings are searched. */
const lookBack = 6;

async function newestOfEach(
  device: Device,
  farmId: string,
  fits: (reading: DeviceReading) => boolean,
): Promise<Map<string, DeviceReading>> {
  const db = await device.db();
  const plots = await db.getAllFromIndex('plots', 'farm', farmId);
  const index = db.transaction('readings').store.index('plot');
  const newest = new Map<string, DeviceReading>();
  await Promise.all(
    plots.map(async ({ id }) => {
      const range = IDBKeyRange.bound([farmId, id, 0], [farmId, id, Number.MAX_SAFE_INTEGER]);
      let cursor = await index.openCursor(range, 'prev');
      for (let seen = 0; cursor && seen < lookBack; seen++) {
        const reading = toDeviceReading(cursor.value);
        if (fits(reading)) {
          newest.set(id, reading);
          return;
        }
        cursor = await cursor.continue();
      }
    }),
  );
  return newest;
}
