import 'fake-indexeddb/auto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { photoBudget, photosOfReading } from '../../domain/photos/photo-limits.ts';
import { newId } from '../../domain/uuid.ts';
import { addDays, farmNow } from '../../domain/farm-time.ts';
import { markKey } from '../../device/database/marks.ts';
import { clearCache } from '../../device/local/clear-cache.ts';
import type { OutboxEntry } from '../../device/database/rows.ts';
import { addPhoto } from '../../device/photos/add-photo.ts';
import { deletePhoto, deletePhotosOfDraft } from '../../device/photos/delete-photo.ts';
import { retryPhoto } from '../../device/photos/photo-answers.ts';
import { forgetLostPhotos } from '../../device/photos/forget-lost-photos.ts';
import { readPhotos } from '../../device/photos/shown-photos.ts';
import { pictureOf } from '../../device/photos/picture-of.ts';
import { deleteReading } from '../../device/outbox/save-reading.ts';
import { startDataServer } from '@seguia/testing/data-server';
import { aPhoto } from '@seguia/testing/photos';
import { problem } from '@seguia/testing/scripted-api';
import { testClock, TestDevice } from '@seguia/testing/test-device';
import { PhotoSender } from '../photo-sender.ts';
import type { PhotoPauses } from './photo-pauses.ts';
import { sendPhotos } from './send-photos.ts';

const server = await startDataServer();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
type Fetch = (request: Request) => Promise<Response>;
/** The signal of somebody who goes on looking. */
const stays = new AbortController().signal;

/** A farm with two people; `fetch` is between Malika's phone and the network. */
async function aFarm(fetch?: Fetch) {
  const farm = await server.addFarm();
  const plotId = await farm.addPlot();
  const [malika, nadia] = [await server.addPerson([farm], 'recorder'), await server.addPerson([farm], 'manager')];
  const device = (person: typeof malika, more: object = {}) =>
    new TestDevice({ url: server.url, farmId: farm.id, person, ...more });
  const [phone, other] = [device(malika, fetch ? { fetch } : {}), device(nadia)];
  const stored = () =>
    server.db.selectFrom('photos').selectAll().where('farmer_id', '=', farm.id).orderBy('id').execute();
  return { farm, plotId, phone, other, stored };
}

const add = (phone: TestDevice, readingId: string, mark = 0) =>
  addPhoto(phone.source, { readingId, picture: aPhoto(mark) });
const send = ({ api, source }: TestDevice) => sendPhotos(api, source.device, AbortSignal.timeout(20_000));
const photosOn = async ({ source }: TestDevice, readingId: string) =>
  (await readPhotos(source)).get(readingId)?.map(({ id, state }) => ({ id, state })) ?? [];
const statesOn = async (phone: TestDevice, readingId: string) =>
  (await photosOn(phone, readingId)).map(({ state }) => state);
const entriesOn = async ({ source }: TestDevice) => (await source.device.db()).getAll('photoEntries');

async function aSentReading(phone: TestDevice, plotId: string) {
  const { id } = await phone.save({ plotId, intakeEc: 2.4 });
  await phone.push();
  return id;
}

const isPhoto = ({ url }: Request) => url.includes('/photos/');

test('photos of a draft become its reading’s, are sent after it, and are seen on another phone', async () => {
  const { plotId, phone, other, stored } = await aFarm();
  const id = newId();
  expect([await add(phone, id), await add(phone, id, 1)]).toEqual([true, true]);
  await send(phone);
  expect(await stored()).toEqual([]);
  await phone.save({ id, plotId, intakeEc: 2.4 });
  await send(phone);
  expect([await stored(), await statesOn(phone, id)]).toEqual([[], ['waiting', 'waiting']]);
  await phone.push();
  expect((await send(phone)).sent).toBe(2);
  expect(await statesOn(phone, id)).toEqual(['sent', 'sent']);
  await other.pull();
  const seen = await photosOn(other, id);
  expect(seen.map(({ id: photo }) => photo)).toEqual((await stored()).map(({ id: photo }) => photo));
  const picture = () => pictureOf(other.api, other.source, { id: seen[1]!.id, readingId: id }, stays);
  expect(await picture()).toEqual(aPhoto(1));
  await server.db.deleteFrom('photos').where('id', '=', seen[1]!.id).execute();
  expect(await picture()).toEqual(aPhoto(1));
});

