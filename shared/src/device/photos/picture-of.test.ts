import 'fake-indexeddb/auto';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { scriptedApi, slowly } from '@seguia/testing/scripted-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../domain/uuid.ts';
import { pictureOf } from './picture-of.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.setTimerTickMode('nextTimerAsync');
  // These limits run by the same clock as the network.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** 400 kB in pieces of 25 kB. */
const parts = Array.from({ length: 16 }, (_, at) => new Uint8Array(25_000).fill(at));
const photo = () => ({ id: newId(), readingId: newId() });
const stays = new AbortController().signal;

test('A picture of 400 kB comes whole at 30 kbit/s, and is stored', async () => {
  const { source } = new OfflineDevice();
  const { api } = scriptedApi(slowly(parts, 7000));
  const wanted = photo();
  const picture = await pictureOf(api, source, wanted, stays);
  expect(picture).toEqual(new Uint8Array(await new Blob(parts).arrayBuffer()));
  expect(await (await source.device.db()).get('pictures', wanted.id)).toEqual(picture);
});

test.each([
  ['that begins to come and stops', slowly(parts.slice(0, 3), 7000, true)],
  [
    'of which nothing comes',
    ({ signal }: Request) =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ],
])('A picture %s is given up', async (_, answer) => {
  const { api } = scriptedApi(answer);
  await expect(pictureOf(api, new OfflineDevice().source, photo(), stays)).rejects.toMatchObject({ kind: 'timeout' });
});

test('A picture is given up by whoever leaves the screen while it comes', async () => {
  const left = new AbortController();
  const { api } = scriptedApi((request) => {
    setTimeout(() => left.abort(), 30_000);
    return slowly(parts, 7000)(request);
  });
  const given = pictureOf(api, new OfflineDevice().source, photo(), left.signal);
  await expect(given).rejects.toMatchObject({ name: 'AbortError' });
});
