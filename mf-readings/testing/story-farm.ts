import { type Role, rolePermissions } from '@seguia/shared/domain/permissions';
import {
  type DeviceReading,
  type Meter,
  type OutboxEntry,
  type Plot,
  serverAtom,
  type TargetBand,
  type WaterDay,
} from '@seguia/shared/platform';
import { deviceOf } from '@seguia/shared/device/local/device';
import { sentRow, shownRow } from '@seguia/shared/device/readings/reading-rows';
import {
  answering,
  loggedIn,
  nothing,
  problem,
  pulledLists,
  silence,
  storyFarm,
  storyProfile,
} from '@seguia/testing/story-server';
import type { storyCalibrations } from './story-meters.ts';
import type { storyInstructions } from './story-instructions.ts';
import { storyBands, storyCrop, storyCropType, storyPlots, storyVariety } from './story-plots.ts';

type Store = Parameters<typeof loggedIn>[0];

const farmId = storyFarm.id;

export interface StoryFarm {
  role?: Role;
  plots?: Plot[];
  bands?: TargetBand[];
  readings?: DeviceReading[];
  waterDays?: WaterDay[];
  meters?: Meter[];
  calibrations?: typeof storyCalibrations;
  /** Without them the data server does not know instructions. */
  instructions?: typeof storyInstructions;
  outbox?: Omit<OutboxEntry, 'seq'>[];
  /** False for a device that has received nothing yet. */
  loaded?: boolean;
  /** How the data server answers: without any data, not at all, with failures, or (by default) unreachable. */
  server?: 'nothing' | 'silent' | 'failing';
  adjust?: (store: Store) => void | Promise<void>;
}

const lists = pulledLists.map((list) => `/farmers/${farmId}/${list}`);
const answers = {
  nothing: Object.fromEntries(lists.map((path) => [path, nothing])),
  silent: { '*': silence },
  failing: { '*': problem(500) },
};

/** Prepares a device on which somebody works on a farm; each story has an account, and so a database, of its own. */
export const onFarm =
  (options: StoryFarm = {}) =>
  async (store: Store): Promise<void> => {
    const { role = 'manager', plots = storyPlots, bands = storyBands, readings = [], loaded = true } = options;
    const id = crypto.randomUUID();
    loggedIn(store, {
      as: { ...storyProfile, id },
      farm: { ...storyFarm, role, permissions: [...rolePermissions[role]] },
    });
    answering(options.server ? answers[options.server] : {});
    const db = await deviceOf({ server: store.get(serverAtom) ?? '', id }).db();
    const tx = db.transaction(
      [
        'readings',
        'outbox',
        'plots',
        'crops',
        'cropTypes',
        'bands',
        'waterDays',
        'meters',
        'calibrations',
        'instructions',
        'marks',
      ],
      'readwrite',
    );
    if (loaded) {
      void tx.objectStore('crops').put({ farm: farmId, id: storyCrop.id, item: storyCrop });
      void tx.objectStore('cropTypes').put({ farm: farmId, id: storyCropType, item: storyVariety });
      for (const item of plots) void tx.objectStore('plots').put({ farm: farmId, id: item.id, item });
      for (const item of bands) void tx.objectStore('bands').put({ farm: farmId, id: item.id, item });
      for (const item of options.meters ?? []) void tx.objectStore('meters').put({ farm: farmId, id: item.id, item });
      for (const item of options.calibrations ?? [])
        void tx.objectStore('calibrations').put({ farm: farmId, id: item.id, item });
      for (const item of options.waterDays ?? [])
        void tx.objectStore('waterDays').put({ farm: farmId, id: item.id, item });
      for (const item of options.instructions ?? [])
        void tx.objectStore('instructions').put({ farm: farmId, id: item.id, item });
      if (options.instructions) void tx.objectStore('marks').put({ mark: 'm', at: 1 }, `${farmId}:instructions`);
      for (const { state, ...reading } of readings)
        void tx.objectStore('readings').put(state === 'sent' ? sentRow(reading) : shownRow(reading, state, 0, null));
      for (const entry of options.outbox ?? []) void tx.objectStore('outbox').add({ ...entry } as OutboxEntry);
      void tx.objectStore('marks').put({ mark: 'm', completeFrom: '0001-01-01', at: 1 }, `${farmId}:readings`);
    }
    await tx.done; // of all of them at once: a list of 10,000 is seconds
    await options.adjust?.(store);
  };
