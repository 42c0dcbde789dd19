import { readServer, serverAtom } from '@seguia/shared/session/account/server';
import { profileAtom, sessionAtom } from '@seguia/shared/session/account/session';
import { endSession } from '@seguia/shared/session/account/end-session';
import 'fake-indexeddb/auto';
import { atom } from 'jotai';
import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { loggedIn, loggedOut, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { createGuardReader, type GuardReader } from '../guards/guard-state.ts';
import { holdStore, type Store } from './session-store.ts';

const noteAtom = atom('');
let changed: Mock<(renewed: boolean) => void>;
let filled: Store[];
let store: () => Store;
let guards: GuardReader;

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  // The store of an earlier test still listens, and fills its own list.
  const mine: Store[] = [];
  filled = mine;
  changed = vi.fn();
  const held = holdStore((fresh) => mine.push(fresh));
  held.onChange(changed);
  store = held.current;
  guards = createGuardReader();
});

const session = { token: 'u', deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 };
const other = { ...storyProfile, id: '0199a000-0000-7000-8000-000000000002' };

describe('the page’s atoms', () => {
  test('are new ones, filled anew, when an account’s session ends', () => {
    loggedIn(store());
    const before = store();
    before.set(noteAtom, 'of the old account');
    endSession();
    expect(store()).not.toBe(before);
    expect(store().get(noteAtom)).toBe('');
    expect(filled).toEqual([filled[0], store()]);
    expect(changed).toHaveBeenCalledWith(true);
  });

  test('are new ones when another account takes the place of the first', () => {
    loggedIn(store());
    store().set(noteAtom, 'of the old account');
    const before = store();
    store().set(profileAtom, other);
    expect(store()).not.toBe(before);
    expect(store().get(noteAtom)).toBe('');
  });

  test('of ended sessions follow the device’s settings no longer', () => {
    const ended: Store[] = [];
    for (let session = 0; session < 3; session += 1) {
      loggedIn(store());
      ended.push(store());
      endSession();
    }
    const saved = ended.map((old) => old.get(serverAtom));
    store().set(serverAtom, 'https://another.example');
    expect(store().get(serverAtom)).toBe('https://another.example');
    expect(ended.map((old) => old.get(serverAtom))).toEqual(saved);
  });

  test('stay while the account does: at its login, and when its profile or farm changes', () => {
    const before = store();
    loggedOut(before);
    loggedIn(before, { farm: storyFarm });
    before.set(noteAtom, 'mine');
    before.set(profileAtom, { ...storyProfile, firstname: 'Salma' });
    expect(store()).toBe(before);
    expect(store().get(noteAtom)).toBe('mine');
    expect(changed.mock.calls.flat()).not.toContain(true);
  });
});

describe('what the guards see', () => {
  test('a server, a login and a farm, each by itself', () => {
    expect(guards.state()).toEqual({ server: false, loggedIn: false, farm: false });
    loggedOut(store());
    expect(readServer()).not.toBeNull();
    expect(guards.state()).toEqual({ server: true, loggedIn: false, farm: false });
    loggedIn(store());
    expect(guards.state()).toEqual({ server: true, loggedIn: true, farm: false });
    loggedIn(store(), { farm: storyFarm });
    expect(guards.state()).toEqual({ server: true, loggedIn: true, farm: true });
  });

  test('a token without a profile is no login yet', () => {
    loggedIn(store());
    store().set(profileAtom, null);
    expect(store().get(sessionAtom)).not.toBeNull();
    expect(guards.state()).toMatchObject({ loggedIn: false, farm: false });
  });

  test('an earlier choice of the farm does not count while the person is asked at this launch', () => {
    loggedIn(store(), { farm: storyFarm });
    guards.requireFarmChoice();
    expect(guards.state().farm).toBe(false);
    store().set(serverAtom, store().get(serverAtom));
    expect(guards.state().farm).toBe(false);
    loggedIn(store(), { farm: storyFarm });
    expect(guards.state().farm).toBe(true);
  });

  test('who logs in after somebody who was asked is not asked, and the first one still is', () => {
    loggedIn(store(), { farm: storyFarm });
    guards.requireFarmChoice();
    const farmOfOther = () => {
      endSession();
      loggedIn(store(), { as: other, farm: storyFarm });
      return guards.state().farm;
    };
    expect(farmOfOther()).toBe(true);
    endSession();
    store().set(sessionAtom, session);
    store().set(profileAtom, storyProfile);
    expect(guards.state().farm).toBe(false);
  });
});
