import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openExisting } from './existing-database.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

test('does not create a missing database', async () => {
  expect(await openExisting('nobody’s')).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test('opens a database in its own version, and gives it up to a newer one', async () => {
  (await openDB('somebody’s', 3, { upgrade: (made) => void made.createObjectStore('things') })).close();
  const db = await openExisting('somebody’s');
  expect([db?.version, [...(db?.objectStoreNames ?? [])]]).toEqual([3, ['things']]);
  const blocked = vi.fn();
  const newer = await openDB('somebody’s', 4, { blocked });
  expect([newer.version, blocked.mock.calls.length]).toEqual([4, 0]);
});
