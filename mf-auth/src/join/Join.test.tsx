// @vitest-environment happy-dom
import { type ApiClient, farmAtom, profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { startDataServer, testPassword, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { answerNewerRole } from '@seguia/testing/scripted-api';
import { expectQuestionBeforeLeaving, renderScreen, soon, type Screen } from '@seguia/testing/render-screen';
import { within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import feature from '../feature.ts';
import { openOnlyFarmAtom } from '../init/open-only-farm.ts';

let server: TestDataServer;
let farm: Awaited<ReturnType<TestDataServer['addFarm']>>;
let manager: TestPerson;
let api: ApiClient;
beforeAll(async () => {
  server = await startDataServer();
  farm = await server.addFarm({ name: 'Oasis du Souss' });
  manager = await server.addPerson([farm], 'manager');
  api = server.apiOf(manager);
});
afterAll(() => server.close());
afterEach(() => localStorage.clear());

async function invite(email: string | null = null) {
  const params = {
    path: { farmer_id: farm.id, id: newId() },
    header: { 'If-None-Match': '*' as const, 'Idempotency-Key': newId() },
  };
  const body = { role: 'recorder' as const, language: 'en', email, firstname: 'Salma' };
  const { data } = await api.PUT('/farmers/{farmer_id}/invitations/{id}', { params, body });
  return `/join?server=${encodeURIComponent(server.url)}#${data?.token}`;
}

const open = (path: string, prepare?: (store: Screen['store']) => void) =>
  renderScreen({ feature, app: 'mf-auth', path, ...(prepare && { prepare }) });

const join = (screen: Screen) => screen.person.click(screen.getByRole('button', { name: 'Join the farm' }));

test('A link on a phone that has never had the app: a name, a password, and the farm is open', async () => {
  const screen = await open(await invite('salma@farm.example'));
  expect(await screen.findByRole('heading', { name: 'Join Oasis du Souss' })).toBeTruthy();
  expect(screen.getByText('Read everything, and record readings')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Salma');
  screen.getByRole('textbox', { name: 'Last name' }).focus();
  await screen.person.paste('Aït\tHaddou'); // two cells of a spreadsheet
  await expectQuestionBeforeLeaving(screen);
  await screen.person.type(screen.getByLabelText('Password'), 'eau claire du puits');
  await join(screen);
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect(screen.store.get(serverAtom)).toBe(server.url);
  expect(screen.store.get(farmAtom)).toMatchObject({ name: 'Oasis du Souss', role: 'recorder' });
  expect(screen.store.get(profileAtom)).toMatchObject({ email: 'salma@farm.example', lastname: 'Aït Haddou' });
});

test('A link to a role that only a newer server knows says where it leads, and nothing of rights', async () => {
  const path = await invite();
  answerNewerRole('recorder');
  const screen = await open(path);
  expect(await screen.findByRole('heading', { name: 'Join Oasis du Souss' })).toBeTruthy();
  expect(screen.queryByText('You will be able to')).toBeNull();
});

test.each(['/join', '/set-up'])(
  'A link to %s at another deployment’s server asks before it sends the link’s secret there',
  async (path) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    const screen = await open(
      `${path}?server=https://api.attacker.example#Z_aysEMqlvoSMPLk95IXgGSJBNBh80r14w4-Hd3xbVk`,
    );
    expect(await screen.findByText('https://api.attacker.example')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).toBeNull();
    await screen.person.click(screen.getByRole('button', { name: 'Go on with this server' }));
    await expect.poll(() => screen.queryByText('This link leads to another server'), soon).toBeNull();
    if (path === '/join') await expect.poll(() => fetched.mock.calls.length, soon).toBeGreaterThan(0);
    fetched.mockRestore();
  },
);

test('A person with an account joins with it; typing its e-mail as a new account says that it exists', async () => {
  const { email } = await server.addPerson();
  const screen = await open(await invite());
  await screen.person.type(await screen.findByRole('textbox', { name: 'Last name' }), 'Aït');
  await screen.person.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
  await screen.person.type(screen.getByLabelText('Password'), 'eau claire du puits');
  await join(screen);
  expect(await screen.findByText(/^This e-mail has an account already/)).toBeTruthy();
  await screen.person.click(screen.getByRole('radio', { name: 'I have one' }));
  await screen.person.clear(screen.getByLabelText('Password'));
  await screen.person.type(screen.getByLabelText('Password'), testPassword);
  await join(screen);
  await expect.poll(() => screen.at(), soon).toBe('/app');
});

/** The device of a person who is logged in. */
const deviceOf = (person: TestPerson) => (store: Screen['store']) => {
  const { id, email, firstname, lastname, token } = person;
  store.set(serverAtom, server.url);
  store.set(sessionAtom, { token, deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 });
  const names = { id, email, firstname, lastname, avatar: null };
  store.set(profileAtom, { ...names, permissions: [], createdAt: 1, updatedAt: 1 });
};

test('A person who is logged in joins with their password, and their session goes on', async () => {
  const person = await server.addPerson();
  const screen = await open(await invite(), deviceOf(person));
  await screen.person.type(await screen.findByLabelText('Password'), testPassword);
  await join(screen);
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect(screen.store.get(sessionAtom)?.token).toBe(person.token);
  expect(screen.store.get(farmAtom)?.role).toBe('recorder');
});

test('A person who is logged in but disabled on the farm reads so, though the form has no e-mail field', async () => {
  const person = await server.addPerson([farm]);
  const path = { farmer_id: farm.id, id: person.id };
  const params = { path, header: { 'If-Match': '"1"', 'Idempotency-Key': newId() } };
  await api.PUT('/farmers/{farmer_id}/members/{id}', { params, body: { role: 'recorder', disabled: true } });
  const screen = await open(await invite(), deviceOf(person));
  await screen.person.type(await screen.findByLabelText('Password'), testPassword);
  await join(screen);
  expect(await screen.findByText(/^This account is disabled on the farm/)).toBeTruthy();
  expect(screen.at()).toMatch(/^\/join/);
});

test('A person who is logged in at another server logs out, as the screen says, and then joins', async () => {
  const person = await server.addPerson();
  const screen = await open(await invite('amal@farm.example'), (store) => {
    deviceOf(person)(store);
    store.set(serverAtom, 'https://api.elsewhere.example');
  });
  expect(await screen.findByText(/^This device is logged in at/)).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out?' });
  await screen.person.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'amal@farm.example');
  await screen.person.type(screen.getByRole('textbox', { name: 'Last name' }), 'Aït');
  await screen.person.type(screen.getByLabelText('Password'), 'eau claire du puits');
  await join(screen);
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect(screen.store.get(profileAtom)?.email).toBe('amal@farm.example');
});

test('After a lost answer to joining, the next try logs in with the account that was made', async () => {
  const screen = await open(await invite('hind@farm.example'));
  await screen.person.type(await screen.findByRole('textbox', { name: 'Last name' }), 'Aït');
  await screen.person.type(screen.getByLabelText('Password'), 'eau claire du puits');
  const real = globalThis.fetch;
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...of) => {
    await real(...of);
    throw new TypeError('Failed to fetch');
  });
  await join(screen);
  expect(await screen.findByText(/^Cannot reach or trust this server/)).toBeTruthy();
  sent.mockRestore();
  await new Promise((resolve) => setTimeout(resolve, 600)); // a form ignores a second press that follows at once
  await join(screen);
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect(screen.store.get(profileAtom)?.email).toBe('hind@farm.example');
  expect(screen.store.get(openOnlyFarmAtom)).toBe(true); // only the answer says which farm it is
});

