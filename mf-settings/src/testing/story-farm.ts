import { type Role, rolePermissions } from '@seguia/shared/domain/permissions';
import { type Crop, type CropType, type Plot, serverAtom, snake } from '@seguia/shared/platform';
import { deviceOf } from '@seguia/shared/device/local/device';
import {
  answering,
  loggedIn,
  nothing,
  problem,
  silence,
  storyFarm,
  storyProfile,
  storyServer,
} from '@seguia/shared/testing/story-server';

type Store = Parameters<typeof loggedIn>[0];

const idOf = (kind: string, number: number) => `0199a000-0000-7000-8000-${kind}${String(number).padStart(8, '0')}`;

export const storyCrops: Crop[] = ['Tomate', 'Rose', 'Framboise'].map((name, index) => ({
  id: idOf('c0c0', index),
  name,
  archived: index === 2,
  updatedAt: 1,
  version: 1,
}));

const storyCropTypes: CropType[] = (
  [
    ['Torry', 0],
    ['Pristyla', 0],
    ['Cœur de bœuf', 0],
    ['Freedom', 1],
  ] as const
).map(([name, crop], index) => ({
  id: idOf('c0d0', index),
  cropId: storyCrops[crop]?.id ?? '',
  name,
  archived: index === 2,
  updatedAt: 1,
  version: 1,
}));

/** Eight plots in walking order, the last one closed. */
export const storyPlots: Plot[] = [
  'Serre 1',
  'Serre 2',
  'Serre 3',
  'Serre 4',
  'Tunnel 1',
  'Tunnel 2',
  'Roseraie Est',
  'Ancienne serre',
].map((name, index) => ({
  id: idOf('b0b0', index),
  name,
  house: index < 4 ? 'Nord' : null,
  position: index + 1,
  area: 1200 + index * 250.5,
  irrigationUnits: 1,
  drippers: 3000,
  dripperRate: 2000,
  dripperRateUnit: 'ml_per_hour',
  crops: [
    {
      cropId: storyCrops[0]?.id ?? '',
      cropTypeId: storyCropTypes[index % 2]?.id ?? '',
      cropName: 'Tomate',
      cropTypeName: index % 2 ? 'Pristyla' : 'Torry',
      from: '2025-08-20',
      to: index === 7 ? '2026-05-31' : null,
      version: 1,
    },
  ],
  closed: index === 7,
  updatedAt: 1,
  version: 1,
}));

export interface StoryFarm {
  role?: Role;
  plots?: Plot[];
  crops?: Crop[];
  /** False: nothing has come onto the device yet. */
  loaded?: boolean;
  /** False: the data server is one of before these calls. */
  serverCan?: boolean;
  /** How the data server answers: it has nothing new (by default), is silent, fails, or somebody else was first. Nothing is written on it. */
  server?: 'nothing' | 'silent' | 'failing' | 'moved';
}

const lists = [
  'plots',
  'crops',
  'crop-types',
  'campaigns',
  'target-bands',
  'water-days',
  'meters',
  'calibrations',
  'readings',
].map((list) => `/farmers/${storyFarm.id}/${list}`);
const answers = {
  nothing: Object.fromEntries(lists.map((path) => [path, nothing])),
  silent: { '*': silence },
  failing: { '*': problem(500) },
  moved: someoneFirst(),
};

/** A server on which the first plot is changed by somebody else before anything is written. */
function someoneFirst() {
  let isChanged = false;
  const theirs = { ...storyPlots[0], house: 'Bloc nord', area: 1350, version: 2 };
  const meta = { current_page: 1, per_page: 200, has_more: false, sync_date: 'm' };
  return {
    ...Object.fromEntries(lists.map((path) => [path, nothing])),
    [`/farmers/${storyFarm.id}/plots`]: () => Response.json({ data: isChanged ? [snake(theirs)] : [], meta }),
    [`/farmers/${storyFarm.id}/plots/${theirs.id}`]: () => {
      isChanged = true;
      return problem(412)();
    },
  };
}

let stories = 0;

/** Prepares a device on which somebody sets up a farm; each story has an account, and so a database, of its own. */
export const onFarm =
  (options: StoryFarm = {}) =>
  async (store: Store): Promise<void> => {
    const { role = 'manager', plots = storyPlots, crops = storyCrops, loaded = true, serverCan = true } = options;
    stories += 1;
    const id = idOf('acc0', stories);
    localStorage.setItem(`seguia.capabilities:${storyServer}`, JSON.stringify(serverCan ? ['set-up'] : []));
    loggedIn(store, {
      as: { ...storyProfile, id },
      farm: { ...storyFarm, role, permissions: [...rolePermissions[role]] },
    });
    answering(answers[options.server ?? 'nothing']);
    const db = await deviceOf({ server: store.get(serverAtom) ?? '', id }).db();
    const names = ['plots', 'crops', 'cropTypes'] as const;
    const tx = db.transaction(names, 'readwrite');
    for (const name of names) void tx.objectStore(name).clear();
    const farm = storyFarm.id;
    if (loaded) {
      for (const item of crops) void tx.objectStore('crops').put({ farm, id: item.id, item });
      for (const item of crops.length > 0 ? storyCropTypes : [])
        void tx.objectStore('cropTypes').put({ farm, id: item.id, item });
      for (const item of plots) void tx.objectStore('plots').put({ farm, id: item.id, item });
    }
    await tx.done;
  };
