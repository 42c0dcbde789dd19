// A newer shell ran on this phone and was rolled back: what it made in the device database is still there.
import 'fake-indexeddb/auto';
import { createApi } from '@seguia/openapi';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { json } from '@seguia/testing/scripted-api';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { push } from '../../sync/push/push.ts';
import { databaseVersions, NewerDatabaseError, opensUpTo } from '../../session/storage/database-versions.ts';
import type { OutboxEntry } from '../database/rows.ts';
import { saveReading } from '../outbox/save-reading.ts';

let phone: OfflineDevice;
beforeEach(() => {
  phone = new OfflineDevice();
});

const save = (id: string) => saveReading(phone.source, phone.me, { ...phone.reading(), id });

/** Does what a newer shell does on this phone: it adds an object store, and stores a reading's change next to a change of an unknown kind. */
async function newerShell(): Promise<void> {
  await save('a');
  const { name } = await phone.source.device.db();
  const newer = await openDB(name, databaseVersions.device + 1, {
    upgrade: (made) => void made.createObjectStore('soil'),
  });
  const [entry] = (await newer.getAll('outbox')) as OutboxEntry[];
  const { seq: _seq, body: _body, ...unknown } = { ...entry!, key: 'new', readingId: 'soil', soil: { moisture: 31 } };
  await newer.put('outbox', unknown);
  newer.close();
}

test('the database of a newer shell opens as it is: what waits is there, and more is kept', async () => {
  await newerShell();
  await save('b');
  expect((await phone.outbox()).map(({ readingId }) => readingId)).toEqual(['a', 'soil', 'b']);
  const db = await phone.source.device.db();
  expect([db.version, db.objectStoreNames.contains('soil' as never)]).toEqual([databaseVersions.device + 1, true]);
});

test('a change of a kind that only a newer shell knows waits for it, and the others leave', async () => {
  await newerShell();
  await save('b');
  const sent: string[] = [];
  const fetch = async (request: Request) => {
    sent.push(/[^/]+$/.exec(request.url)![0]);
    const made = { id: sent.at(-1), farmer_id: 'farm', created_by: phone.me, timestamp: 1, version: 1 };
    return json({ ...(await request.json()), ...made });
  };
  const api = createApi({ baseUrl: 'https://api.oasis.example/v2', fetch });
  await push(api, phone.source.device, new Map(), AbortSignal.timeout(5000));
  expect(sent).toEqual(['a', 'b']);
  expect(await phone.outbox()).toMatchObject([{ readingId: 'soil', attempts: 0, soil: { moisture: 31 } }]);
});

test('a database that only a newer shell can read is not opened, and stays as it is for that shell', async () => {
  await save('a');
  const { name } = await phone.source.device.db();
  const version = opensUpTo(databaseVersions.device) + 1;
  const newer = await openDB(name, version, { upgrade: (made) => void made.createObjectStore('soil') });
  newer.close();
  await expect(phone.source.device.db()).rejects.toBeInstanceOf(NewerDatabaseError);
  await expect(save('b')).rejects.toBeInstanceOf(NewerDatabaseError);
  const again = await openDB(name, version); // nothing of the old shell holds it
  expect([again.version, await again.getAllKeys('readings')]).toEqual([version, ['a']]);
  again.close();
});
