import type { createStore } from 'jotai';
import type { DeviceDb } from '../shared/src/device/database/database.ts';
import type { FarmItems, FarmItemStore } from '../shared/src/device/database/rows.ts';
import { deviceOf } from '../shared/src/device/local/device.ts';
import { answering, loggedIn, storyFarm, storyProfile, storyServer } from './story-server.ts';

interface StoryDevice {
  farm?: typeof storyFarm;
  /** What the device has of the farm, by the names of its lists. */
  items?: { [List in FarmItemStore]?: readonly FarmItems[List][] };
  answers?: Parameters<typeof answering>[0];
}

/**
 * Prepares a device on which somebody works on the stories' farm; each story has an account, and so a database, of its own. By default the
 * device has nothing of the farm, and the data server cannot be reached.
 */
export const onStoryDevice =
  ({ farm = storyFarm, items = {}, answers = {} }: StoryDevice) =>
  async (store: ReturnType<typeof createStore>): Promise<DeviceDb> => {
    const id = crypto.randomUUID();
    loggedIn(store, { as: { ...storyProfile, id }, farm });
    answering(answers);
    const db = await deviceOf({ server: storyServer, id }).db();
    const lists = Object.entries(items) as [FarmItemStore, readonly FarmItems[FarmItemStore][]][];
    if (lists.length === 0) return db;
    const tx = db.transaction(
      lists.map(([list]) => list),
      'readwrite',
    );
    for (const [list, all] of lists)
      for (const item of all) void tx.objectStore(list).put({ farm: farm.id, id: item.id, item: item as never });
    await tx.done;
    return db;
  };
