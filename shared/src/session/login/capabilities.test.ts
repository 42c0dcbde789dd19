// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capabilities } from '../../domain/capabilities.ts';
import { startDataServer } from '@seguia/testing/data-server';
import { capabilitiesAtom, useCapability } from './capabilities.ts';
import { setServerAtom } from '../account/change-server.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** The capabilities of the tests' server, which sends no mail. */
const here = capabilities.filter((name) => name !== 'morning-mail');

/** In milliseconds, because the machine may be busy. */
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
  await vi.waitFor(() => expect(known(store)).toEqual(here), soon);
  store.sub(capabilitiesAtom, () => {})();
  expect(calls).toHaveBeenCalledTimes(1);
  await server.close();

  const later = deviceOf(server.url);
  const stop = later.sub(capabilitiesAtom, () => {});
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(2), soon);
  await expect(calls.mock.results[1]?.value).rejects.toThrow();
  expect(known(later)).toEqual(here);
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

test('before the server has said anything nobody says that it cannot', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const store = deviceOf('https://slow.example.test');
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children);
  const { result } = renderHook(() => [useCapability('people'), useCapability('imports')], { wrapper });
  await vi.waitFor(() => expect(answers).toHaveLength(1), soon);
  expect(result.current).toEqual([null, null]);
  answers[0]?.(Response.json({ name: 'Slow', version: '1', time: 1, capabilities: ['people'] }));
  await vi.waitFor(() => expect(result.current).toEqual([true, false]), soon);
});
