import { liveAtom } from './live-atom.ts';
import { toDeviceReading } from './reading-rows.ts';
import type { DeviceReading } from './rows.ts';

/** Each plot's newest reading, by plot id; a plot without readings is not in it. */
export const newestReadingsAtom = liveAtom(['readings', 'plots'], async ({ device, farmId }) => {
  const db = await device.db();
  const plots = await db.getAllFromIndex('plots', 'farm', farmId);
  const index = db.transaction('readings').store.index('plot');
  const newest: Map<string, DeviceReading> = new Map();
  await Promise.all(
    plots.map(async ({ id }) => {
      const range = IDBKeyRange.bound([farmId, id, 0], [farmId, id, Number.MAX_SAFE_INTEGER]);
      const cursor = await index.openCursor(range, 'prev');
      if (cursor) newest.set(id, toDeviceReading(cursor.value));
    }),
  );
  return newest;
});
