// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { soon } from '@seguia/testing/render-screen';
import { type FarmServer, startFarmServer } from '../../testing/farm-screen.ts';

let world: FarmServer;
beforeAll(async () => {
  world = await startFarmServer();
});
afterAll(() => world.server.close());
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function openSettings(role: 'manager' | 'recorder') {
  const farm = await world.addFarm({ name: 'Oasis' });
  return world.open('/app/settings', await world.server.addPerson([farm], role), farm.id);
}

test('a manager finds the farm’s plots and crops in the settings', async () => {
  const screen = await openSettings('manager');
  const plots = await screen.findByRole('link', { name: 'Plots' });
  expect(screen.getByRole('link', { name: 'Crops and varieties' })).toBeTruthy();
  await screen.person.click(plots);
  await expect.poll(() => screen.at(), soon).toBe('/app/farm/plots');
});

test('a recorder has no way there, and nobody has where the server is older than these calls', async () => {
  const recorder = await openSettings('recorder');
  await recorder.findByRole('heading', { level: 1, name: 'Settings' });
  expect(recorder.queryByRole('link', { name: 'Plots' })).toBeNull();
  recorder.unmount();
  localStorage.clear();
  const realFetch = globalThis.fetch;
  const older = { name: 'Old', version: '1.0.0', time: 1 };
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    /\/v2\/?$/.test(new Request(input, init).url) ? Promise.resolve(Response.json(older)) : realFetch(input, init),
  );
  const screen = await openSettings('manager');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(screen.queryByRole('link', { name: 'Plots' })).toBeNull();
});
