import { type Role, rolePermissions } from '@seguia/shared/domain/permissions';
import type { Crop, Meter, Plot } from '@seguia/shared/platform';
import { onStoryDevice, storyFarm, storyServer } from '@seguia/testing/story-server';
import { storyAnswers } from './story-answers.ts';
import { storyCalibrations, storyMeters } from './story-meters.ts';
import { storyCrops, storyCropTypes, storyPlots } from './story-plots.ts';

type Store = Parameters<ReturnType<typeof onStoryDevice>>[0];

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
    localStorage.setItem(`seguia.capabilities:${storyServer}`, JSON.stringify(serverCan ? ['set-up', 'meters'] : []));
    const cropTypes = crops.length > 0 ? storyCropTypes : [];
    const calibrations = meters.length > 0 ? storyCalibrations : [];
    await onStoryDevice({
      farm: { ...storyFarm, role, permissions: [...rolePermissions[role]] },
      items: loaded ? { plots, crops, cropTypes, meters, calibrations } : {},
      answers: storyAnswers[options.server ?? 'nothing'],
    })(store);
  };
