import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stampNow } from '../../session/clock/device-clock.ts';
import { startDataServer, type TestDataServer } from '@seguia/testing/data-server';
import { TestDevice } from '@seguia/testing/test-device';
import { requestBackgroundSync } from './background-sync.ts';

let server: TestDataServer;
let device: TestDevice;
let plotId: string;
/** What happened, in order. */
let happened: string[];

/** A browser whose service worker has these properties, besides `active`. */
function browserWith(registration: object | undefined): void {
  const { locks } = navigator;
  vi.stubGlobal('navigator', { locks, serviceWorker: { getRegistration: async () => registration } });
}
const backgroundSync = { sync: { register: async (tag: string) => void happened.push(tag) } };

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  const farm = await server.addFarm();
  plotId = await farm.addPlot();
  happened = [];
  const send = (request: Request) => {
    happened.push(request.method);
    return fetch(request);
  };
  device = new TestDevice({ url: server.url, farmId: farm.id, person: await server.addPerson([farm]), fetch: send });
});

test('while something waits the browser is asked to wake the worker, before the first try leaves', async () => {
  browserWith(backgroundSync);
  await device.save({ plotId, intakeEc: 2, stamp: stampNow() });
  await device.push();
  expect(await device.outbox()).toEqual([]);
  expect(happened.slice(0, 2)).toEqual(['outbox', 'GET']);
});

test('where nothing waits, or only a person can go on, it is not', async () => {
  browserWith(backgroundSync);
  await device.push();
  await device.save({ plotId, intakeEc: 25 });
  await device.push();
  expect(await device.outbox()).toMatchObject([{ state: 'refused' }]);
  await device.push();
  expect(happened).toEqual(['outbox', 'PUT']);
});

test.each([
  ['knows no Background Sync', {}],
  ['has no worker yet', undefined],
  ['was forbidden it', { sync: { register: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }],
])('a browser that %s goes on as before', async (_what, registration) => {
  browserWith(registration);
  await device.save({ plotId, intakeEc: 2 });
  await expect(requestBackgroundSync()).resolves.toBeUndefined();
  await device.push();
  expect(await device.outbox()).toEqual([]);
});
