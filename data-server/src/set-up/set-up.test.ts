import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { testServer } from '../../testing/test-server.ts';
import { setUpAddress } from './set-up-address.ts';
import { isSetUpToken, offerSetUp } from './set-up.queries.ts';

const body = {
  farm_name: ' Ferme du Léon ',
  farm_place: 'Cléder',
  time_zone: 'Europe/Paris',
  email: ' Ana@Farm.Example ',
  firstname: 'Ana',
  lastname: 'Le',
  password: 'eau claire du puits',
};

async function aNewServer() {
  const server = await testServer();
  const token = (await offerSetUp(server.db)) ?? '';
  const setUp = (more: Partial<typeof body> & { token?: string } = {}) =>
    server.anybody.call<Wire['Problem'] & { farmer_id?: string }>('POST', '/set-up', {
      body: { token, ...body, ...more },
    });
  return { server, token, setUp };
}

const fresh = await aNewServer();
const [raced, busy, mistyped, several] = [
  await aNewServer(),
  await aNewServer(),
  await aNewServer(),
  await aNewServer(),
];

test('a fresh server is set up with its first farm and manager, who logs in', async () => {
  const { server, setUp } = fresh;
  const { status, body: made } = await setUp();
  expect(status).toBe(201);
  const { body: session } = await server.anybody.call<Wire['Session']>('POST', '/auth/login', {
    body: { email: 'ana@farm.example', password: body.password, device_name: 'phone' },
  });
  const { body: farm } = await server.anybody.call<Wire['Farm']>('GET', `/farmers/${made.farmer_id}`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  expect(farm).toMatchObject({ name: 'Ferme du Léon', place: 'Cléder', time_zone: 'Europe/Paris', role: 'manager' });
  expect(farm.modules).toEqual(['fertirrigation']);
});

test('its address works once, and a server with an account offers no other', async () => {
  const { server, setUp } = fresh;
  expect((await setUp({ email: 'eve@farm.example' })).status).toBe(404);
  expect(await offerSetUp(server.db)).toBeNull();
});

test('of two who open it at once one makes the farm', async () => {
  const answers = await Promise.all([raced.setUp(), raced.setUp({ email: 'eve@farm.example' })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
  expect(await raced.server.db.selectFrom('farmers').selectAll().execute()).toHaveLength(1);
});

test('servers that start at once all start, and one of their addresses holds', async () => {
  const { db } = several.server;
  const tokens = await Promise.all(Array.from({ length: 6 }, () => offerSetUp(db)));
  const holding = await Promise.all(tokens.map((token) => isSetUpToken(db, token ?? '')));
  expect(holding.filter(Boolean)).toHaveLength(1);
});

test('a guessed token, and one from before an operator made an account, get one answer', async () => {
  const guessed = await busy.setUp({ token: 'guessed' });
  await busy.server.addPerson();
  const late = await busy.setUp();
  expect([guessed.status, guessed.body]).toEqual([late.status, late.body]);
  expect(late.status).toBe(404);
});

test.each([
  [{ time_zone: 'Mars/Olympus' }, 'time_zone', 'unknown'],
  [{ farm_name: ' ' }, 'farm_name', 'required'],
  [{ password: 'short' }, 'password', 'too_short'],
  [{ password: 'ferme du léon' }, 'password', 'about_you'],
  [{ email: 'ana' }, 'email', 'not_an_email'],
])('%o is named, and the address can still be used', async (wrong, field, code) => {
  const { status, body: problem } = await mistyped.setUp(wrong);
  expect([status, problem.errors]).toMatchObject([422, [{ field, code }]]);
});

test('only a hash of the token is stored; a new start gives another, and the one before holds no more', async () => {
  const { server, token, setUp } = mistyped;
  const stored = await server.db.selectFrom('server_state').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  const next = await offerSetUp(server.db);
  expect((await setUp()).status).toBe(404);
  expect((await setUp({ token: next ?? '' })).status).toBe(201);
});

test('the address names the web app and the server as people reach them', () => {
  const { settings } = fresh.server.services;
  expect(setUpAddress(settings, 'http://127.0.0.1:4000', 'T')).toBe('/set-up?server=http%3A%2F%2F127.0.0.1%3A4000#T');
  const known = { ...settings, webAddress: 'https://farm.example', publicAddress: 'https://api.farm.example' };
  expect(setUpAddress(known, 'http://127.0.0.1:4000', 'T')).toBe(
    'https://farm.example/set-up?server=https%3A%2F%2Fapi.farm.example#T',
  );
});
