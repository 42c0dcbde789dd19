// @vitest-environment happy-dom
import { createStore, type WritableAtom } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { farmChoiceAtom } from '../account/farm-choice.ts';
import {
  automaticMarkAtom,
  dripperMemoryAtom,
  ecUnitAtom,
  lastMeterAtom,
  lastPlotAtom,
  onlyIrrigationPlotsAtom,
  phoneKeyboardAtom,
  keyMovesAtom,
  themeAtom,
} from './settings.ts';
import { movesOnAtom, toneAtom, vibrationAtom } from './entry-settings.ts';
import { profileAtom } from '../account/session.ts';

beforeEach(() => localStorage.clear());

describe.each([
  ['seguia.theme', themeAtom, 'system', ['light', 'dark', 'outdoor'], ['neon', 7]],
  ['seguia.ec-unit', ecUnitAtom, 'mS/cm', ['µS/cm', 'dS/m'], ['mS', null]],
  ['seguia.phone-keyboard', phoneKeyboardAtom, false, [true], ['true', 1]],
  ['seguia.key-moves', keyMovesAtom, true, [false], ['true', 1]],
  ['seguia.automatic-mark', automaticMarkAtom, true, [false], ['no', 0]],
  ['seguia.moves-on', movesOnAtom, 'one', ['two', 'never'], ['three', 1]],
  ['seguia.vibration', vibrationAtom, true, [false], ['no', 0]],
  ['seguia.tone', toneAtom, false, [true], ['yes', 1]],
] as [string, WritableAtom<unknown, [unknown], void>, unknown, unknown[], unknown[]][])(
  '%s',
  (key, setting, usual, values, strange) => {
    test('is kept on the device, and an invalid value is that of a new device', () => {
      expect(createStore().get(setting)).toBe(usual);
      for (const value of values) {
        createStore().set(setting, value);
        expect(createStore().get(setting)).toBe(value);
      }
      for (const value of strange) {
        localStorage.setItem(key, JSON.stringify(value));
        expect(createStore().get(setting)).toBe(usual);
      }
      localStorage.setItem(key, '{');
      expect(createStore().get(setting)).toBe(usual);
    });
  },
);

const memory = { p: { dripperCount: 10, intakePerDripper: 100, dripperUnit: 'ml' } };

// Specification 4: settings are kept per account
test.each([
  ['plots with irrigation units only', onlyIrrigationPlotsAtom, false, true],
  ['the last plot', lastPlotAtom, null, 'p'],
  ['the last meter', lastMeterAtom, null, 'm'],
  ['the drippers', dripperMemoryAtom, {}, memory],
] as [string, WritableAtom<unknown, [unknown], void>, unknown, unknown][])(
  '%s: each account has its own',
  (_what, setting, usual, value) => {
    const { store } = loggedInStore();
    const me = store.get(profileAtom)!;
    expect(store.get(setting)).toEqual(usual);
    store.set(setting, value);
    store.set(profileAtom, { ...me, id: 'another' });
    expect(store.get(setting)).toEqual(usual);
    store.set(profileAtom, me);
    expect(store.get(setting)).toEqual(value);
    const nobody = createStore();
    localStorage.clear();
    nobody.set(setting, value);
    expect(localStorage).toHaveLength(0);
  },
);

test('each farm has its own last plot', () => {
  const { store } = loggedInStore('a');
  const { farm } = store.get(farmChoiceAtom);
  store.set(lastPlotAtom, 'p');
  store.set(farmChoiceAtom, { farm: { ...farm!, id: 'b' }, ask: false });
  expect(store.get(lastPlotAtom)).toBeNull();
  store.set(farmChoiceAtom, { farm, ask: false });
  expect(store.get(lastPlotAtom)).toBe('p');
});

test.each([['[]'], ['7'], ['null'], ['"x"']])('ignores remembered drippers of %s', (text) => {
  const { store } = loggedInStore();
  store.set(dripperMemoryAtom, memory as never);
  const key = Object.keys(localStorage).find((candidate) => candidate.startsWith('seguia.drippers:'))!;
  localStorage.setItem(key, text);
  store.set(profileAtom, { ...store.get(profileAtom)! });
  expect(store.get(dripperMemoryAtom)).toEqual({});
});
