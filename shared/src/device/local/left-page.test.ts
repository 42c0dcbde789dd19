// @vitest-environment happy-dom
// Safari stores a page that is left in its current state. The test plays the events that Safari gives such a page.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { follower } from './live-atom.ts';
import { saveReading } from '../outbox/save-reading.ts';
import { readUnfinished, writeUnfinished } from '../outbox/unfinished.ts';

let phone: OfflineDevice;
const madeBy = (vendor: string) => vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
beforeEach(async () => {
  madeBy('Apple Computer, Inc.');
  phone = new OfflineDevice();
  await phone.source.device.db();
});
afterEach(() => {
  say('pageshow');
  vi.restoreAllMocks();
});

const say = (event: string, persisted = true) => window.dispatchEvent(Object.assign(new Event(event), { persisted }));
const leave = (persisted?: boolean) => {
  say('pagehide', persisted);
  say('visibilitychange');
};
/** At the next write to the database the page is left, and shown again at once. */
const leaveAtNextWrite = () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    leave();
    say('pageshow');
    return request;
  });
};

/** Runs a transaction that goes on for as long as the page does. */
async function endlessly(mode: IDBTransactionMode): Promise<string> {
  const { store, done } = (await phone.source.device.db()).transaction('readings', mode);
  const goOn = (): Promise<unknown> => store.get('r').then(goOn);
  goOn().catch(() => undefined);
  return done.then(() => 'done').catch(() => 'ended');
}

test.each(['readonly', 'readwrite'] as const)(
  'a %s transaction of a page that Safari keeps is ended, and what waits for its stores goes on',
  async (mode) => {
    const running = endlessly(mode);
    await (await phone.source.device.db()).get('marks', 'none');
    const waiting = phone.pulled();
    say('pagehide');
    expect(await waiting).toMatchObject({ farmerId: 'farm' });
    expect(await running).toBe('ended');
  },
);

test('what a page begins between its last two events ends too', async () => {
  say('pagehide');
  const running = endlessly('readwrite');
  await (await phone.source.device.db()).get('marks', 'none');
  say('visibilitychange');
  expect(await running).toBe('ended');
});

test('a write that was committed by name comes to the disk though its page is left', async () => {
  const db = await phone.source.device.db();
  const tx = db.transaction('marks', 'readwrite');
  void tx.store.put({ mark: '7' }, 'mine');
  tx.commit();
  leave();
  await tx.done;
  expect(await db.get('marks', 'mine')).toEqual({ mark: '7' });
});

test('a reading that is saved as the page is left is saved once when it is shown again', async () => {
  leaveAtNextWrite();
  const saved = await saveReading(phone.source, phone.me, phone.reading());
  expect((await phone.outbox()).map(({ readingId, state }) => [readingId, state])).toEqual([[saved.id, 'waiting']]);
});

test('what is being typed as the page is left is kept when it is shown again', async () => {
  leaveAtNextWrite();
  await writeUnfinished(phone.source, [{ what: 'draft', readingId: 'r', value: 'typed' }]);
  expect(await readUnfinished(phone.source)).toMatchObject([{ value: 'typed' }]);
});

test('a list that was being read as the page is left is read again when it is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<number>>().mockImplementationOnce(async () => {
    leave();
    throw new DOMException('ended', 'AbortError');
  });
  const shown = vi.fn<(value: number) => void>();
  const { stop } = follower(phone.source.device.changes, ['readings'], load.mockResolvedValue(7), shown);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith(7));
  stop();
});

test.each([
  ['goes for good', 'Apple Computer, Inc.', false],
  ['is kept by a browser that lets it hold up nobody', 'Google Inc.', true],
])('a page that %s ends nothing itself', async (_what, vendor, persisted) => {
  madeBy(vendor);
  const db = await phone.source.device.db();
  const tx = db.transaction('marks', 'readwrite');
  void tx.store.put({ mark: '7' }, 'mine');
  leave(persisted);
  await tx.done;
  expect(await db.get('marks', 'mine')).toEqual({ mark: '7' });
});
