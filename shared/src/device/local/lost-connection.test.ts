// Safari ends its database process while the page is in the background: the page's next call fails, and a new connection works.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionLost, loseConnection } from '@seguia/testing/lost-database';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { deleteReading, saveReading } from '../outbox/save-reading.ts';
import { readUnfinished, writeUnfinished } from '../outbox/unfinished.ts';
import { follower } from './live-atom.ts';

let phone: OfflineDevice;
beforeEach(() => {
  phone = new OfflineDevice();
});
afterEach(() => void vi.restoreAllMocks());

const connection = () => phone.source.device.db();

test('a reading that is saved as Safari loses the connection is saved once, at the second try', async () => {
  const before = await connection();
  loseConnection(before);
  const saved = await saveReading(phone.source, phone.me, phone.reading());
  expect(await connection()).not.toBe(before);
  expect((await phone.outbox()).map(({ readingId }) => readingId)).toEqual([saved.id]);
});

test('a reading that came to the disk though Safari said that the connection was lost is there once', async () => {
  const before = await connection();
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase, ...given) {
    const made = transaction.apply(this, given);
    // The write is committed, but reading it back finds the connection closed.
    made.addEventListener('complete', () => before.close());
    return made;
  });
  const saved = await saveReading(phone.source, phone.me, phone.reading());
  expect((await phone.outbox()).map(({ readingId, state }) => [readingId, state])).toEqual([[saved.id, 'waiting']]);
});

test('a connection that Safari has closed without a word is replaced by another', async () => {
  const saved = await saveReading(phone.source, phone.me, phone.reading());
  (await connection()).close();
  await deleteReading(phone.source, saved.id);
  expect((await phone.outbox()).map(({ kind }) => kind)).toEqual(['put', 'delete']);
});

test('Safari’s late word that the lost connection was closed leaves the new one in its place', async () => {
  const listen = vi.spyOn(IDBDatabase.prototype, 'addEventListener');
  const before = await connection();
  const closed = listen.mock.calls.find(([event]) => event === 'close')?.[1] as () => void;
  loseConnection(before);
  await saveReading(phone.source, phone.me, phone.reading());
  const after = await connection();
  closed();
  expect(await connection()).toBe(after);
});

test('what is being typed as Safari loses the connection is kept', async () => {
  loseConnection(await connection());
  await writeUnfinished(phone.source, [{ what: 'draft', readingId: 'r', value: 'typed' }]);
  expect(await readUnfinished(phone.source)).toMatchObject([{ value: 'typed' }]);
});

test('a list that Safari’s lost connection left unread is read again by itself, once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(connectionLost()).mockResolvedValue(7);
  const shown = vi.fn<(value: number) => void>();
  const { stop } = follower(phone.source.device.changes, ['readings'], load, shown);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith(7));
  load.mockClear().mockRejectedValue(connectionLost());
  phone.source.device.changes.announce('readings');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
