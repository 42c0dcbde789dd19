import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../domain/uuid.ts';
import { accountKey } from '../../session/account/account.ts';
import { deviceOf } from '../local/device.ts';
import type { PhotoEntry } from './photo-entry.ts';
import type { OutboxEntry } from './rows.ts';
import { countUnsent } from './count-unsent.ts';

const oasis = 'https://api.oasis.example';
const souss = 'https://api.souss.example';

/** An account with readings to send, and photos. Each number is a reading's number of changes. */
async function account(server: string, changes: number[], photos: Partial<PhotoEntry>[] = []): Promise<string> {
  const id = newId();
  const db = await deviceOf({ server, id }).db();
  for (const photo of photos) await db.put('photoEntries', { id: newId(), readingId: newId(), ...photo } as PhotoEntry);
  for (const count of changes) {
    const readingId = newId();
    for (let at = 0; at < count; at += 1) await db.add('outbox', { key: newId(), readingId } as OutboxEntry);
  }
  return accountKey({ server, id });
}

beforeEach(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
});

test('counts readings of other accounts by server, each reading once', async () => {
  const mine = await account(oasis, [1, 1]);
  await account(oasis, [3]);
  await account(oasis, [1, 1]);
  await account(souss, [2, 1]);
  await account(souss, []);
  expect(await countUnsent(mine, oasis)).toEqual({ here: 3, servers: [{ name: 'souss.example', count: 2 }] });
  expect(await countUnsent(null, oasis)).toEqual({ here: 5, servers: [{ name: 'souss.example', count: 2 }] });
  expect(await countUnsent(null, souss)).toEqual({ here: 2, servers: [{ name: 'oasis.example', count: 5 }] });
});

test('counts photos that other accounts have not sent, and their deletions, but not those of drafts', async () => {
  const hasReading = true;
  await account(souss, [1], [{ state: 'waiting', hasReading }, { state: 'deleted' }, { state: 'refused', hasReading }]);
  await account(oasis, [], [{ state: 'waiting' }, { state: 'sent', hasReading }]);
  expect(await countUnsent(null, oasis)).toEqual({ here: 0, servers: [{ name: 'souss.example', count: 4 }] });
});

test('counts the readings of an older app, whose database has no photos', async () => {
  const key = `${oasis}|${newId()}`;
  const old = await openDB(`seguia:${key}`, 1, {
    upgrade: (made) => void made.createObjectStore('outbox', { keyPath: 'key' }),
  });
  await old.put('outbox', { key: newId(), readingId: newId() });
  old.close();
  expect(await countUnsent(null, oasis)).toEqual({ here: 1, servers: [] });
});

test('ignores databases that are no account’s, and creates none', async () => {
  indexedDB.open('seguia:without-account');
  indexedDB.open(`seguia:${oasis}|half-made`);
  expect(await countUnsent(null, oasis)).toEqual({ here: 0, servers: [] });
  expect(await indexedDB.databases()).toHaveLength(2);
});

test('a browser that lists no databases reports nothing', async () => {
  await account(oasis, [1]);
  const { databases } = indexedDB;
  Object.assign(indexedDB, { databases: undefined });
  try {
    expect(await countUnsent(null, oasis)).toEqual({ here: 0, servers: [] });
  } finally {
    Object.assign(indexedDB, { databases });
  }
});