// Specification 10: a photo neither fails nor delays a reading
test('a photo that does not arrive delays no reading', async () => {
  const begun = Promise.withResolvers<void>();
  const hangs: Fetch = (request) => {
    if (!isPhoto(request)) return fetch(request);
    begun.resolve();
    return new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(new Error('cut'))));
  };
  const { plotId, phone } = await aFarm(hangs);
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  const end = new AbortController();
  const sending = sendPhotos(phone.api, phone.source.device, end.signal);
  await begun.promise;
  const second = await phone.save({ plotId, intakeEc: 2.5 });
  expect((await phone.push()).sent).toBe(1);
  expect((await phone.reading(second.id))?.state).toBe('sent');
  end.abort();
  expect((await sending).halt?.kind).toBe('offline');
  expect(await statesOn(phone, id)).toEqual(['waiting']);
});

test('sends no photo while a reading waits', async () => {
  const { plotId, phone, stored } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await phone.save({ plotId, intakeEc: 2.5 });
  expect((await send(phone)).sent).toBe(0);
  await phone.push();
  expect((await send(phone)).sent).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test.each([403, 500])('a reading that the server answers with %i delays no photo of another one', async (status) => {
  const answersOne: Fetch = (request) =>
    request.method === 'PUT' && request.url.endsWith(held) ? Promise.resolve(problem(status)) : fetch(request);
  const held = newId();
  const { plotId, phone, stored } = await aFarm(answersOne);
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await phone.save({ id: held, plotId, intakeEc: 2.5 });
  await phone.push();
  await phone.save({ id: held, plotId, intakeEc: 2.6 });
  expect((await phone.reading(held))?.state).toBe('waiting');
  expect((await send(phone)).sent).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('a change that waits for the newer release which made it delays no photo', async () => {
  const { plotId, phone } = await aFarm();
  const id = await aSentReading(phone, plotId);
  const db = await phone.source.device.db();
  const rest = { farmId: phone.source.farmId, baseVersion: null, state: 'waiting', createdAt: 1, attempts: 0 } as const;
  await db.put('outbox', { kind: 'put', readingId: 'soil', key: newId(), ...rest } as unknown as OutboxEntry);
  await add(phone, id);
  expect([(await send(phone)).sent, await statesOn(phone, id)]).toEqual([1, ['sent']]);
});

/** A farm whose server answers the first photo in its own way. */
async function answeringFirst(first: () => Response) {
  let puts = 0;
  const { plotId, phone, stored } = await aFarm((request) =>
    isPhoto(request) && (puts += 1) === 1 ? Promise.resolve(first()) : fetch(request),
  );
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await add(phone, id, 1);
  return { phone, id, stored };
}

test.each([400, 409, 412, 413, 422])(
  'refuses and names a photo that the server answers with %i, and sends the next one',
  async (status) => {
    const { phone, id, stored } = await answeringFirst(() => problem(status));
    expect(await send(phone)).toMatchObject({ halt: null, blocked: 0, sent: 1 });
    expect((await statesOn(phone, id)).toSorted()).toEqual(['refused', 'sent']);
    const named = (await readPhotos(phone.source)).get(id)?.find(({ state }) => state === 'refused');
    expect([named?.problem?.status, (await stored()).length]).toEqual([status, 1]);
  },
);

test.each([
  ['403', () => problem(403)],
  ['416', () => problem(416)],
])('a photo that is answered with %s waits, and delays no other one', async (_what, first) => {
  const { phone, id, stored } = await answeringFirst(first);
  expect(await send(phone)).toMatchObject({ halt: null, blocked: 1, sent: 1 });
  expect((await statesOn(phone, id)).toSorted()).toEqual(['sent', 'waiting']);
  expect([(await send(phone)).sent, (await stored()).length]).toEqual([1, 2]);
});

test.each([401, 408, 429, 500, 503])('tries no photo after one that is answered with %i', async (status) => {
  const { phone, stored } = await answeringFirst(() => problem(status));
  expect(await send(phone)).toMatchObject({ halt: { status }, sent: 0 });
  expect(await stored()).toEqual([]);
});

test('a photo whose answer was lost arrives once', async () => {
  let lost = 0;
  const losing: Fetch = async (request) => {
    const answer = await fetch(request);
    if (!isPhoto(request) || lost > 0) return answer;
    lost += 1;
    throw new TypeError('Failed to fetch');
  };
  const { plotId, phone, stored } = await aFarm(losing);
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  expect(await send(phone)).toMatchObject({ halt: null, blocked: 1, sent: 0 });
  expect((await send(phone)).sent).toBe(1);
  expect([(await stored()).length, await statesOn(phone, id)]).toEqual([1, ['sent']]);
});

describe('a deleted photo', () => {
  // Specification 10: a photo that was taken away before it was sent is never sent
  test('is never sent if it was not sent before', async () => {
    const calls: string[] = [];
    const { plotId, phone } = await aFarm((request) => {
      if (isPhoto(request)) calls.push(request.method);
      return fetch(request);
    });
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    const [photo] = await photosOn(phone, id);
    await deletePhoto(phone.source, { id: photo!.id, readingId: id });
    await send(phone);
    expect([calls, await entriesOn(phone)]).toEqual([[], []]);
  });

  test('is gone everywhere once there is a network, if it was sent', async () => {
    const { plotId, phone, other, stored } = await aFarm();
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    await send(phone);
    await other.pull();
    const [photo] = await photosOn(phone, id);
    await deletePhoto(phone.source, { id: photo!.id, readingId: id });
    expect(await photosOn(phone, id)).toEqual([]);
    await phone.pull();
    expect(await photosOn(phone, id)).toEqual([]);
    await send(phone);
    await other.pull();
    expect([await photosOn(other, id), await entriesOn(phone)]).toEqual([[], []]);
    expect((await stored())[0]?.deleted_at).not.toBeNull();
  });

  test('is deleted on the server as well, if it is being sent', async () => {
    let whenSent: () => Promise<unknown> = async () => undefined;
    const { plotId, phone, stored } = await aFarm(async (request) => {
      const answer = await fetch(request);
      if (request.method === 'PUT' && isPhoto(request)) await whenSent();
      return answer;
    });
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    const [photo] = await photosOn(phone, id);
    whenSent = () => deletePhoto(phone.source, { id: photo!.id, readingId: id });
    await send(phone);
    expect(await photosOn(phone, id)).toEqual([]);
    await send(phone);
    expect((await stored())[0]?.deleted_at).not.toBeNull();
    expect(await entriesOn(phone)).toEqual([]);
  });

  test('does not come back with a list that left the server before', async () => {
    let onTheWay: (() => Promise<unknown>) | undefined;
    const { plotId, phone } = await aFarm(async (request) => {
      const answer = await fetch(request);
      if (request.url.endsWith('/photos')) await onTheWay?.();
      return answer;
    });
    const id = await aSentReading(phone, plotId);
    await phone.pull();
    await add(phone, id);
    await send(phone);
    const [photo] = await photosOn(phone, id);
    onTheWay = async () => {
      onTheWay = undefined;
      await deletePhoto(phone.source, { id: photo!.id, readingId: id });
      await send(phone);
    };
    await phone.pull();
    expect([onTheWay, await photosOn(phone, id)]).toEqual([undefined, []]);
  });

  test('disappears from this phone if somebody else deletes it', async () => {
    const { plotId, phone, other } = await aFarm();
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    await send(phone);
    await other.pull();
    const [photo] = await photosOn(other, id);
    await deletePhoto(other.source, { id: photo!.id, readingId: id });
    await send(other);
    await phone.pull();
    expect(await photosOn(phone, id)).toEqual([]);
  });

  test('is gone on both phones that delete it', async () => {
    const { plotId, phone, other } = await aFarm();
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    await send(phone);
    await other.pull();
    const [photo] = await photosOn(phone, id);
    for (const device of [phone, other]) await deletePhoto(device.source, { id: photo!.id, readingId: id });
    for (const device of [phone, other]) expect((await send(device)).halt).toBeNull();
    expect([await entriesOn(phone), await entriesOn(other)]).toEqual([[], []]);
  });
});

test('refuses a fourth photo; one that the server refuses says why and delays nothing', async () => {
  const { plotId, phone, other } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await other.pull();
  for (let mark = 0; mark < photosOfReading; mark += 1) await add(phone, id, mark);
  expect(await add(phone, id)).toBe(false);
  await add(other, id, 9);
  await send(phone);
  expect((await send(other)).halt).toBeNull();
  const refused = (await readPhotos(other.source)).get(id)?.find(({ state }) => state === 'refused');
  expect(refused?.problem?.errors?.[0]?.code).toBe('too_many_photos');
  expect((await other.save({ plotId, intakeEc: 3 })).state).toBe('waiting');
  expect((await other.push()).sent).toBe(1);
  await deletePhoto(other.source, { id: refused!.id, readingId: id });
  expect(await entriesOn(other)).toEqual([]);
});

test('a photo waits while the role does not allow it, and is sent when it does', async () => {
  const { plotId, phone } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  const setRole = (role: 'viewer' | 'recorder') =>
    server.db.updateTable('farm_accounts').set({ role }).where('account_id', '=', phone.person.id).execute();
  await setRole('viewer');
  expect(await send(phone)).toMatchObject({ halt: null, blocked: 1, sent: 0 });
  await setRole('recorder');
  expect((await send(phone)).sent).toBe(1);
});

/** Takes a right of the phone's person away; `left` takes the whole farm. */
async function takeAway(phone: TestDevice, right: 'role' | 'left') {
  const { id } = phone.person;
  if (right === 'left') await server.db.deleteFrom('farm_accounts').where('account_id', '=', id).execute();
  else await server.db.updateTable('farm_accounts').set({ role: 'viewer' }).where('account_id', '=', id).execute();
}

test.each([
  ['role', 403],
  ['left', 404],
] as const)('a photo that waits for a right (%s) says so, and its person can remove it', async (right, status) => {
  const { plotId, phone } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await takeAway(phone, right);
  expect(await send(phone)).toMatchObject({ halt: null, blocked: 1 });
  const [photo] = (await readPhotos(phone.source)).get(id) ?? [];
  expect([photo?.state, photo?.problem?.status]).toEqual(['waiting', status]);
  await deletePhoto(phone.source, photo!);
  expect(await entriesOn(phone)).toEqual([]);
});

test.each(['role', 'left'] as const)(
  'a deletion that a lost right (%s) refuses does not wait for ever',
  async (right) => {
    const { plotId, phone, stored } = await aFarm();
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    await send(phone);
    const [photo] = await photosOn(phone, id);
    await deletePhoto(phone.source, { id: photo!.id, readingId: id });
    await takeAway(phone, right);
    expect(await send(phone)).toMatchObject({ halt: null, blocked: 0 });
    expect([await entriesOn(phone), (await stored())[0]?.deleted_at]).toEqual([[], null]);
    // Who still sees the farm sees the photo again.
    expect(await statesOn(phone, id)).toEqual(right === 'role' ? ['sent'] : []);
  },
);

test('a photo of a reading that was deleted meanwhile is removed once the device has forgotten the reading', async () => {
  const { plotId, phone, other } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await other.pull();
  await other.delete(id);
  const later = Date.now() + 7000; // the time to undo it is over
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await phone.pull();
  expect((await other.push()).sent).toBe(1);
  await phone.pull();
  expect([await send(phone), await statesOn(phone, id)]).toEqual([{ halt: null, blocked: 0, sent: 0 }, ['waiting']]);
  await (await phone.source.device.db()).delete('readings', id);
  await send(phone);
  expect(await entriesOn(phone)).toEqual([]);
});

test.each(['farms', 'photos'])(
  'keeps a photo if the server knows no such %s, though its reading is not on the device',
  async (what) => {
    const { plotId, phone } = await aFarm((request) =>
      isPhoto(request) || (what === 'farms' && request.method === 'GET')
        ? Promise.resolve(problem(404))
        : fetch(request),
    );
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    await (await phone.source.device.db()).delete('readings', id);
    expect(await send(phone)).toMatchObject({ halt: null, blocked: 1 });
    expect(await statesOn(phone, id)).toEqual(['waiting']);
  },
);

test('starting a draft over removes its photos, and no other', async () => {
  const { plotId, phone } = await aFarm();
  const [draft, saved] = [newId(), await aSentReading(phone, plotId)];
  await add(phone, draft);
  await add(phone, saved);
  await deletePhotosOfDraft(phone.source, draft);
  expect([await statesOn(phone, draft), await statesOn(phone, saved)]).toEqual([[], ['waiting']]);
});

test('forgets a photo after a week whose reading was discarded before the server had it', async () => {
  const { plotId, phone } = await aFarm();
  const [lost, draft, tried] = [newId(), newId(), newId()];
  const reading = await phone.save({ plotId, intakeEc: 2.4 });
  for (const id of [lost, draft, tried, reading.id]) await add(phone, id);
  const db = await phone.source.device.db();
  await db.put('unfinished', { farm: phone.source.farmId, what: 'draft', readingId: draft, value: {}, at: 0 });
  await forgetLostPhotos(phone.source.device);
  expect(await statesOn(phone, lost)).toEqual(['waiting']);
  for (const entry of await entriesOn(phone))
    await db.put('photoEntries', {
      ...entry,
      attempts: entry.readingId === tried ? 1 : 0,
      usedAt: Date.now() - 8 * 86_400_000,
    });
  await forgetLostPhotos(phone.source.device);
  expect(await statesOn(phone, lost)).toEqual([]);
  // The photo may have left already; only the server knows.
  expect(await statesOn(phone, tried)).toEqual(['waiting']);
  expect([await statesOn(phone, draft), await statesOn(phone, reading.id)]).toEqual([['waiting'], ['waiting']]);
  expect(await db.getAllKeys('pictures')).toHaveLength(3);
});

test('does not send a photo of a reading that is being deleted here', async () => {
  const { plotId, phone, stored } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await deleteReading(phone.source, id);
  await send(phone);
  expect(await stored()).toEqual([]);
});

test('a photo finds room on a full disk that holds others which can be fetched again', async () => {
  const { plotId, phone } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await send(phone);
  const put = IDBObjectStore.prototype.put;
  let refusals = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'pictures' && (refusals += 1) === 1) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
  expect(await add(phone, id, 1)).toBe(true);
  expect((await entriesOn(phone)).map(({ state }) => state)).toEqual(['waiting']);
});

test('a picture that was looked at stays longer, and is shown on a full disk as well', async () => {
  const { plotId, phone, other } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await send(phone);
  const db = await phone.source.device.db();
  const [entry] = await entriesOn(phone);
  await db.put('photoEntries', { ...entry!, usedAt: 1 });
  const photo = { id: entry!.id, readingId: id };
  expect(await pictureOf(phone.api, phone.source, photo, stays)).toEqual(aPhoto());
  expect((await entriesOn(phone))[0]?.usedAt).toBeGreaterThan(1);
  await other.pull();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await pictureOf(other.api, other.source, photo, stays)).toEqual(aPhoto());
});

test('writes nothing if no photo waits', async () => {
  const { plotId, phone } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await send(phone);
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await phone.save({ plotId, intakeEc: 2.5 });
  await phone.push();
  const before = transactions.mock.calls.length;
  await send(phone);
  expect(transactions.mock.calls.slice(before).map(([stores, mode]) => [stores, mode])).toEqual([
    ['photoEntries', 'readonly'],
  ]);
});

test('sent photos keep to their budget, also if the network goes before the last one', async () => {
  let puts = 0;
  const { plotId, phone } = await aFarm((request) => {
    if (isPhoto(request) && (puts += 1) > 1) throw new TypeError('Failed to fetch');
    return fetch(request);
  });
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await add(phone, id, 1);
  const db = await phone.source.device.db();
  for (const entry of await entriesOn(phone)) await db.put('photoEntries', { ...entry, size: photoBudget + 1 });
  expect(await send(phone)).toMatchObject({ sent: 1, blocked: 1 });
  expect((await entriesOn(phone)).map(({ state }) => state)).toEqual(['waiting']);
});

test('removes a photo whose reading is gone when sending begins', async () => {
  const { phone } = await aFarm();
  await add(phone, newId());
  const [entry] = await entriesOn(phone);
  await (await phone.source.device.db()).put('photoEntries', { ...entry!, usedAt: Date.now() - 8 * 86_400_000 });
  const end = new AbortController();
  new PhotoSender(phone.api, phone.source.device).start(end.signal);
  await expect.poll(() => entriesOn(phone)).toEqual([]);
  end.abort();
});

test('a page without locks between tabs sends each photo once, though another one is added meanwhile', async () => {
  vi.stubGlobal('navigator', {});
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const puts: string[] = [];
  const { plotId, phone, stored } = await aFarm(async (request) => {
    if (isPhoto(request)) {
      puts.push(request.url);
      begun.resolve();
      await answered.promise;
    }
    return fetch(request);
  });
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  const end = new AbortController();
  new PhotoSender(phone.api, phone.source.device).start(end.signal);
  await begun.promise;
  await add(phone, id, 1);
  await wait(100); // enough for a second round to begin
  answered.resolve();
  await expect.poll(() => statesOn(phone, id)).toEqual(['sent', 'sent']);
  end.abort();
  expect([new Set(puts).size, puts.length, (await stored()).length]).toEqual([2, 2, 2]);
});

test('logging out leaves unsent changes, and no fetched data', async () => {
  const { plotId, phone } = await aFarm();
  const id = await aSentReading(phone, plotId);
  await add(phone, id);
  await send(phone);
  await add(phone, id, 1);
  await clearCache(phone.source.device);
  const db = await phone.source.device.db();
  expect([(await entriesOn(phone)).map(({ state }) => state), (await db.getAllKeys('pictures')).length]).toEqual([
    ['waiting'],
    1,
  ]);
  // The reading itself is no longer on the device.
  expect((await send(phone)).sent).toBe(1);
});

test('photos of a draft wait through a log-out for as long as it takes, once the server has the reading', async () => {
  const { plotId, phone, stored } = await aFarm();
  const id = newId();
  await add(phone, id);
  await phone.save({ id, plotId, intakeEc: 2.4 });
  await phone.push();
  await clearCache(phone.source.device);
  const [entry] = await entriesOn(phone);
  await (await phone.source.device.db()).put('photoEntries', { ...entry!, usedAt: Date.now() - 8 * 86_400_000 });
  await forgetLostPhotos(phone.source.device);
  expect((await send(phone)).sent).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('a photo of a draft is sent though the server began its lists anew, without the days of its reading', async () => {
  const { plotId, phone, stored } = await aFarm();
  const [id, date] = [newId(), addDays(farmNow(testClock).date, -200)];
  await add(phone, id);
  await phone.save({ id, plotId, intakeEc: 2.4, date });
  await phone.push();
  const db = await phone.source.device.db();
  await db.put('marks', { mark: '0', fullSince: Date.now() + 1 }, markKey(phone.source.farmId, 'readings'));
  await wait(5);
  await phone.pull();
  expect(await db.get('readings', id)).toBeUndefined();
  expect((await send(phone)).sent).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('a log-out leaves a photo of a draft to its draft', async () => {
  const { phone } = await aFarm();
  await add(phone, newId());
  await clearCache(phone.source.device);
  expect((await entriesOn(phone)).map(({ hasReading }) => hasReading)).toEqual([false]);
});

test('fetches the rest of the farm from a server that knows no photos', async () => {
  const { plotId, phone } = await aFarm(async (request) =>
    request.url.endsWith('/photos')
      ? Response.json(
          { status: 404, title: 'x', type: 'x', code: 'not_found' },
          { status: 404, headers: { 'content-type': 'application/problem+json' } },
        )
      : fetch(request),
  );
  const id = await aSentReading(phone, plotId);
  expect(await phone.pull()).toBe(true);
  expect(await phone.reading(id)).not.toBeNull();
});

describe('a photo that a proxy never lets through', () => {
  const htmlPage = (status: number) =>
    new Response('<h1>Request Entity Too Large</h1>', { status, headers: { 'content-type': 'text/html' } });

  test('for its size is refused at once, says so, and is sent when somebody tries again', async () => {
    const { phone, id, stored } = await answeringFirst(() => htmlPage(413));
    expect(await send(phone)).toMatchObject({ halt: null, blocked: 0, sent: 1 });
    const refused = (await readPhotos(phone.source)).get(id)?.find(({ state }) => state === 'refused');
    expect(refused?.problem).toMatchObject({ status: 413, code: 'too_large' });
    expect((await send(phone)).sent).toBe(0);
    await retryPhoto(phone.source.device, refused!.id);
    expect([(await send(phone)).sent, (await stored()).length]).toEqual([1, 2]);
  });

  test('without an answer is refused after three tries with longer pauses, while the server answers others', async () => {
    let puts = 0;
    let now = 0;
    const { plotId, phone, stored } = await aFarm((request) => {
      if (!isPhoto(request)) return fetch(request);
      puts += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    const pauses: PhotoPauses = new Map();
    const sendNow = () => sendPhotos(phone.api, phone.source.device, AbortSignal.timeout(20_000), pauses, () => now);
    const times: number[] = [];
    for (; now < 3_600_000; now += 1000) {
      const before = puts;
      await sendNow();
      if (puts > before) times.push(now / 1000);
      if ((await statesOn(phone, id))[0] === 'refused') break;
    }
    expect(times).toEqual([0, 20, 60]);
    const [photo] = (await readPhotos(phone.source)).get(id) ?? [];
    expect([photo?.state, photo?.problem?.code, pauses.size]).toEqual(['refused', 'cut_off', 0]);
    expect(await stored()).toEqual([]);
  });

  test('without an answer, and then deleted, is gone on the server as well, if it has reached it', async () => {
    let [isLost, now] = [true, 0];
    const { plotId, phone, stored } = await aFarm(async (request) => {
      const answer = await fetch(request);
      if (isLost && isPhoto(request)) throw new TypeError('Failed to fetch');
      return answer;
    });
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    const pauses: PhotoPauses = new Map();
    for (; now < 3_600_000 && (await statesOn(phone, id))[0] !== 'refused'; now += 60_000)
      await sendPhotos(phone.api, phone.source.device, AbortSignal.timeout(20_000), pauses, () => now);
    isLost = false;
    const [photo] = await photosOn(phone, id);
    expect([photo?.state, (await stored())[0]?.deleted_at]).toEqual(['refused', null]);
    await deletePhoto(phone.source, { id: photo!.id, readingId: id });
    await send(phone);
    expect([(await stored())[0]?.deleted_at, await entriesOn(phone)]).toEqual([expect.anything(), []]);
  });

  test('is not refused while the network is down: it waits, and the tries do not count', async () => {
    let isUp = true;
    const { plotId, phone } = await aFarm((request) =>
      isUp ? fetch(request) : Promise.reject(new TypeError('Failed to fetch')),
    );
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    isUp = false;
    for (let tries = 0; tries < 9; tries += 1) expect((await send(phone)).halt?.kind).toBe('offline');
    expect(await statesOn(phone, id)).toEqual(['waiting']);
    isUp = true;
    expect((await send(phone)).sent).toBe(1);
  });

  test('while a gateway answers 502 waits for it with longer pauses, and is never refused', async () => {
    const { plotId, phone } = await aFarm((request) =>
      isPhoto(request) ? Promise.resolve(htmlPage(502)) : fetch(request),
    );
    const id = await aSentReading(phone, plotId);
    await add(phone, id);
    for (let tries = 0; tries < 9; tries += 1)
      expect(await send(phone)).toMatchObject({ halt: null, blocked: 1, sent: 0 });
    expect(await statesOn(phone, id)).toEqual(['waiting']);
  });
});
