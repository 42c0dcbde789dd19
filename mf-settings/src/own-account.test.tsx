// @vitest-environment happy-dom
import { changePasswordAtom, loadSessionsAtom, profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDataServer, testPassword, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { expectQuestionBeforeLeaving, renderScreen, soon, type Screen } from '@seguia/testing/render-screen';
import feature from './feature.ts';
import { stallUntilAborted } from '../testing/stalled.ts';

let server: TestDataServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startDataServer();
});
beforeEach(async () => {
  person = await server.addPerson();
});
afterAll(() => server.close());
afterEach(() => localStorage.clear());

async function open(path: string) {
  const { id, email, token, firstname, lastname } = person;
  return renderScreen({
    feature,
    app: 'mf-settings',
    path,
    prepare: (store) => {
      store.set(serverAtom, server.url);
      store.set(sessionAtom, { token, deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 });
      const names = { email, firstname, lastname };
      store.set(profileAtom, { id, ...names, avatar: null, permissions: [], createdAt: 1, updatedAt: 1 });
    },
  });
}

/** Logs in on another device. Returns a function that makes a call from that device and returns its status. */
async function onDevice(device_name: string, password = testPassword) {
  const { data } = await server.apiOf({ ...person, token: '' }).POST('/auth/login', {
    body: { email: person.email, password, device_name },
  });
  const api = server.apiOf({ ...person, token: data?.token ?? '' });
  return { statusOfCall: async () => (await api.GET('/account')).response.status };
}

async function typePasswords(screen: Screen, current: string, next: string) {
  const field = (name: string) => screen.findByLabelText(name);
  await screen.person.clear(await field('Current password'));
  await screen.person.type(await field('Current password'), current);
  await screen.person.clear(await field('New password'));
  await screen.person.type(await field('New password'), next);
  await screen.person.click(screen.getByRole('button', { name: 'Change password' }));
}

test('Who changes the password stays here, and is logged out elsewhere', async () => {
  const phone = await onDevice('phone');
  const screen = await open('/app/settings');
  await screen.person.click(await screen.findByRole('link', { name: 'Change password' }));
  await typePasswords(screen, testPassword, 'le canal du matin');
  await expect.poll(() => screen.at(), soon).toBe('/app/settings');
  expect(await phone.statusOfCall()).toBe(401);
  expect(await screen.store.set(loadSessionsAtom)).toMatchObject([{ current: true }]);
  expect(await (await onDevice('tablet', 'le canal du matin')).statusOfCall()).toBe(200);
});

test('What the server refuses is said beside its field, and what was typed stays', async () => {
  const screen = await open('/app/settings/password');
  await typePasswords(screen, 'not my password', 'le canal du matin');
  expect(await screen.findByText('This is not your current password. Check it.')).toBeTruthy();
  expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('le canal du matin');
  await typePasswords(screen, testPassword, 'qwertyqwerty');
  expect(await screen.findByText('Many people have this password. Choose another.')).toBeTruthy();
  await typePasswords(screen, testPassword, 'nadia recorder 1');
  expect(await screen.findByText('This password is too close to your name or e-mail. Add other words.')).toBeTruthy();
  expect(screen.at()).toBe('/app/settings/password');
});

test('Without an answer nothing typed is lost, and the change is made when there is a network again', async () => {
  const screen = await open('/app/settings/password');
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await typePasswords(screen, testPassword, 'le canal du matin');
  expect(await screen.findByText('The server did not answer. Check the network, then try again.')).toBeTruthy();
  expect((screen.getByLabelText('Current password') as HTMLInputElement).value).toBe(testPassword);
  globalThis.fetch = realFetch;
  await expectQuestionBeforeLeaving(screen);
  await new Promise((resolve) => setTimeout(resolve, 450)); // the form ignores a second press that comes sooner
  await screen.person.click(screen.getByRole('button', { name: 'Change password' }));
  await expect.poll(() => screen.at(), soon).toBe('/app/settings');
});

test('A device is logged out by its row, all others by one button', async () => {
  const [phone, tablet] = [await onDevice('phone'), await onDevice('browser (0a1b2c3d)')];
  const screen = await open('/app/settings/devices');
  await screen.person.click(await screen.findByRole('button', { name: /^Log out – phone/ }));
  const confirm = async () => {
    const dialog = await screen.findByRole('alertdialog');
    await screen.person.click([...dialog.querySelectorAll('button')].at(-1)!);
  };
  await confirm();
  await expect.poll(() => screen.queryByText('phone'), soon).toBeNull();
  expect([await phone.statusOfCall(), await tablet.statusOfCall()]).toEqual([401, 200]);
  expect(screen.getByText('Browser (0a1b2c3d)')).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Log out all others' }));
  await confirm();
  await expect.poll(() => screen.queryByText('Browser (0a1b2c3d)'), soon).toBeNull();
  expect(await tablet.statusOfCall()).toBe(401);
  expect(screen.getByText(/^This device/)).toBeTruthy();
});

test('On a network that stalls a device is not waited for without end', async () => {
  await onDevice('phone');
  const screen = await open('/app/settings/devices');
  const goOn = stallUntilAborted('DELETE');
  for (const name of [/^Log out – phone/, 'Log out all others']) {
    await screen.person.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    await screen.person.click([...dialog.querySelectorAll('button')].at(-1)!);
    expect(await screen.findByText('The server did not answer. Check the network, then try again.')).toBeTruthy();
    await screen.person.click(screen.getByRole('button', { name: 'OK' }));
  }
  goOn();
});

test('A device whose session was ended by another is logged out at its next call', async () => {
  const screen = await open('/app/settings/devices');
  await screen.findByText(/^This device/);
  await server.apiOf(person).GET('/auth/logout');
  const passwords = { currentPassword: testPassword, newPassword: 'le canal du matin' };
  await expect(screen.store.set(changePasswordAtom, passwords)).rejects.toMatchObject({ status: 401 });
  expect(screen.store.get(sessionAtom)).toBeNull();
});
