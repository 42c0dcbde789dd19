// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import {
  askFarmAtom,
  dropFarm,
  farmAtom,
  farmChoiceAtom,
  farmClockAtom,
  readFarmChoice,
  writeFarmChoice,
} from './farm-choice.ts';
import { canOpenOffline, loadFarm } from '../login/restore.ts';
import { profileAtom, sessionAtom } from './session.ts';
import { connectStore } from '../storage/stored-atom.ts';

beforeEach(() => localStorage.clear());

test('each account has its own choice, and nobody logged in has none', () => {
  const { store } = loggedInStore('a');
  const stop = connectStore(store);
  const mine = store.get(profileAtom)!;
  expect([readFarmChoice().farm?.id, store.get(farmAtom)?.id]).toEqual(['a', 'a']);
  store.set(profileAtom, { ...mine, id: 'another' });
  expect([readFarmChoice(), store.get(farmAtom)]).toEqual([{ farm: null, ask: false }, null]);
  store.set(profileAtom, mine);
  expect(store.get(farmAtom)?.id).toBe('a');
  store.set(sessionAtom, null);
  expect([readFarmChoice().farm, store.get(farmAtom)]).toEqual([null, null]);
  writeFarmChoice({ farm: null, ask: true });
  store.set(farmChoiceAtom, { farm: null, ask: true });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('seguia.farm:'))).toHaveLength(1);
  stop();
});

test('the person is asked at a start where no farm is chosen, or where they want to be', () => {
  const { store } = loggedInStore('a');
  const stop = connectStore(store);
  expect([loadFarm(), canOpenOffline(), store.get(askFarmAtom)]).toEqual(['chosen', true, false]);
  store.set(askFarmAtom, true);
  expect([loadFarm(), store.get(askFarmAtom), store.get(farmAtom)?.id]).toEqual(['ask', true, 'a']);
  store.set(askFarmAtom, false);
  expect(dropFarm('b')).toBe(false);
  expect(loadFarm()).toBe('chosen');
  expect(dropFarm('a')).toBe(true);
  expect([loadFarm(), canOpenOffline(), store.get(farmAtom)]).toEqual(['ask', false, null]);
  stop();
});

test('who chooses their farm at each start still does after their farm was forgotten, and has no farm without asking', () => {
  const { store } = loggedInStore('a');
  const stop = connectStore(store);
  store.set(askFarmAtom, true);
  expect(dropFarm('b')).toBe(false);
  expect(readFarmChoice()).toMatchObject({ farm: { id: 'a' }, ask: true });
  expect(dropFarm('a')).toBe(true);
  expect(readFarmChoice()).toEqual({ farm: null, ask: true });
  expect(store.get(farmChoiceAtom)).toEqual({ farm: null, ask: true });
  stop();
});

test.each([
  ['{', null, false],
  ['null', null, false],
  ['7', null, false],
  ['{"farm":{"name":"x"},"ask":"yes"}', null, false],
  ['{"farm":{"id":"a"}}', 'a', false],
  ['{"ask":true}', null, true],
  ['{"farm":null,"ask":true}', null, true],
])('a stored choice of %s is believed as far as it can be', (text, farm, choosesAtStart) => {
  const { store } = loggedInStore('before');
  const key = Object.keys(localStorage).find((key) => key.startsWith('seguia.farm:'))!;
  localStorage.setItem(key, text);
  store.set(profileAtom, { ...store.get(profileAtom)! });
  expect([store.get(farmAtom)?.id ?? null, store.get(askFarmAtom)]).toEqual([farm, choosesAtStart]);
  expect([readFarmChoice().farm?.id ?? null, readFarmChoice().ask]).toEqual([farm, choosesAtStart]);
});

test('the farm’s clock has its zone and the server’s table; without a farm it is UTC', () => {
  const { store } = loggedInStore('a');
  const offsets = [{ from: 0, to: 9, offset: 3600 }];
  expect(store.get(farmClockAtom)).toEqual({ zone: 'Asia/Kolkata', offsets: [] });
  store.set(farmChoiceAtom, { farm: { ...store.get(farmAtom)!, utcOffsets: offsets }, ask: false });
  const clock = store.get(farmClockAtom);
  expect(clock).toEqual({ zone: 'Asia/Kolkata', offsets });
  store.set(farmChoiceAtom, { farm: { ...store.get(farmAtom)!, name: 'Renamed' }, ask: false });
  expect(store.get(farmClockAtom)).toBe(clock);
  store.set(farmChoiceAtom, { farm: { id: 'a' } as never, ask: false });
  expect(store.get(farmClockAtom)).toEqual({ zone: 'UTC', offsets: [] });
});
