// @vitest-environment happy-dom
import {
  appVersion,
  askFarmAtom,
  chooseFarmAtom,
  ecUnitAtom,
  farmAtom,
  onlyIrrigationPlotsAtom,
  phoneKeyboardAtom,
  profileAtom,
  saveReadingAtom,
  saveWaterDaysAtom,
  serverAtom,
  sessionAtom,
  themeAtom,
} from '@seguia/shared/platform';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { renderScreen, soon, type Screen } from '@seguia/testing/render-screen';
import feature from './feature.ts';

let server: TestDataServer;
let person: TestPerson;
let farm: Awaited<ReturnType<TestDataServer['addFarm']>>;
let plotId: string;
beforeAll(async () => {
  server = await startDataServer();
  farm = await server.addFarm({ name: 'Oasis du Souss' });
  plotId = await farm.addPlot();
});
beforeEach(async () => {
  person = await server.addPerson([farm], 'manager');
});
afterAll(() => server.close());
afterEach(() => localStorage.clear());

function logIn(store: Screen['store'], endpoint = server.url) {
  const { id, email, token, firstname, lastname } = person;
  store.set(serverAtom, endpoint);
  store.set(sessionAtom, { token, deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 });
  const names = { email, firstname, lastname };
  store.set(profileAtom, { id, ...names, avatar: null, permissions: [], createdAt: 1, updatedAt: 1 });
}

async function open(prepare: (store: Screen['store']) => void = logIn) {
  const screen = await renderScreen({ feature, app: 'mf-settings', path: '/app/settings', prepare });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return screen;
}

const press = (screen: Screen, name: string) => screen.person.click(screen.getByRole('button', { name }));

// Specification 2: Settings: app version
test('Settings show the account, the farm, the data server and the versions', async () => {
  const screen = await open();
  await screen.store.set(chooseFarmAtom, farm.id);
  expect(await screen.findByText('Oasis du Souss')).toBeTruthy();
  expect(screen.getByText('Nadia manager')).toBeTruthy();
  expect(screen.getByText(person.email)).toBeTruthy();
  expect(screen.getByText(server.url)).toBeTruthy();
  expect(screen.getByText(`${appVersion.version} (${appVersion.build})`)).toBeTruthy();
  expect(screen.getByText(appVersion.api)).toBeTruthy();
});

test('A changed setting is kept on the device', async () => {
  const screen = await open();
  await screen.person.click(screen.getByRole('switch', { name: 'Choose the farm at each launch' }));
  await screen.person.click(screen.getByRole('switch', { name: 'Show only plots with irrigation units' }));
  await screen.person.click(screen.getByRole('switch', { name: 'Phone keyboard' }));
  await screen.person.click(screen.getByRole('radio', { name: 'µS/cm' }));
  await screen.person.click(screen.getByRole('radio', { name: /^Sunlight/ }));
  screen.unmount();
  const { store } = await open();
  expect(store.get(askFarmAtom)).toBe(true);
  expect(store.get(onlyIrrigationPlotsAtom)).toBe(true);
  expect(store.get(phoneKeyboardAtom)).toBe(true);
  expect(store.get(ecUnitAtom)).toBe('µS/cm');
  expect(store.get(themeAtom)).toBe('outdoor');
});

test('A screen reader says the name of each language in that language', async () => {
  const screen = await open();
  await screen.person.click(screen.getByRole('button', { name: /Language/ }));
  const polish = await screen.findByRole('option', { name: 'Polski' });
  expect(polish.querySelector('[lang]')?.getAttribute('lang')).toBe('pl');
});

test('Language and theme survive a logout', async () => {
  const screen = await open();
  await screen.person.click(screen.getByRole('radio', { name: 'Dark' }));
  await press(screen, 'Log out');
  const dialog = screen.getByRole('alertdialog', { name: 'Log out?' });
  await screen.person.click([...dialog.querySelectorAll('button')].at(-1)!);
  await expect.poll(() => screen.store.get(sessionAtom)).toBeNull();
  expect(screen.store.get(themeAtom)).toBe('dark');
  expect(screen.store.get(serverAtom)).toBe(server.url);
});

// Specification 2: Settings: change farm
test('Changing farm goes to the list, which leads back', async () => {
  const screen = await open();
  await press(screen, 'Change farm');
  await expect.poll(() => screen.at(), soon).toBe('/farmers');
});

