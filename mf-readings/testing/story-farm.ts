import { type Role, rolePermissions } from '@seguia/shared/domain/permissions';
import {
  type DeviceReading,
  type Meter,
  type OutboxEntry,
  type Plot,
  type TargetBand,
  type WaterDay,
} from '@seguia/shared/platform';
import { sentRow, shownRow } from '@seguia/shared/device/readings/reading-rows';
import { nothing, onStoryDevice, problem, pulledLists, silence, storyFarm } from '@seguia/testing/story-server';
import type { storyCalibrations } from './story-meters.ts';
import type { storyInstructions } from './story-instructions.ts';
import { storyBands, storyCrop, storyPlots, storyVariety } from './story-plots.ts';

type Store = Parameters<ReturnType<typeof onStoryDevice>>[0];

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
    const db = await onStoryDevice({
      farm: { ...storyFarm, role, permissions: [...rolePermissions[role]] },
      items: loaded ? itemsOf(plots, bands, options) : {},
      answers: options.server ? answers[options.server] : {},
    })(store);
    if (loaded) {
      const tx = db.transaction(['readings', 'outbox', 'marks'], 'readwrite');
      if (options.instructions) void tx.objectStore('marks').put({ mark: 'm', at: 1 }, `${farmId}:instructions`);
      for (const { state, ...reading } of readings)
        void tx.objectStore('readings').put(state === 'sent' ? sentRow(reading) : shownRow(reading, state, 0, null));
      for (const entry of options.outbox ?? []) void tx.objectStore('outbox').add({ ...entry } as OutboxEntry);
      void tx.objectStore('marks').put({ mark: 'm', completeFrom: '0001-01-01', at: 1 }, `${farmId}:readings`);
      await tx.done; // of all of them at once: a list of 10,000 is seconds
    }
    await options.adjust?.(store);
  };

const itemsOf = (
  plots: Plot[],
  bands: TargetBand[],
  { meters = [], calibrations = [], waterDays = [], instructions = [] }: StoryFarm,
) => ({
  plots,
  bands,
  meters,
  calibrations,
  waterDays,
  instructions,
  crops: [storyCrop],
  cropTypes: [storyVariety],
});
