// @vitest-environment happy-dom
import { serverAtom } from '@seguia/shared/platform';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { startDataServer } from '@seguia/testing/data-server';
import { renderScreen, soon, type Screen } from '@seguia/testing/render-screen';
import feature from '../feature.ts';
import { openOnlyFarmAtom } from '../init/open-only-farm.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  localStorage.clear();
  for (const close of closing.splice(0)) await close();
});

/** Starts a server that is not a data server. */
async function something(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const open = () => renderScreen({ feature, app: 'mf-auth', path: '/server' });
const press = (screen: Screen, name: string) => screen.person.click(screen.getByRole('button', { name }));
const result = (screen: Screen) =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

async function typeAddress(screen: Screen, address: string) {
  const field = await screen.findByRole('textbox', { name: 'Full address' });
  await screen.person.clear(field);
  await screen.person.type(field, address);
}

test('A connection is tested: name and version of the data server are told', async () => {
  const server = await startDataServer();
  closing.push(() => server.close());
  const screen = await open();
  await typeAddress(screen, `${server.url}/`);
  await press(screen, 'Test the connection');
  await expect.poll(() => result(screen), soon).toMatch(/^Seguia data server answers, version [\d.]+\.$/);
  expect(screen.at()).toBe('/server');
  await press(screen, 'Use this server');
  await expect.poll(() => screen.at(), soon).toBe('/login');
  expect(screen.store.get(serverAtom)).toBe(server.url);
});

test('The test is a GET on the API base as it is, and any JSON of a server of others answers it', async () => {
  const requested: (string | undefined)[] = [];
  const terse = await something(({ url }, response) => {
    requested.push(url);
    const status = url === '/v2' ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  });
  const screen = await open();
  await typeAddress(screen, terse);
  await press(screen, 'Test the connection');
  await expect.poll(() => result(screen), soon).toBe(`${terse.slice('http://'.length)} answers.`);
  expect(requested).toEqual(['/v2']);
});

test('The test follows a redirect within the server, and none to another', async () => {
  const other = await something((_, response) => response.setHeader('content-type', 'application/json').end('{}'));
  let elsewhere = false;
  const strict = await something(({ url }, response) => {
    if (url === '/v2') response.writeHead(301, { location: elsewhere ? other : '/v2/' }).end();
    else response.setHeader('content-type', 'application/json').end('{"name":"Souss"}');
  });
  const screen = await open();
  await typeAddress(screen, strict);
  await press(screen, 'Test the connection');
  await expect.poll(() => result(screen), soon).toBe('Souss answers.');
  elsewhere = true;
  await press(screen, 'Test the connection');
  await expect.poll(() => result(screen), soon).toMatch(/answers, but it is not a data server/);
});

test('What answers but is no data server is told, and what was typed stays', async () => {
  const page = await something((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Wi-Fi</h1>'));
  const screen = await open();
  await typeAddress(screen, page);
  await press(screen, 'Test the connection');
  await expect.poll(() => result(screen), soon).toMatch(/answers, but it is not a data server/);
  expect(screen.getByRole('textbox', { name: 'Full address' })).toHaveProperty('value', page);
});

test('A fault and another version are told apart', async () => {
  let status = 500;
  const failing = await something((_, response) => {
    response
      .writeHead(status, { 'content-type': 'application/problem+json' })
      .end(JSON.stringify({ title: '', status }));
  });
  const screen = await open();
  await typeAddress(screen, failing);
  await press(screen, 'Test the connection');
  await expect.poll(() => result(screen), soon).toMatch(/has a fault/);
  status = 404;
  await press(screen, 'Test the connection');
  await expect.poll(() => result(screen), soon).toMatch(/does not offer API v2/);
});

test('A server that nobody could reach is used only when the person insists', async () => {
  const screen = await open();
  await typeAddress(screen, 'http://127.0.0.1:9');
  await press(screen, 'Use this server');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(result(screen)).toMatch(/Cannot reach or trust this server/);
  await press(screen, 'Cancel');
  expect(screen.store.get(serverAtom)).toBeNull();
  await new Promise((over) => setTimeout(over, 450)); // a form ignores a second submission within 400 ms
  await press(screen, 'Use this server');
  await press(screen, 'Use anyway');
  await expect.poll(() => screen.at(), soon).toBe('/login');
  expect(screen.store.get(serverAtom)).toBe('http://127.0.0.1:9');
});

test('What is wrong is told beside its field before anything is sent', async () => {
  const screen = await open();
  await screen.findByRole('textbox', { name: 'Server name' });
  await press(screen, 'Use this server');
  expect(screen.getByText('Enter a server name or a full address.')).toBeTruthy();
  await screen.person.type(screen.getByRole('textbox', { name: 'Server name' }), 'my farm');
  await press(screen, 'Test the connection');
  expect(screen.getByText('The name holds only letters, digits and hyphens.')).toBeTruthy();
  const name = screen.getByRole('textbox', { name: 'Server name' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement, soon).toBe(name);
});

test('A server is found by its name and the fixed suffix, and its API base is that address and the version', async () => {
  const requested: string[] = [];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    requested.push(request instanceof Request ? request.url : String(request));
    return Promise.reject(new TypeError('no network'));
  });
  const screen = await open();
  await screen.person.type(await screen.findByRole('textbox', { name: 'Server name' }), 'souss');
  await press(screen, 'Test the connection');
  await expect
    .poll(() => requested, soon)
    .toContainEqual(expect.stringMatching(/^https:\/\/api\.souss\.[^/]+\/v2\/?$/));
  fetched.mockRestore();
});

test('A link fills in the address, and one tap takes it; http is meant for this machine', async () => {
  const server = await startDataServer();
  closing.push(() => server.close());
  const { host } = new URL(server.url);
  const path = `/server?address=${encodeURIComponent(host)}`;
  const screen = await renderScreen({ feature, app: 'mf-auth', path });
  expect(await screen.findByRole('textbox', { name: 'Full address' })).toHaveProperty('value', host);
  await press(screen, 'Use this server');
  await expect.poll(() => screen.at(), soon).toBe('/login');
  expect(screen.store.get(serverAtom)).toBe(server.url);
  expect(screen.store.get(openOnlyFarmAtom)).toBe(true);
});

test('An address of another deployment that a link brings is shown and asked about before anything goes there', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const link = `/server?address=${encodeURIComponent('https://api.oasis.attacker.example')}`;
  const screen = await renderScreen({ feature, app: 'mf-auth', path: link });
  expect(await screen.findByText('https://api.oasis.attacker.example')).toBeTruthy();
  expect(screen.getByText('This address comes from the link that you opened:')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use this server' })).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  await press(screen, 'Go on with this server');
  expect(await screen.findByRole('textbox', { name: 'Full address' })).toHaveProperty(
    'value',
    'https://api.oasis.attacker.example',
  );
});

test('Who does not go on with a link’s address is led to the start, and no server is set', async () => {
  const link = `/server?address=${encodeURIComponent('attacker.example')}`;
  const screen = await renderScreen({ feature, app: 'mf-auth', path: link });
  await screen.person.click(await screen.findByRole('link', { name: 'Do not go on' }));
  await expect.poll(() => screen.at(), soon).toBe('/start');
  expect(screen.store.get(serverAtom)).toBeNull();
});