test('Changing the data server asks, then logs out and forgets it', async () => {
  const screen = await open();
  await press(screen, 'Change data server');
  await press(screen, 'Cancel');
  expect(screen.store.get(serverAtom)).toBe(server.url);
  await press(screen, 'Change data server');
  const dialog = screen.getByRole('alertdialog', { name: 'Change data server?' });
  await screen.person.click([...dialog.querySelectorAll('button')].at(-1)!);
  await expect.poll(() => screen.at(), soon).toBe('/server');
  expect(screen.store.get(serverAtom)).toBeNull();
  expect(screen.store.get(sessionAtom)).toBeNull();
});

test('Logging out with a reading and a day of water that are not sent counts both, and waits where that is wanted', async () => {
  const screen = await open();
  const { store } = screen;
  await store.set(chooseFarmAtom, farm.id);
  expect(store.get(farmAtom)?.name).toBe('Oasis du Souss');
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await store.set(saveReadingAtom, { plotId, date: '2026-06-15', time: '08:00', entryType: 'value', intakeEc: 2 });
  await store.set(saveWaterDaysAtom, [{ date: '2026-06-15', plotId: null, irrigation: null, radiation: 1200 }]);
  await expect.poll(() => screen.queryByText('2 to send'), soon).toBeTruthy();
  await press(screen, 'Log out');
  expect(screen.getByRole('alertdialog', { name: '2 not sent. Wait before logging out?' })).toBeTruthy();
  await press(screen, 'Wait until sent');
  expect(store.get(sessionAtom)).not.toBeNull();
  globalThis.fetch = realFetch;
  globalThis.dispatchEvent(new Event('online'));
  await expect.poll(() => store.get(sessionAtom), soon).toBeNull();
});

test('Logging out says that a refused reading stays on the device for this account', async () => {
  const screen = await open();
  const { store } = screen;
  await store.set(chooseFarmAtom, farm.id);
  await store.set(saveReadingAtom, { plotId, date: '2026-06-15', time: '08:00', entryType: 'value', intakeEc: 25 });
  await expect.poll(() => screen.queryByText('1 to correct'), soon).toBeTruthy();
  await press(screen, 'Log out');
  const dialog = screen.getByRole('alertdialog', { name: 'Log out?' });
  expect(dialog.textContent).toContain('To correct, kept on this device for your account: 1.');
});

test('Changing the farm stops saying that a reading waits once it is sent', async () => {
  const screen = await open();
  const { store } = screen;
  await store.set(chooseFarmAtom, farm.id);
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await store.set(saveReadingAtom, { plotId, date: '2026-06-15', time: '08:00', entryType: 'value', intakeEc: 2 });
  await expect.poll(() => screen.queryByText('1 to send'), soon).toBeTruthy();
  await press(screen, 'Change farm');
  expect(screen.getByRole('alertdialog').textContent).toContain('What is not sent stays on this device');
  globalThis.fetch = realFetch;
  globalThis.dispatchEvent(new Event('online'));
  await expect.poll(() => screen.getByRole('alertdialog').textContent, soon).toContain('Nothing is left to send.');
});

test('A logout that waits for a reading asks again if the server refuses the reading', async () => {
  const screen = await open();
  const { store } = screen;
  await store.set(chooseFarmAtom, farm.id);
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await store.set(saveReadingAtom, { plotId, date: '2026-06-15', time: '08:00', entryType: 'value', intakeEc: 25 });
  await expect.poll(() => screen.queryByText('1 to send'), soon).toBeTruthy();
  await press(screen, 'Log out');
  await press(screen, 'Wait until sent');
  globalThis.fetch = realFetch;
  globalThis.dispatchEvent(new Event('online'));
  await expect.poll(() => screen.queryByRole('alertdialog', { name: 'Log out?' }), soon).toBeTruthy();
  expect(screen.getByRole('alertdialog').textContent).toContain('To correct, kept on this device for your account: 1.');
  expect(store.get(sessionAtom)).not.toBeNull();
});

test('The licences are listed when asked for', async () => {
  const screen = await open();
  await press(screen, 'Licences');
  expect(await screen.findByText('react-intl')).toBeTruthy();
});
