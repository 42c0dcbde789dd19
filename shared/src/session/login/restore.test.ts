import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDataServer, testPassword, type TestDataServer } from '@seguia/testing/data-server';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { readFarmChoice } from '../account/farm-choice.ts';
import { setServerAtom } from '../account/change-server.ts';
import { clearServer } from '../account/server.ts';
import { forgetSession } from '../account/session.ts';
import { loginAtom } from './login.ts';
import { AuthTokenMissing, checkSession, chooseFarm, fetchProfile, refreshFarm } from './restore.ts';

let server: TestDataServer;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  const store = createStore();
  store.set(setServerAtom, server.url);
  const { email } = await server.addPerson();
  await store.set(loginAtom, { email, password: testPassword });
});

test.each([
  ['a session', forgetSession],
  ['a data server', clearServer],
])('sends nothing without %s', async (_what, forget) => {
  forget();
  const sent = vi.spyOn(globalThis, 'fetch');
  await expect(checkSession()).rejects.toThrow(AuthTokenMissing);
  await expect(fetchProfile()).rejects.toThrow(AuthTokenMissing);
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
});

test('a caller’s own limit ends each step', async () => {
  const late = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  await expect(checkSession(late)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(fetchProfile(late)).rejects.toMatchObject({ kind: 'timeout' });
});

test('data of the farm that a start fetches does not undo another choice of the farm meanwhile', async () => {
  const [first, second] = [await server.addFarm(), await server.addFarm()];
  const { email } = await server.addPerson([first, second]);
  const store = createStore();
  await store.set(loginAtom, { email, password: testPassword });
  await chooseFarm(first.id);
  const late = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await send(request);
    if (request.url.endsWith(first.id)) await late.promise;
    return answer;
  });
  const refreshed = refreshFarm();
  await chooseFarm(second.id);
  late.resolve();
  await refreshed;
  expect(readFarmChoice().farm?.id).toBe(second.id);
  vi.unstubAllGlobals();
});

test('a farm whose opening was left is not chosen, though its answer comes', async () => {
  const farm = await server.addFarm();
  const { email } = await server.addPerson([farm]);
  await createStore().set(loginAtom, { email, password: testPassword });
  const send = globalThis.fetch;
  const left = new AbortController();
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    const answer = await send(url, { headers });
    left.abort();
    return answer;
  });
  await expect(chooseFarm(farm.id, left.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(readFarmChoice().farm).toBeNull();
  vi.unstubAllGlobals();
});
