import type { DBSchema, IDBPDatabase } from 'idb';
import type {
  Calibration,
  Campaign,
  Crop,
  CropType,
  Instruction,
  Meter,
  Photo,
  Plot,
  TargetBand,
  WaterDay,
} from '@seguia/openapi';
import { type Account, accountKey } from '../../session/account/account.ts';
import { databaseVersions } from '../../session/storage/database-versions.ts';
import { openPatiently } from '../../session/storage/open-patiently.ts';
import type { PhotoEntry } from './photo-entry.ts';
import type { FarmItem, OutboxEntry, PullMark, ReadingRow, SeriesRow, Unfinished } from './rows.ts';

type ItemStore<T> = { key: [string, string]; value: FarmItem<T>; indexes: { farm: string } };

export interface DeviceSchema extends DBSchema {
  readings: {
    key: string;
    value: ReadingRow;
    indexes: {
      farm: [string, number];
      plot: [string, string, number];
      author: [string, string, number];
      hiddenAt: number;
    };
  };
  outbox: { key: number; value: OutboxEntry; indexes: { reading: string; key: string } };
  plots: ItemStore<Plot>;
  crops: ItemStore<Crop>;
  cropTypes: ItemStore<CropType>;
  campaigns: ItemStore<Campaign>;
  bands: ItemStore<TargetBand>;
  waterDays: ItemStore<WaterDay>;
  meters: ItemStore<Meter>;
  calibrations: ItemStore<Calibration>;
  instructions: ItemStore<Instruction>;
  photos: ItemStore<Photo>;
  photoEntries: { key: string; value: PhotoEntry };
  pictures: { key: string; value: Uint8Array<ArrayBuffer> };
  series: { key: string; value: SeriesRow };
  marks: { key: string; value: PullMark };
  unfinished: { key: [string, string]; value: Unfinished };
}

export type DeviceDb = IDBPDatabase<DeviceSchema>;
export type StoreName = keyof DeviceSchema & string;
const firstItemStores = ['plots', 'crops', 'cropTypes', 'campaigns', 'bands'] as const;
const meterStores = ['meters', 'calibrations'] as const;
export const itemStores = [...firstItemStores, 'waterDays', ...meterStores, 'photos', 'instructions'] as const;

/** The name of an account's device database. `place` separates several in one process, as in tests. */
export function databaseName(account: Account, place = ''): string {
  return `seguia${place}:${accountKey(account)}`;
}

/** Opens or creates the database `name`. `lost` is called when the browser has closed it, or another tab needs a newer one. */
export function openDatabase(name: string, lost: () => void): Promise<DeviceDb> {
  return openPatiently<DeviceSchema>(name, databaseVersions.device, {
    upgrade(made, before) {
      if (before < 1) makeFirst(made);
      if (before < 2) made.createObjectStore('unfinished', { keyPath: ['farm', 'what'] });
      if (before < 3) makeItemStore(made, 'waterDays');
      if (before < 4) for (const store of meterStores) makeItemStore(made, store);
      if (before < 5) makePhotos(made);
      if (before < 6) makeItemStore(made, 'instructions');
    },
    lost,
  });
}

/** The stores of version 1. */
function makeFirst(made: DeviceDb): void {
  const readings = made.createObjectStore('readings', { keyPath: 'id' });
  readings.createIndex('farm', ['farm', 'at']);
  readings.createIndex('plot', ['farm', 'plot', 'at']);
  readings.createIndex('author', ['farm', 'author', 'at']);
  readings.createIndex('hiddenAt', 'hiddenAt');
  const outbox = made.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
  outbox.createIndex('reading', 'readingId');
  outbox.createIndex('key', 'key', { unique: true });
  for (const store of firstItemStores) makeItemStore(made, store);
  made.createObjectStore('series', { keyPath: 'key' });
  made.createObjectStore('marks');
}

/** Pictures have a store of their own, so that counting photos does not read them. */
function makePhotos(made: DeviceDb): void {
  makeItemStore(made, 'photos');
  made.createObjectStore('photoEntries', { keyPath: 'id' });
  made.createObjectStore('pictures');
}

function makeItemStore(made: DeviceDb, store: (typeof itemStores)[number]): void {
  made.createObjectStore(store, { keyPath: ['farm', 'id'] }).createIndex('farm', 'farm');
}
