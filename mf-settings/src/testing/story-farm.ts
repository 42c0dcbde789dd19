import { type Role, rolePermissions } from '@seguia/shared/domain/permissions';
import { type Crop, type CropType, type Meter, type Plot, serverAtom, snake } from '@seguia/shared/platform';
import { deviceOf } from '@seguia/shared/device/local/device';
import {
  answering,
  loggedIn,
  nothing,
  problem,
  pulledLists,
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

const now = Math.floor(Date.now() / 1000);
const daysAgo = (days: number) => now - days * 86_400;

/** A pen of both that is overdue for its cell, one of pH, one that was never calibrated, and one that is retired. */
export const storyMeters: Meter[] = (
  [
    ['Combo serre', 'ec_ph', 'HI98130-0417', false],
    ['Stylo pH', 'ph', null, false],
    ['Conductimètre', 'ec', '22-0815', false],
    ['Ancien stylo', 'ph', null, true],
  ] as const
).map(([name, kind, serialNumber, retired], index) => ({
  id: idOf('e0e0', index),
  name,
  kind,
  serialNumber,
  phBuffers: kind === 'ec' ? [] : [7.01, 4.01],
  ecStandards: kind === 'ph' ? [] : [1.413],
  calibrationDays: 30,
  retired,
  updatedAt: 1,
  version: 1,
}));

const storyAuthor = { id: idOf('acc1', 0), firstname: 'Youssef', lastname: 'Amrani' };

/** The newest first; the second was withdrawn. */
const storyCalibrations = [
  { meter: 0, days: 6, points: [-15, 160], slope: 98.6, offset: -14.4 },
  {
    meter: 0,
    days: 7,
    points: [null, null],
    slope: 62,
    offset: null,
    withdrawnAt: daysAgo(6),
    withdrawnBy: storyAuthor,
  },
  { meter: 0, days: 41, points: [15, 160], slope: 81.7, offset: 15.5, cellConstant: 1.02, ecStandard: 1.413 },
  { meter: 1, days: 12, points: [null, null], slope: 96.2, offset: -3 },
].map(({ meter, days, points, ...values }, index) => ({
  id: idOf('ca1b', index),
  meterId: storyMeters[meter]?.id ?? '',
  at: daysAgo(days),
  points: points.map((mv, at) => ({ ph: at === 0 ? 7.01 : 4.01, mv })),
  temperature: null,
  cellConstant: null,
  ecStandard: null,
  createdBy: storyAuthor,
  createdAt: daysAgo(days),
  updatedAt: daysAgo(days),
  version: 1,
  ...values,
}));

export interface StoryFarm {
  role?: Role;
  plots?: Plot[];
  crops?: Crop[];
  meters?: Meter[];
  /** False: nothing has come onto the device yet. */
  loaded?: boolean;
  /** False: the data server is one of before these calls. */
  serverCan?: boolean;
  /** How the data server answers: it has nothing new (by default), is silent, fails, or somebody else was first. Nothing is written on it. */
  server?: 'nothing' | 'silent' | 'failing' | 'moved';
}

const lists = pulledLists.map((list) => `/farmers/${storyFarm.id}/${list}`);
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
    const {
      role = 'manager',
      plots = storyPlots,
      crops = storyCrops,
      meters = storyMeters,
      loaded = true,
      serverCan = true,
    } = options;
    stories += 1;
    const id = idOf('acc0', stories);
    localStorage.setItem(`seguia.capabilities:${storyServer}`, JSON.stringify(serverCan ? ['set-up', 'meters'] : []));
    loggedIn(store, {
      as: { ...storyProfile, id },
      farm: { ...storyFarm, role, permissions: [...rolePermissions[role]] },
    });
    answering(answers[options.server ?? 'nothing']);
    const db = await deviceOf({ server: store.get(serverAtom) ?? '', id }).db();
    const names = ['plots', 'crops', 'cropTypes', 'meters', 'calibrations'] as const;
    const tx = db.transaction(names, 'readwrite');
    for (const name of names) void tx.objectStore(name).clear();
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
