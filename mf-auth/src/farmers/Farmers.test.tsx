// @vitest-environment happy-dom
import { farmAtom, profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { Gateway, portal } from '@seguia/testing/gateway';
import { answerNewerRole } from '@seguia/testing/scripted-api';
import { renderScreen, soon, type Screen } from '@seguia/testing/render-screen';
import feature from '../feature.ts';
import { openOnlyFarmAtom } from '../init/open-only-farm.ts';

let server: TestDataServer;
let manager: TestPerson;
beforeAll(async () => {
  server = await startDataServer();
  const farms = [];
  for (let number = 1; number <= 60; number += 1) {
    const modules = number === 60 ? [] : ['fertirrigation'];
    farms.push(await server.addFarm({ name: `Farm ${String(number).padStart(2, '0')}`, modules }));
  }
  manager = await server.addPerson(farms, 'manager');
});
afterAll(() => server.close());
afterEach(() => localStorage.clear());

function logIn(store: Screen['store'], { id, email, token, firstname, lastname }: TestPerson) {
  store.set(serverAtom, server.url);
  store.set(sessionAtom, { token, deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 });
  const names = { email, firstname, lastname };
  store.set(profileAtom, { id, ...names, avatar: null, permissions: [], createdAt: 1, updatedAt: 1 });
}

const open = (person: TestPerson) =>
  renderScreen({ feature, app: 'mf-auth', path: '/farmers', prepare: (store) => logIn(store, person) });

const rows = async (screen: Screen) =>
  (await screen.findByRole('list', { name: 'Farms' })).querySelectorAll('li').length;

test('Farms come in pages of 25; more are appended until all are there', async () => {
  const screen = await open(manager);
  await expect.poll(() => rows(screen), soon).toBe(25);
  expect(screen.getByText('25 of 60 shown')).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => rows(screen), soon).toBe(50);
  await screen.person.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => rows(screen), soon).toBe(60);
  expect(screen.getByText('60 farms')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('A farm on which a newer server gives a role that this app does not know is listed', async () => {
  answerNewerRole('manager');
  const screen = await open(manager);
  await expect.poll(() => rows(screen), soon).toBe(25);
  expect(screen.getByRole('button', { name: /Farm 01/ }).textContent).not.toContain('Manager');
});

test('Changing the page size fetches the list again', async () => {
  const screen = await open(manager);
  await expect.poll(() => rows(screen), soon).toBe(25);
  await screen.person.click(screen.getByRole('radio', { name: '50' }));
  await expect.poll(() => screen.queryByText('50 of 60 shown')).toBeTruthy();
});

test('People find a farm by a part of its name, and read it when nothing is found', async () => {
  const screen = await open(manager);
  await screen.person.type(await screen.findByRole('searchbox', { name: 'Search' }), 'farm 17');
  await expect.poll(() => rows(screen), soon).toBe(1);
  await screen.person.type(screen.getByRole('searchbox', { name: 'Search' }), ' bis');
  expect(await screen.findByText(/No farm has “/)).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Show all farms' }));
  await expect.poll(() => rows(screen), soon).toBe(25);
});

test('Emptying a search that found nothing leaves the person in the field, and says nothing about the account', async () => {
  const screen = await open(manager);
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  await screen.person.type(field, 'zz');
  await screen.findByText(/No farm has “/);
  let wasUnlinked = false;
  const seen = new MutationObserver(() => {
    wasUnlinked ||= screen.queryByText(/not associated with any farm/) !== null;
  });
  seen.observe(document.body, { childList: true, subtree: true });
  await screen.person.clear(field);
  await expect.poll(() => rows(screen), soon).toBe(25);
  seen.disconnect();
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  expect(wasUnlinked).toBe(false);
});

/** Opens the list through a gateway, which is closed at the end of the test. */
async function openThroughGateway(person: TestPerson) {
  const gateway = await Gateway.start(server.url);
  onTestFinished(() => gateway.close());
  const throughGateway = (store: Screen['store']) => {
    logIn(store, person);
    store.set(serverAtom, gateway.url);
  };
  const screen = await renderScreen({ feature, app: 'mf-auth', path: '/farmers', prepare: throughGateway });
  await screen.findByRole('list', { name: 'Farms' });
  return { gateway, screen };
}

test('After a failed search the list continues with the last search that worked', async () => {
  const { gateway, screen } = await openThroughGateway(manager);
  gateway.answer = () => portal(503);
  await screen.person.type(screen.getByRole('searchbox', { name: 'Search' }), 'farm 17');
  expect(await screen.findByText(/^The list could not be updated/)).toBeTruthy();
  gateway.answer = () => null;
  await screen.person.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => rows(screen), soon).toBe(1);
  expect(screen.getByRole('button', { name: 'Farm 17' })).toBeTruthy();
});

test('A search that a newer one replaces is no failure, and the list waits for the newer one', async () => {
  const { gateway, screen } = await openThroughGateway(manager);
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  gateway.answer = () => answered;
  for (const [calls, text] of [
    [2, 'farm 1'],
    [3, '7'],
  ] as const) {
    await screen.person.type(screen.getByRole('searchbox', { name: 'Search' }), text);
    await expect.poll(() => gateway.calls.length, soon).toBe(calls);
  }
  expect(screen.queryByText(/^The list could not be updated/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-disabled')).toBe('true');
  answer(null);
  await expect.poll(() => rows(screen), soon).toBe(1);
});

test('Refreshing the list announces the result', async () => {
  const farm = await server.addFarm({ name: 'Oasis' });
  const { gateway, screen } = await openThroughGateway(await server.addPerson([farm]));
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await screen.person.click(refresh);
  expect(await screen.findByText('Up to date')).toBeTruthy();
  gateway.answer = () => portal(503);
  await screen.person.click(refresh);
  expect(await screen.findByText('Not refreshed')).toBeTruthy();
});

test('Only one farm opens at a time; if it is gone, the app says so once, and another farm opens', async () => {
  const { gateway, screen } = await openThroughGateway(manager);
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  gateway.answer = async () => (await answered) ?? portal(404);
  await screen.person.click(screen.getByRole('button', { name: 'Farm 03' }));
  expect(await screen.findByText('Opening Farm 03')).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Farm 04' }));
  answer(null);
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(dialog.textContent).toContain('This farm is no longer linked to your account.');
  await screen.person.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(gateway.calls.filter((path) => path.startsWith('/farmers/'))).toHaveLength(1);
  gateway.answer = () => null;
  await screen.person.click(screen.getByRole('button', { name: 'Farm 04' }));
  await expect.poll(() => screen.at(), soon).toBe('/app');
});

test('Choosing a farm leads into the app', async () => {
  const screen = await open(manager);
  await screen.person.click(await screen.findByRole('button', { name: 'Farm 03' }));
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect(screen.store.get(farmAtom)?.name).toBe('Farm 03');
});

test('A farm whose list was left does not open later', async () => {
  const { gateway, screen } = await openThroughGateway(manager);
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  gateway.answer = () => answered;
  await screen.person.click(screen.getByRole('button', { name: 'Farm 03' }));
  await screen.go('/app/new');
  answer(null);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.at()).toBe('/app/new');
  expect(screen.store.get(farmAtom)).toBeNull();
});

test('A person who came by a link enters their only farm at once; without a link they choose it', async () => {
  const person = await server.addPerson([await server.addFarm({ name: 'Oasis du Souss' })]);
  const byHand = await open(person);
  expect(await byHand.findByRole('button', { name: 'Oasis du Souss' })).toBeTruthy();
  expect(byHand.at()).toBe('/farmers');
  byHand.unmount();
  const byLink = (store: Screen['store']) => {
    logIn(store, person);
    store.set(openOnlyFarmAtom, true);
  };
  const screen = await renderScreen({ feature, app: 'mf-auth', path: '/farmers', prepare: byLink });
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect(screen.store.get(farmAtom)?.name).toBe('Oasis du Souss');
});

test('A person with several farms who came by a link chooses one, also when a search leaves only one', async () => {
  const byLink = (store: Screen['store']) => {
    logIn(store, manager);
    store.set(openOnlyFarmAtom, true);
  };
  const screen = await renderScreen({ feature, app: 'mf-auth', path: '/farmers', prepare: byLink });
  await expect.poll(() => rows(screen), soon).toBe(25);
  await screen.person.type(screen.getByRole('searchbox', { name: 'Search' }), 'farm 17');
  await expect.poll(() => rows(screen), soon).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.at()).toBe('/farmers');
  expect(screen.store.get(farmAtom)).toBeNull();
});

test('Choosing a farm without the module keeps the list, and the shell says why', async () => {
  const { gateway, screen } = await openThroughGateway(manager);
  await screen.person.type(screen.getByRole('searchbox', { name: 'Search' }), '60');
  await screen.person.click(await screen.findByRole('button', { name: 'Farm 60' }));
  await expect.poll(() => gateway.calls.some((path) => path.startsWith('/farmers/')), soon).toBe(true);
  await expect.poll(() => screen.queryByText('Opening Farm 60'), soon).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.at()).toBe('/farmers');
  expect(screen.store.get(farmAtom)).toBeNull();
});

test('An account that is linked to no farm learns who can link it', async () => {
  const screen = await open(await server.addPerson());
  expect(
    await screen.findByText(
      'Your user account is not associated with any farm. To correct this, please contact the person who created your access.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('Logging out asks first', async () => {
  const screen = await open(manager);
  await screen.person.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.store.get(sessionAtom)).not.toBeNull();
  await screen.person.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Log out?' });
  await screen.person.click(dialog.querySelectorAll('button')[1]!);
  await expect.poll(() => screen.store.get(sessionAtom)).toBeNull();
});
