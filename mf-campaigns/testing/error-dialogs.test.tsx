// @vitest-environment happy-dom
// Dialogs titled "Error" about campaigns (specification, section 8): a person's own action failed with nothing stored to show, or a write
// was refused.
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Gateway, portal } from '@seguia/testing/gateway';
import type { Screen } from '@seguia/testing/render-screen';
import { startWorld, type World } from './campaign-world.ts';

let world: World;
let gateway: Gateway;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  gateway = await Gateway.start(world.server.url);
});
afterEach(async () => {
  localStorage.clear();
  await gateway.close();
});
afterAll(() => world.close());

const errorDialog = async (screen: Screen) => (await screen.findByRole('alertdialog', { name: 'Error' })).textContent;

async function openDeletion(screen: Screen): Promise<void> {
  // Waits for the series, because a page that still loads them has its own error when the network goes.
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  await screen.person.click(await screen.findByRole('button', { name: 'Actions' }));
  await screen.person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

const confirm = async (screen: Screen) =>
  screen.person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

const readStored = async (id: string) =>
  (await world.server.db.selectFrom('campaigns').select('deleted_at').where('id', '=', id).executeTakeFirst())
    ?.deleted_at === null;

// Specification 8: dialog: cannot delete campaign
test('Cannot delete campaign: the dialog titled Error opens without the server', async () => {
  const id = await world.addCampaign();
  const screen = await world.open(`/app/campaign/${id}`, await world.person(), { endpoint: gateway.url });
  await openDeletion(screen);
  await gateway.close();
  await confirm(screen);
  expect(await errorDialog(screen)).toContain(
    'The campaign could not be deleted. The server cannot be reached. Try again with a network.',
  );
  expect(await readStored(id)).toBe(true);
});

test('Cannot delete campaign: the dialog titled Error opens for a person who may no longer delete', async () => {
  const id = await world.addCampaign();
  const person = await world.person();
  const screen = await world.open(`/app/campaign/${id}`, person);
  await openDeletion(screen);
  const { db } = world.server;
  await db.updateTable('farm_accounts').set({ role: 'viewer' }).where('account_id', '=', person.id).execute();
  await confirm(screen);
  expect(await errorDialog(screen)).toContain('The campaign could not be deleted. Your role does not allow it.');
  expect(await readStored(id)).toBe(true);
});

// Specification 8: dialog: cannot fetch campaign
test('Cannot fetch campaign: opening one that the device does not have brings the dialog titled Error', async () => {
  const person = await world.person();
  await world.open('/app/campaign', person, { endpoint: gateway.url });
  const id = await world.addCampaign();
  gateway.answer = () => portal(502);
  const screen = await world.reopen(`/app/campaign/${id}`, person, gateway.url);
  expect(await errorDialog(screen)).toContain('The campaign could not be fetched. Try again.');
});

// Specification 8: dialog: cannot fetch campaigns
test.each(['Retry', 'Refresh'])(
  'Cannot fetch campaigns: opening them on a device that has none brings the dialog titled Error, and %s again',
  async (button) => {
    gateway.answer = (path) => (path.endsWith('/campaigns') ? portal(502) : null);
    const person = await world.person();
    const screen = await world.open('/app/campaign', person, { endpoint: gateway.url, fetched: false });
    const text = 'The campaigns could not be fetched. Check the network, then try again.';
    expect(await errorDialog(screen)).toContain(text);
    await screen.person.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await screen.person.click(await screen.findByRole('button', { name: button }));
    expect(await errorDialog(screen)).toContain(text);
  },
);

test('Retry counts while the app fetches by itself: the dialog titled Error opens when that fetch fails', async () => {
  gateway.answer = (path) => (path.endsWith('/campaigns') ? portal(502) : null);
  const person = await world.person();
  const screen = await world.open('/app/campaign', person, { endpoint: gateway.url, fetched: false });
  await errorDialog(screen);
  await screen.person.click(screen.getByRole('button', { name: 'OK' }));
  const { promise: held, resolve: fail } = Promise.withResolvers<void>();
  let called = false;
  gateway.answer = async (path) => {
    if (!path.endsWith('/campaigns')) return null;
    called = true;
    await held;
    return portal(502);
  };
  globalThis.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(called).toBe(true));
  await screen.person.click(screen.getByRole('button', { name: 'Retry' }));
  fail();
  expect(await errorDialog(screen)).toContain('The campaigns could not be fetched.');
});

test('Cannot fetch campaign: the dialog comes once a visit, and again after Retry', async () => {
  const person = await world.person();
  await world.open('/app/campaign', person, { endpoint: gateway.url });
  const path = `/app/campaign/${await world.addCampaign()}`;
  gateway.answer = () => portal(502);
  const screen = await world.reopen(path, person, gateway.url);
  await errorDialog(screen);
  await screen.person.click(screen.getByRole('button', { name: 'OK' }));
  await screen.go('/app/campaign');
  await screen.go(path);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await screen.person.click(retry);
  expect(await errorDialog(screen)).toContain('The campaign could not be fetched. Try again.');
});
