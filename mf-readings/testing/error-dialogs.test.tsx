// @vitest-environment happy-dom
// Dialogs titled "Error" about readings, plots and crops (specification, section 8): a person's own action failed with nothing stored to
// show, or a write was refused.
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Gateway, portal } from '@seguia/testing/gateway';
import type { Screen } from '@seguia/testing/render-screen';
import { soon, startWorld, type World } from './farm-screen.ts';

let world: World;
let gateway: Gateway;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  gateway = await Gateway.start(world.server.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await gateway.close();
});
afterAll(() => world.close());

const errorDialog = (screen: Screen) => screen.findByRole('alertdialog', { name: 'Error' });

/** Opens a screen on a device that has never fetched, while the network delivers none of `lists`. */
async function openWithout(lists: readonly string[], path: string): Promise<Screen> {
  gateway.answer = (request) => (lists.some((list) => request.endsWith(`/${list}`)) ? portal(502) : null);
  return world.open(path, await world.person('manager'), { endpoint: gateway.url, fetched: false });
}

test('Cannot delete reading: a device that keeps nothing more says so in the dialog titled Error', async () => {
  const person = await world.person();
  const id = await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open(`/app/one/${id}`, person);
  await screen.person.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this reading?' });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await screen.person.click(within(question).getByRole('button', { name: 'Delete' }));
  expect((await errorDialog(screen)).textContent).toContain(
    'The reading was not deleted: this device has no room left.',
  );
  expect(screen.at()).toBe(`/app/one/${id}`);
});

test('Cannot fetch reading: opening one that the device does not have brings the dialog titled Error', async () => {
  const id = await world.record(await world.person('manager'), { date: '2020-03-01', intakeEc: 2.4 });
  const screen = await openWithout([id, 'readings'], `/app/one/${id}`);
  expect((await errorDialog(screen)).textContent).toContain(
    'This reading is not on this device, and the server does not answer.',
  );
});

test.each([
  ['plots', '/app', 'The plots could not be loaded.'],
  ['plots', '/app/new', 'The plots could not be loaded.'],
  ['plots', '/app/bands', 'The plots could not be loaded.'],
  ['readings', '/app/history', 'The readings could not be loaded.'],
  ['readings', '/app/last', 'The readings could not be loaded.'],
])(
  'Cannot fetch %s: opening %s with nothing kept brings the dialog titled Error, once a visit',
  async (list, path, text) => {
    const screen = await openWithout([list], path);
    expect((await errorDialog(screen)).textContent).toContain(text);
    await screen.person.click(within(await errorDialog(screen)).getByRole('button', { name: 'OK' }));
    await screen.go('/app/unsent');
    await screen.go(path);
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test.each([
  ['plots', 'Retry', '/app', 'The plots could not be loaded.'],
  ['plots', 'Refresh', '/app', 'The plots could not be loaded.'],
  ['readings', 'Retry', '/app/history', 'The readings could not be loaded.'],
  ['readings', 'Refresh', '/app/history', 'The readings could not be loaded.'],
  ['readings', 'Refresh', '/app/last', 'The readings could not be loaded.'],
])(
  'Cannot fetch %s: %s at %s with nothing kept brings the dialog titled Error again',
  async (list, button, path, text) => {
    const screen = await openWithout([list], path);
    await screen.person.click(within(await errorDialog(screen)).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await screen.person.click(await screen.findByRole('button', { name: button }));
    expect((await errorDialog(screen)).textContent).toContain(text);
  },
);

test('With something kept a refresh that fails brings no dialog', async () => {
  const person = await world.person('manager');
  await world.record(person, { intakeEc: 2.4 });
  const screen = await world.open('/app/last', person, { endpoint: gateway.url });
  await screen.findByRole('list', { name: 'Readings' });
  gateway.answer = () => portal(502);
  await screen.person.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Not refreshed');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['crops', 'crops', 'The crops could not be loaded.'],
  ['crop types', 'crop-types', 'The varieties could not be loaded.'],
])('Cannot fetch %s: opening the filter without them brings the dialog titled Error', async (_name, list, text) => {
  const screen = await openWithout([list], '/app/history');
  await screen.person.click(await screen.findByRole('button', { name: 'Filter' }));
  await expect.poll(async () => (await errorDialog(screen)).textContent, soon).toContain(text);
  await screen.person.click(within(await errorDialog(screen)).getByRole('button', { name: 'OK' }));
  gateway.answer = () => null;
  await screen.person.click(await screen.findByRole('button', { name: 'Retry' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Retry' }), soon).toBeNull();
});

test('Cannot fetch crop types: the dialog says so at once, while the crops are still on their way', async () => {
  gateway.answer = async (request) => {
    if (request.endsWith('/crop-types')) return portal(502);
    if (request.endsWith('/crops')) await new Promise((resolve) => setTimeout(resolve, 500));
    return null;
  };
  const screen = await world.open('/app/history', await world.person('manager'), {
    endpoint: gateway.url,
    fetched: false,
  });
  await screen.person.click(await screen.findByRole('button', { name: 'Filter' }));
  expect((await screen.findByRole('alertdialog', { name: 'Error' }, soon)).textContent).toContain('The varieties');
});

test('Cannot fetch crops: a new target band without them brings the dialog titled Error', async () => {
  const screen = await openWithout(['plots', 'crops', 'crop-types'], `/app/bands?plot=${world.plots[0]}`);
  expect((await errorDialog(screen)).textContent).toContain('The crops could not be loaded.');
});
