// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capabilities } from '../../domain/capabilities.ts';
import { startDataServer } from '../../testing/data-server.ts';
import { capabilitiesAtom } from './capabilities.ts';
import { setServerAtom } from '../account/server.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** Milliseconds: the machine may be busy. */
const soon = 10_000;

function deviceOf(server: string) {
  const store = createStore();
  store.set(setServerAtom, server);
  return store;
}

const known = (store: ReturnType<typeof createStore>) => [...store.get(capabilitiesAtom)];

test('the data server says what it can, is called once, and offline its last word stands', async () => {
  const server = await startDataServer();
  const calls = vi.spyOn(globalThis, 'fetch');
  const store = deviceOf(server.url);
  expect(known(store)).toEqual([]);
  expect(calls).not.toHaveBeenCalled();
  store.sub(capabilitiesAtom, () => {})();
  await vi.waitFor(() => expect(known(store)).toEqual([...capabilities]), soon);
  store.sub(capabilitiesAtom, () => {})();
  expect(calls).toHaveBeenCalledTimes(1);
  await server.close();

  const later = deviceOf(server.url);
  const stop = later.sub(capabilitiesAtom, () => {});
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(2), soon);
  await expect(calls.mock.results[1]?.value).rejects.toThrow();
  expect(known(later)).toEqual([...capabilities]);
  stop();
});

test('a server that says nothing of it has none; another server’s word is not taken for its own', async () => {
  const answer = (extra: object) => async () => Response.json({ name: 'Another', version: '1', time: 1, ...extra });
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(answer({ capabilities: ['people', 'unheard-of'] }));
  const store = deviceOf('https://one.example.test');
  const stop = store.sub(capabilitiesAtom, () => {});
  await vi.waitFor(() => expect(known(store)).toContain('people'), soon);
  calls.mockImplementation(answer({}));
  store.set(setServerAtom, 'https://two.example.test');
  expect(known(store)).toEqual([]);
  stop();
  store.sub(capabilitiesAtom, () => {})();
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(2), soon);
  expect(known(store)).toEqual([]);
});
