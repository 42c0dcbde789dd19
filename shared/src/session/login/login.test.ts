import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDataServer, testPassword, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { Gateway } from '@seguia/testing/gateway';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { forgotPasswordAtom, loginAtom } from './login.ts';
import { logoutAtom } from './logout.ts';
import { clearServerAtom, setServerAtom } from '../account/change-server.ts';
import { isLoggedIn, lastEmailAtom, readAccount, readSession } from '../account/session.ts';
import { onStored } from '../storage/storage.ts';

let server: TestDataServer;
let person: TestPerson;
let store: ReturnType<typeof createStore>;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  store = createStore();
  store.set(setServerAtom, server.url);
  person = await server.addPerson();
});

/** Returns the person's sessions that are still valid on the server. */
const open = () =>
  server.db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', person.id)
    .where('revoked_at', 'is', null)
    .execute();

test('removes blanks around an e-mail, and remembers it without them', async () => {
  await store.set(loginAtom, { email: ` ${person.email} `, password: testPassword });
  expect(isLoggedIn()).toBe(true);
  expect(store.get(lastEmailAtom)).toBe(person.email);
});

test('a login is complete only when the device has kept it, with everything that keeps settings', async () => {
  const { promise: kept, resolve: keep } = Promise.withResolvers<void>();
  const stop = onStored(() => kept);
  const over = vi.fn();
  const login = store.set(loginAtom, { email: person.email, password: testPassword }).then(over);
  await expect.poll(() => readAccount()?.id).toBe(person.id);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(over).not.toHaveBeenCalled();
  keep();
  await login;
  stop();
});

// Specification 5: a login again on the same device ends its earlier session
test('a second login on the same device ends the earlier session on the server', async () => {
  await store.set(loginAtom, { email: person.email, password: testPassword });
  const first = readSession()!;
  const before = await open();
  await store.set(logoutAtom, { local: true });
  await store.set(loginAtom, { email: person.email, password: testPassword });
  expect(readSession()?.deviceToken).toBe(first.deviceToken);
  expect(readSession()?.token).not.toBe(first.token);
  expect(await open()).toHaveLength(before.length);
});

test('ends another account that is logged in in another tab before the new token counts', async () => {
  const gateway = await Gateway.start(server.url);
  store.set(setServerAtom, gateway.url);
  await store.set(loginAtom, { email: person.email, password: testPassword });
  const before = readSession()?.token;
  const next = await server.addPerson();
  const accounts: (string | undefined)[] = [];
  gateway.answer = (path) => {
    if (path === '/account' && readSession()?.token !== before) accounts.push(readAccount()?.id);
    return null;
  };
  await store.set(loginAtom, { email: next.email, password: testPassword });
  expect(accounts).toEqual([undefined]);
  expect(readAccount()?.id).toBe(next.id);
  await gateway.close();
});

test.each<[string, (store: ReturnType<typeof createStore>) => void]>([
  ['is forgotten', (store) => store.set(clearServerAtom)],
  ['gives way to another', (store) => store.set(setServerAtom, 'https://api.elsewhere.example')],
])('a data server that %s ends the session: the next one must not get its token', async (_what, change) => {
  await store.set(loginAtom, { email: person.email, password: testPassword });
  store.set(setServerAtom, `${server.url}/`);
  expect(isLoggedIn()).toBe(true);
  change(store);
  expect(isLoggedIn()).toBe(false);
});

test('a login whose answer comes after another data server was chosen gives that server no token', async () => {
  const gateway = await Gateway.start(server.url);
  const other = await Gateway.start(server.url);
  store.set(setServerAtom, gateway.url);
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  gateway.answer = (path) => (path === '/auth/login' ? answered : null);
  const before = await open();
  const login = store.set(loginAtom, { email: person.email, password: testPassword });
  await expect.poll(() => gateway.calls).toEqual(['/auth/login']);
  store.set(setServerAtom, other.url);
  answer(null);
  await expect(login).rejects.toMatchObject({ name: 'AbortError' });
  expect([isLoggedIn(), store.get(lastEmailAtom), other.calls]).toEqual([false, '', []]);
  await expect.poll(() => gateway.calls).toEqual(['/auth/login', '/auth/logout']);
  await expect.poll(open).toHaveLength(before.length);
  await Promise.all([gateway.close(), other.close()]);
});

test('another server gets another name for the device, so that none learns the other’s', async () => {
  await store.set(loginAtom, { email: person.email, password: testPassword });
  const first = readSession()!.deviceToken;
  await store.set(logoutAtom, { local: true });
  const other = await startDataServer();
  store.set(setServerAtom, other.url);
  const { email } = await other.addPerson();
  await store.set(loginAtom, { email, password: testPassword });
  expect(readSession()?.deviceToken).not.toBe(first);
  await other.close();
});

test('a wrong password logs nobody in, and remembers no e-mail', async () => {
  const refused = store.set(loginAtom, { email: person.email, password: 'wrong' });
  await expect(refused).rejects.toMatchObject({ kind: 'problem', status: 422 });
  expect([isLoggedIn(), store.get(lastEmailAtom)]).toEqual([false, '']);
});

test('something that answers a login with no session logs nobody in', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ token: 't' }));
  const login = store.set(loginAtom, { email: person.email, password: testPassword });
  await expect(login).rejects.toMatchObject({ kind: 'not-json' });
  expect(isLoggedIn()).toBe(false);
});

test('a caller’s own limit ends a login and a request', async () => {
  const late = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  const login = store.set(loginAtom, { email: person.email, password: testPassword, signal: late });
  await expect(login).rejects.toMatchObject({ kind: 'timeout' });
  await expect(store.set(forgotPasswordAtom, person.email, late)).rejects.toMatchObject({ kind: 'timeout' });
});

test('a person who forgot their password gets the same answer for known and unknown e-mails', async () => {
  const known = await store.set(forgotPasswordAtom, ` ${person.email} `);
  expect(known).not.toBe('');
  expect(await store.set(forgotPasswordAtom, 'nobody@example.test')).toBe(known);
});

test('the data server gets the e-mail without the blanks around it, and the language of the page for its mail', async () => {
  vi.stubGlobal('location', { pathname: '/pl/password-forgot' });
  const bodies: unknown[] = [];
  const languages: unknown[] = [];
  const other = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body);
      languages.push(request.headers['accept-language']);
      response.setHeader('content-type', 'application/json').end('{"message":"Sent."}');
    });
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  store.set(setServerAtom, `http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  expect(await store.set(forgotPasswordAtom, ` ${person.email} `)).toBe('Sent.');
  expect([bodies, languages]).toEqual([[{ email: person.email }], ['pl']]);
  vi.stubGlobal('location', undefined);
  other.close();
});

test('a login or a request without a data server fails', async () => {
  const nowhere = createStore();
  vi.stubGlobal('localStorage', new MemoryStorage());
  const login = nowhere.set(loginAtom, { email: person.email, password: testPassword });
  await expect(login).rejects.toThrow('No data server is set.');
  await expect(nowhere.set(forgotPasswordAtom, person.email)).rejects.toThrow('No data server is set.');
});
