// @vitest-environment happy-dom
import { lastEmailAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { waitFor } from '@testing-library/react';
import { startDataServer, testPassword } from '@seguia/testing/data-server';
import { Gateway } from '@seguia/testing/gateway';
import { renderScreen, soon, type Screen } from '@seguia/testing/render-screen';
import { unsentOf } from '@seguia/testing/story-server';
import { afterEach, expect, test, vi } from 'vitest';
import feature from '../feature.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  localStorage.clear();
  for (const close of closing.splice(0)) await close();
});

async function dataServer(port = 0) {
  const server = await startDataServer(':memory:', port);
  let open = true;
  const close = async () => {
    if (open) await server.close();
    open = false;
  };
  closing.push(close);
  return { ...server, close };
}

const login = (server: string) =>
  renderScreen({ feature, app: 'mf-auth', path: '/login', prepare: (store) => store.set(serverAtom, server) });

async function logIn(screen: Screen, email: string, password: string) {
  await screen.person.clear(screen.getByRole('textbox', { name: 'E-mail' }));
  await screen.person.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
  await screen.person.clear(screen.getByLabelText('Password'));
  await screen.person.type(screen.getByLabelText('Password'), password);
  await screen.person.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each([
  ['https://api.oasis.example', 'api.oasis.example'],
  ['https://api.oasis.example:8443/farms', 'api.oasis.example:8443'],
  ['https://api.оasis.example', 'api.xn--asis-45d.example'], // begins with a Cyrillic letter
])('The login says to which host the password goes, where the password is typed: %s', async (address, host) => {
  const screen = await login(address);
  const described = screen.getByLabelText('Password').getAttribute('aria-describedby') ?? '';
  const text = document.getElementById(described)?.textContent.replaceAll(/\p{Cf}/gu, '');
  expect(text).toBe(`Sent to ${host}.`);
});

test('People log in, go on to the app, and find their e-mail the next time', async () => {
  const server = await dataServer();
  const { email } = await server.addPerson();
  const screen = await login(server.url);
  await logIn(screen, ` ${email} `, testPassword);
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect(screen.store.get(sessionAtom)).not.toBeNull();
  expect(screen.store.get(lastEmailAtom)).toBe(email);
  screen.unmount();
  const again = await login(server.url);
  expect(again.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', email);
});

test('Wrong credentials are reported beside the password, and nothing typed is lost', async () => {
  const server = await dataServer();
  const { email } = await server.addPerson();
  const screen = await login(server.url);
  await logIn(screen, email, 'wrong');
  expect(await screen.findByText('E-mail or password is wrong. Check both.')).toBeTruthy();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', email);
  // The focus moves a frame later.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

test('The form, and a password manager, must wait as long as the server asked before the next try', async () => {
  const problem = { type: '/problems/too_many', title: 'Too many', status: 429, code: 'too_many' };
  const headers = { 'content-type': 'application/problem+json', 'retry-after': '40' };
  const fetched = vi.fn(() => Promise.resolve(Response.json(problem, { status: 429, headers })));
  vi.stubGlobal('fetch', fetched);
  const screen = await login('https://api.oasis.example');
  await logIn(screen, 'nadia@example.test', testPassword);
  await expect.poll(() => fetched.mock.calls.length, soon).toBe(1);
  await screen.findByRole('alert');
  screen.getByLabelText('Password').closest('form')?.requestSubmit();
  await screen.person.type(screen.getByLabelText('Password'), 'x{Enter}');
  expect(fetched).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('Empty fields are reported before anything is sent', async () => {
  const screen = await login('http://127.0.0.1:9');
  await screen.person.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByText('Enter your e-mail.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});

test('The form says that the server cannot be reached, and the same button works when it is back', async () => {
  const gone = await dataServer();
  const port = Number(new URL(gone.url).port);
  await gone.close();
  const screen = await login(gone.url);
  await logIn(screen, 'nadia@example.test', testPassword);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Cannot reach or trust this server/);
  const back = await dataServer(port);
  const { email } = await back.addPerson();
  await logIn(screen, email, testPassword);
  await expect.poll(() => screen.at(), soon).toBe('/app');
});

test('Changing the data server asks, clears the setting, and goes on to its screen', async () => {
  const screen = await login('https://api.oasis.example');
  expect(screen.getByText('oasis.example')).toBeTruthy();
  await screen.person.click(screen.getByRole('button', { name: 'Change data server' }));
  await screen.person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.store.get(serverAtom)).toBe('https://api.oasis.example');
  await screen.person.click(screen.getByRole('button', { name: 'Change data server' }));
  await screen.person.click(screen.getByRole('button', { name: 'Confirm' }));
  await expect.poll(() => screen.at(), soon).toBe('/server');
  expect(screen.store.get(serverAtom)).toBeNull();
});

test('A login that is left before its answer comes logs nobody in', async () => {
  const server = await dataServer();
  const { email } = await server.addPerson();
  const gateway = await Gateway.start(server.url);
  closing.unshift(() => gateway.close());
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  gateway.answer = () => answered;
  const screen = await login(gateway.url);
  await logIn(screen, email, testPassword);
  await expect.poll(() => gateway.calls, soon).toEqual(['/auth/login']);
  await screen.person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  answer(null);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.store.get(sessionAtom)).toBeNull();
  expect(screen.at()).toBe('/password-forgot');
});

test('The e-mail goes along to the forgotten password and back', async () => {
  const screen = await login('https://api.oasis.example');
  await screen.person.type(screen.getByRole('textbox', { name: 'E-mail' }), 'nadia@');
  await screen.person.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('button', { name: 'Reset password' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'nadia@');
  await screen.person.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'nadia@');
});

test('The page counts readings that wait on this device, for this data server and for another', async () => {
  const server = await dataServer();
  const other = 'https://api.souss.example';
  await unsentOf({ [server.url]: 1, [other]: 2 });
  const screen = await login(server.url);
  expect(await screen.findByText('Waiting on this device, sent when the author logs in: 1.')).toBeTruthy();
  expect((await screen.findByText(/^Waiting on this device for data server/)).textContent).toMatch(
    /souss\.example: 2\.$/,
  );
});

test('A person who sets up another data server reads what still waits for the one before', async () => {
  await unsentOf({ 'https://api.souss.example': 2 });
  const screen = await renderScreen({ feature, app: 'mf-auth', path: '/server' });
  expect((await screen.findByText(/^Waiting on this device for data server/)).textContent).toMatch(
    /souss\.example: 2\.$/,
  );
});

// Specification 1: a language can be chosen wherever one is not yet logged in
test.each([
  ['/login', 'Polski', 'pl'],
  ['/server', 'Español', 'es'],
  ['/join?server=https://api.oasis.example#token', 'Português', 'pt'],
])('People choose their language on %s before they log in', async (path, name, locale) => {
  const screen = await renderScreen({
    feature,
    app: 'mf-auth',
    path,
    prepare: (store) => {
      if (path === '/login') store.set(serverAtom, 'https://api.oasis.example');
    },
  });
  await screen.person.click(await screen.findByLabelText('Language'));
  await screen.person.click(screen.getByRole('button', { name }));
  await expect.poll(() => localStorage.getItem('lang') ?? '', soon).toContain(locale);
});
