import { type Role, rolePermissions } from '@seguia/shared/domain/permissions';
import { type Crop, type Meter, type Plot, serverAtom } from '@seguia/shared/platform';
import { deviceOf } from '@seguia/shared/device/local/device';
import { answering, loggedIn, storyFarm, storyProfile, storyServer } from '@seguia/testing/story-server';
import { storyAnswers } from './story-answers.ts';
import { storyCalibrations, storyMeters } from './story-meters.ts';
import { storyCrops, storyCropTypes, storyPlots } from './story-plots.ts';

type Store = Parameters<typeof loggedIn>[0];

export interface StoryFarm {
  role?: Role;
  plots?: Plot[];
  crops?: Crop[];
  meters?: Meter[];
  /** False for a device that has received nothing yet. */
  loaded?: boolean;
  /** False for a data server that is too old to know these calls. */
  serverCan?: boolean;
  /**
   * How the data server answers: with nothing new (by default), not at all, with failures, or after somebody else was first. Nothing is
   * written on it.
   */
  server?: keyof typeof storyAnswers;
}

/** Prepares a device on which somebody sets up a farm; each story has an account, and so a database, of its own. */
export const onFarm =
  (options: StoryFarm = {}) =>
  async (store: Store): Promise<void> => {
    const {
      role = 'manager',
      plots = storyPlots,
      crops = storyCrops,
      meters = storyMeters,
      loaded = true,
      serverCan = true,
    } = options;
    const id = crypto.randomUUID();
    localStorage.setItem(`seguia.capabilities:${storyServer}`, JSON.stringify(serverCan ? ['set-up', 'meters'] : []));
    loggedIn(store, {
      as: { ...storyProfile, id },
      farm: { ...storyFarm, role, permissions: [...rolePermissions[role]] },
    });
    answering(storyAnswers[options.server ?? 'nothing']);
    const db = await deviceOf({ server: store.get(serverAtom) ?? '', id }).db();
    const tx = db.transaction(['plots', 'crops', 'cropTypes', 'meters', 'calibrations'], 'readwrite');
    const farm = storyFarm.id;
    if (loaded) {
      for (const item of crops) void tx.objectStore('crops').put({ farm, id: item.id, item });
      for (const item of crops.length > 0 ? storyCropTypes : [])
        void tx.objectStore('cropTypes').put({ farm, id: item.id, item });
      for (const item of meters) void tx.objectStore('meters').put({ farm, id: item.id, item });
      for (const item of meters.length > 0 ? storyCalibrations : [])
        void tx.objectStore('calibrations').put({ farm, id: item.id, item });
      for (const item of plots) void tx.objectStore('plots').put({ farm, id: item.id, item });
    }
    await tx.done;
  };
