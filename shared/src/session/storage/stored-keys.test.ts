// @vitest-environment happy-dom
import { createStore, type Atom } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { capabilitiesAtom } from '../login/capabilities.ts';
import { clockNewsAtom } from '../clock/clock-news.ts';
import { DeviceClock } from '../clock/device-clock.ts';
import { farmChoiceAtom } from '../account/farm-choice.ts';
import { clearServerAtom } from '../account/change-server.ts';
import { clearServer, readServer, serverAtom } from '../account/server.ts';
import {
  accountKeyAtom,
  isLoggedIn,
  lastEmailAtom,
  profileAtom,
  readAccount,
  readProfile,
  sessionAtom,
} from '../account/session.ts';
import {
  dripperMemoryAtom,
  ecUnitAtom,
  lastPlotAtom,
  loadCustomParamsAtom,
  onlyIrrigationPlotsAtom,
  onlyMineInLastAtom,
  phoneKeyboardAtom,
  themeAtom,
  walkingOrderAtom,
} from '../settings/settings.ts';

const session = { token: 't', deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9 };
const farm = { id: 'f', name: 'Oasis' };
const drippers = { p: { dripperCount: 10, intakePerDripper: 100, dripperUnit: 'ml' } };
const account = 'https://api.oasis.example|me';

/** What a phone has stored, and what the app reads from it. A release that looks elsewhere logs everybody out, or forgets their farm. */
const storedValues: [key: string, text: string, where: Atom<unknown>, value: unknown][] = [
  ['seguia.server', 'https://api.oasis.example', serverAtom, 'https://api.oasis.example'],
  ['seguia.capabilities:https://api.oasis.example', '["people"]', capabilitiesAtom, new Set(['people'])],
  ['seguia.session', JSON.stringify(session), sessionAtom, session],
  ['seguia.profile', '{"id":"me"}', profileAtom, { id: 'me' }],
  ['seguia.last-email', 'malika@example.test', lastEmailAtom, 'malika@example.test'],
  ['seguia.theme', '"outdoor"', themeAtom, 'outdoor'],
  ['seguia.ec-unit', '"dS/m"', ecUnitAtom, 'dS/m'],
  ['seguia.phone-keyboard', 'true', phoneKeyboardAtom, true],
  ['custom_params', '{"display_only_mine_in_last":true}', onlyMineInLastAtom, true],
  [`seguia.farm:${account}`, JSON.stringify({ farm, ask: true }), farmChoiceAtom, { farm, ask: true }],
  [`seguia.only-irrigation:${account}`, 'true', onlyIrrigationPlotsAtom, true],
  [`seguia.drippers:${account}`, JSON.stringify(drippers), dripperMemoryAtom, drippers],
  [`seguia.last-plot:${account}:f`, '"p"', lastPlotAtom, 'p'],
  [`seguia.walking-order:${account}:f`, '["b","a"]', walkingOrderAtom, ['b', 'a']],
];

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of storedValues) localStorage.setItem(key, text);
});

test.each(storedValues)('this release finds what an earlier one kept under %s', (_key, _text, where, value) => {
  const store = createStore();
  store.set(loadCustomParamsAtom);
  expect(store.get(where)).toEqual(value);
});

test('and the clock’s error, and that the app has said it', () => {
  const hour = 3_600_000;
  localStorage.setItem('seguia.clock', JSON.stringify({ difference: -hour, heard: 0 }));
  const wall = Date.parse('2026-11-22T09:00:00Z');
  expect(new DeviceClock({ wall: () => wall, steady: () => 0 }).now()).toBe(wall - hour);

  localStorage.setItem('seguia.clock-told', 'ahead');
  const wrong = vi.spyOn(DeviceClock.prototype, 'wrongBy').mockReturnValue(hour);
  const store = createStore();
  const stop = store.sub(clockNewsAtom, () => {});
  expect(store.get(clockNewsAtom)).toBeNull();
  stop();
  wrong.mockRestore();
});

// Specification 4: half of a login is none
test.each([
  ['seguia.server', null],
  ['seguia.session', null],
  ['seguia.session', '{"token":"t"}'],
  ['seguia.session', '{'],
  ['seguia.profile', null],
  ['seguia.profile', '{}'],
  ['seguia.profile', '{"id":""}'],
])('half of a login is none: with %s as %s there is no account', (key, text) => {
  expect([readAccount(), createStore().get(accountKeyAtom)]).toEqual([
    { server: 'https://api.oasis.example', id: 'me' },
    account,
  ]);
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  const store = createStore();
  expect([readAccount(), store.get(accountKeyAtom)]).toEqual([null, null]);
  expect([isLoggedIn(), store.get(sessionAtom) !== null]).toEqual(Array(2).fill(key !== 'seguia.session'));
  expect([readProfile() !== null, store.get(profileAtom) !== null]).toEqual(Array(2).fill(key !== 'seguia.profile'));
});

test('a forgotten server is removed from the device', () => {
  const store = createStore();
  store.set(clearServerAtom);
  expect([store.get(serverAtom), readServer()]).toEqual([null, null]);
  store.set(serverAtom, 'https://api.oasis.example');
  clearServer();
  expect(readServer()).toBeNull();
});

test('finds nothing without an account or a farm', () => {
  localStorage.removeItem('seguia.session');
  const store = createStore();
  const found = [farmChoiceAtom, onlyIrrigationPlotsAtom, dripperMemoryAtom, lastPlotAtom, walkingOrderAtom].map(
    (item: Atom<unknown>) => store.get(item),
  );
  expect(found).toEqual([{ farm: null, ask: false }, false, {}, null, []]);
});