test('The screen says that a link is used, also when somebody else uses it while the form is open', async () => {
  const link = await invite('first@farm.example');
  const late = await open(link);
  await late.findByRole('heading', { name: 'Join Oasis du Souss' });
  const body = { token: link.split('#')[1]!, email: 'first@farm.example', password: 'eau claire du puits' };
  await api.POST('/invitations/accept', { body: { ...body, firstname: 'Salma', lastname: 'Aït' } });
  await late.person.type(late.getByRole('textbox', { name: 'Last name' }), 'Late');
  await late.person.clear(late.getByRole('textbox', { name: 'E-mail' }));
  await late.person.type(late.getByRole('textbox', { name: 'E-mail' }), 'late@farm.example');
  await late.person.type(late.getByLabelText('Password'), 'eau claire du puits');
  await join(late);
  expect(await late.findByText('This link does not work any more.')).toBeTruthy();
  late.unmount();
  const again = await open(link);
  expect(await again.findByText('This link does not work any more.')).toBeTruthy();
  expect(again.store.get(serverAtom)).toBeNull();
});

test('The screen calls a link without its token incomplete', async () => {
  const screen = await open(`/join?server=${encodeURIComponent(server.url)}`);
  expect(await screen.findByText('This link is not whole.')).toBeTruthy();
});

test('A dead link on a new phone leads a person with access to its server; on a phone with a server, to that one', async () => {
  const link = `/join?server=${encodeURIComponent(server.url)}#${'x'.repeat(43)}`;
  const login = { name: 'I already have access: log in' };
  const screen = await open(link);
  await screen.person.click(await screen.findByRole('link', login));
  expect(await screen.findByRole('textbox', { name: 'Full address' })).toHaveProperty('value', server.url);
  screen.unmount();
  const known = await open(link, (store) => store.set(serverAtom, 'https://api.elsewhere.example'));
  await known.person.click(await known.findByRole('link', login));
  expect(known.at()).toBe('/app');
});
