// @vitest-environment happy-dom
// Links into the app whose way fails at some step, and continues from there.
import { serverAtom, sessionAtom } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { startDataServer, type TestDataServer } from '@seguia/testing/data-server';
import { Gateway, portal } from '@seguia/testing/gateway';
import { renderScreen, soon, type Screen } from '@seguia/testing/render-screen';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import feature from '../feature.ts';

let server: TestDataServer;
let invite: () => Promise<string>;
let gateway: Gateway;
beforeAll(async () => {
  server = await startDataServer();
  const farm = await server.addFarm({ name: 'Oasis du Souss' });
  const api = server.apiOf(await server.addPerson([farm], 'manager'));
  invite = async () => {
    const header = { 'If-None-Match': '*' as const, 'Idempotency-Key': newId() };
    const params = { path: { farmer_id: farm.id, id: newId() }, header };
    const body = { role: 'recorder' as const, language: 'en', email: null, firstname: 'Salma', lastname: 'Aït' };
    const { data } = await api.PUT('/farmers/{farmer_id}/invitations/{id}', { params, body });
    return data?.token ?? '';
  };
});
beforeEach(async () => {
  gateway = await Gateway.start(server.url);
});
afterEach(async () => {
  localStorage.clear();
  await gateway.close();
});
afterAll(() => server.close());

const open = (token: string) =>
  renderScreen({ feature, app: 'mf-auth', path: `/join?server=${encodeURIComponent(gateway.url)}#${token}` });

async function fill(screen: Screen, email: string) {
  await screen.person.type(await screen.findByRole('textbox', { name: 'E-mail' }), email);
  await screen.person.type(screen.getByLabelText('Password'), 'eau claire du puits');
}

async function join(screen: Screen) {
  await new Promise((resolve) => setTimeout(resolve, 600)); // a form ignores a second press that follows at once
  await screen.person.click(screen.getByRole('button', { name: 'Join the farm' }));
}

const timesCalled = (path: string) => gateway.calls.filter((called) => called === path).length;

test('after the farm fails to open, the next try neither joins nor logs in again', async () => {
  const screen = await open(await invite());
  await fill(screen, 'salma@farm.example');
  gateway.answer = (path) => (path.startsWith('/farmers/') ? portal(404) : null);
  await join(screen);
  expect(await screen.findByText(/is not a data server/)).toBeTruthy();
  gateway.answer = () => null;
  await join(screen);
  await expect.poll(() => screen.at(), soon).toBe('/app');
  expect([timesCalled('/invitations/accept'), timesCalled('/auth/login')]).toEqual([1, 1]);
});

test('a person who joined but cannot be logged in leaves without a question', async () => {
  const screen = await open(await invite());
  await fill(screen, 'hind@farm.example');
  gateway.answer = (path) => (path === '/auth/login' ? portal(503) : null);
  await join(screen);
  expect(await screen.findByText(/has a fault/)).toBeTruthy();
  await screen.go('/elsewhere');
  expect(screen.at()).toBe('/elsewhere');
});

test.each(['/invitations/accept', '/auth/login'])(
  'a person who leaves before %s answers is not moved',
  async (slow) => {
    const screen = await open(await invite());
    await fill(screen, `${newId()}@farm.example`);
    const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
    gateway.answer = (path) => (path === slow ? answered : null);
    await join(screen);
    await expect.poll(() => gateway.calls.at(-1), soon).toBe(slow);
    await screen.go('/elsewhere');
    const leave = screen.queryByRole('button', { name: 'Leave' });
    if (leave) await screen.person.click(leave);
    await expect.poll(() => screen.at(), soon).toBe('/elsewhere');
    const server = screen.store.get(serverAtom);
    answer(null);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect([screen.at(), screen.store.get(sessionAtom), screen.store.get(serverAtom)]).toEqual([
      '/elsewhere',
      null,
      server,
    ]);
    expect(gateway.calls.at(-1)).toBe(slow);
  },
);

test('each try shows only its own result, and says that a link is dead which somebody else used meanwhile', async () => {
  const { email } = await server.addPerson();
  const token = await invite();
  const screen = await open(token);
  await fill(screen, email);
  gateway.answer = (path) => (path === '/invitations/accept' ? portal(503) : null);
  await join(screen);
  expect(await screen.findByText(/has a fault/)).toBeTruthy();
  gateway.answer = () => null;
  await join(screen);
  expect(await screen.findByText(/^This e-mail has an account already/)).toBeTruthy();
  expect(screen.queryByText(/has a fault/)).toBeNull();
  const first = { email: 'first@farm.example', password: 'eau claire du puits', firstname: 'Ana', lastname: 'Le' };
  const api = server.apiOf(await server.addPerson());
  await api.POST('/invitations/accept', { body: { token, ...first } });
  await join(screen);
  expect(await screen.findByText('This link does not work any more.')).toBeTruthy();
}, 40_000);

test('another try reads the link again that could not be read', async () => {
  gateway.answer = () => portal(503);
  const screen = await open(await invite());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  gateway.answer = () => null;
  await screen.person.click(retry);
  expect(await screen.findByRole('heading', { name: 'Join Oasis du Souss' })).toBeTruthy();
});
