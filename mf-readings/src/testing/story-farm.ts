import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { addDays, farmNow, timestampOf, zoneClock } from '@seguia/shared/domain/farm-time';
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
} from '@seguia/shared/testing/story-server';
import { aReading } from './a-reading.ts';
import { idOf } from './story-ids.ts';
import type { storyCalibrations } from './story-meters.ts';

type Store = Parameters<typeof loggedIn>[0];

const farmId = storyFarm.id;
const clock = zoneClock(storyFarm.timeZone);
export const storyToday = farmNow(clock).date;

const storyCropType = idOf('c0d0', 1);
const storyCrop = { id: idOf('c0c0', 1), name: 'Tomate', updatedAt: 1 };
const storyVariety = { id: storyCropType, cropId: storyCrop.id, name: 'Cœur de bœuf', updatedAt: 1 };

/** Twelve plots in walking order, one variety on each. */
export const storyPlots: Plot[] = [
  'Serre 1',
  'Serre 2',
  'Serre 3',
  'Serre 4',
  'Tunnel 1',
  'Tunnel 2',
  'Roseraie Est',
].map((name, index) => ({
  id: idOf('b0b0', index + 1),
  name,
  position: index + 1,
  area: 1200,
  irrigationUnits: 1,
  crops: [
    {
      cropId: idOf('c0c0', 1),
      cropTypeId: storyCropType,
      cropName: 'Tomate',
      cropTypeName: index % 2 ? 'Pristyla' : 'Cœur de bœuf',
      from: '2020-01-01',
      to: null,
    },
  ],
  closed: false,
  updatedAt: 1,
}));

export const storyBands: TargetBand[] = storyPlots.map((plot, index) => ({
  id: idOf('ba0d', index + 1),
  plotId: plot.id,
  cropTypeId: storyCropType,
  from: '2020-01-01',
  to: null,
  ...byMeasure(() => ({ low: null, high: null })),
  intakeEc: { low: 2.2, high: 3 },
  intakePh: { low: 5.5, high: 6.2 },
  drainEc: { low: 3, high: 4.2 },
  drainPh: { low: 5.5, high: 6.8 },
  drainPercent: { low: 20, high: 35 },
  updatedAt: 1,
  version: 1,
}));

/** The nth reading of a story: plots take turns, three readings a plot and day, the newest first. */
export function storyReading(number: number, more: Partial<DeviceReading> = {}): DeviceReading {
  const plot = storyPlots[number % storyPlots.length];
  const minutes = 8 * 60 - (number % 40) * 3;
  const day = new Date(Date.parse(`${storyToday}T00:00:00Z`) - Math.floor(number / 40) * 86_400_000);
  const date = more.date ?? day.toISOString().slice(0, 10);
  const time =
    more.time ?? `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return aReading({
    id: idOf('a0a0', number),
    farmerId: farmId,
    plotId: plot?.id ?? '',
    intakeEc: 2.4 + (number % 7) / 10,
    intakePh: 5.8,
    drainEc: 3.4 + (number % 11) / 10,
    drainPh: 6.1,
    drainPercent: 24 + (number % 13),
    ...more,
    date,
    time,
    timestamp: timestampOf(date, time, clock),
  });
}

/** The farm's days of a month until yesterday, one without light. */
export const storyWater: WaterDay[] = Array.from({ length: 30 }, (_, index): WaterDay => {
  const date = addDays(storyToday, -1 - index);
  const radiation = 1400 + ((index * 617) % 1300);
  return {
    id: date,
    plotId: null,
    date,
    irrigation: Number(((radiation * 2.6) / 1000).toFixed(2)),
    radiation: index === 3 ? null : radiation,
    createdBy: { id: idOf('acc0', 0), firstname: 'Amina', lastname: 'El Fassi' },
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
});

export interface StoryFarm {
  role?: Role;
  plots?: Plot[];
  bands?: TargetBand[];
  readings?: DeviceReading[];
  waterDays?: WaterDay[];
  meters?: Meter[];
  calibrations?: typeof storyCalibrations;
  outbox?: Omit<OutboxEntry, 'seq'>[];
  /** False: nothing has come onto the device yet. */
  loaded?: boolean;
  /** How the data server answers: it has nothing, is silent, fails, or (by default) cannot be reached. */
  server?: 'nothing' | 'silent' | 'failing';
  adjust?: (store: Store) => void | Promise<void>;
}

const lists = pulledLists.map((list) => `/farmers/${farmId}/${list}`);
const answers = {
  nothing: Object.fromEntries(lists.map((path) => [path, nothing])),
  silent: { '*': silence },
  failing: { '*': problem(500) },
};

let stories = 0;

/** Prepares a device on which somebody works on a farm; each story has an account, and so a database, of its own. */
export const onFarm =
  (options: StoryFarm = {}) =>
  async (store: Store): Promise<void> => {
    const { role = 'manager', plots = storyPlots, bands = storyBands, readings = [], loaded = true } = options;
    stories += 1;
    const id = idOf('acc0', stories);
    for (const key of Object.keys(localStorage)) if (key.includes(id)) localStorage.removeItem(key);
    loggedIn(store, {
      as: { ...storyProfile, id },
      farm: { ...storyFarm, role, permissions: [...rolePermissions[role]] },
    });
    answering(options.server ? answers[options.server] : {});
    const db = await deviceOf({ server: store.get(serverAtom) ?? '', id }).db();
    const names = [
      'readings',
      'outbox',
      'plots',
      'crops',
      'cropTypes',
      'bands',
      'waterDays',
      'meters',
      'calibrations',
      'campaigns',
      'marks',
      'unfinished',
      'photos',
      'photoEntries',
      'pictures',
    ] as const;
    const tx = db.transaction(names, 'readwrite');
    for (const name of names) void tx.objectStore(name).clear();
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
      for (const { state, ...reading } of readings)
        void tx.objectStore('readings').put(state === 'sent' ? sentRow(reading) : shownRow(reading, state, 0, null));
      for (const entry of options.outbox ?? []) void tx.objectStore('outbox').add({ ...entry } as OutboxEntry);
      void tx.objectStore('marks').put({ mark: 'm', completeFrom: '0001-01-01', at: 1 }, `${farmId}:readings`);
    }
    await tx.done; // of all of them at once: a list of 10,000 is seconds
    await options.adjust?.(store);
  };
