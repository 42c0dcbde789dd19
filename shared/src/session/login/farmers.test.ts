import { createStore } from 'jotai';
import { copyAccess } from '../../../../data-server/src/access/account-farms.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDataServer, testPassword, type TestDataServer } from '@seguia/testing/data-server';
import { Gateway } from '@seguia/testing/gateway';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { farmersAtom, loadFarmersAtom, moreFarmersAtom } from './farmers.ts';
import { loginAtom } from './login.ts';
import { setServerAtom } from '../account/change-server.ts';
import { serverAtom } from '../account/server.ts';

let server: TestDataServer;
let store: ReturnType<typeof createStore>;
let personId: string;

const name = (index: number) => `Farm ${String(index).padStart(2, '0')}`;
async function link(farmName: string) {
  const farm = await server.addFarm({ name: farmName });
  const row = { farmer_id: farm.id, account_id: personId, role: 'viewer' as const, permissions: null };
  await server.db.insertInto('farm_accounts').values(row).execute();
  await copyAccess(server.db, farm.id);
}

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  store = createStore();
  const person = await server.addPerson();
  personId = person.id;
  for (let index = 1; index <= 7; index += 1) await link(name(index));
  store.set(setServerAtom, server.url);
  await store.set(loginAtom, { email: person.email, password: testPassword });
});

const names = () => store.get(farmersAtom).list.map((farm) => farm.name);

// Specification 3: the farm list keeps list, total, currentPage, perPage
test('the list keeps list, total, currentPage and perPage, and ends where the total is reached', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  expect(store.get(farmersAtom)).toMatchObject({ total: 7, currentPage: 1, perPage: 3, loading: false });
  await store.set(loadFarmersAtom, 'more', { perPage: 3 });
  await store.set(loadFarmersAtom, 'more', { perPage: 3 });
  expect(names()).toEqual([1, 2, 3, 4, 5, 6, 7].map(name));
  expect(store.get(moreFarmersAtom)).toBe(false);
  const fetched = vi.spyOn(globalThis, 'fetch');
  await store.set(loadFarmersAtom, 'more', { perPage: 3 });
  expect(fetched).not.toHaveBeenCalled();
});

// Specification 4: duplicate ids reset and reload the list
test('duplicate ids reset the list, which is loaded again', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  await link('A new first one');
  await store.set(loadFarmersAtom, 'more', { perPage: 3 });
  expect(names()).toEqual(['A new first one', name(1), name(2)]);
  expect(store.get(farmersAtom)).toMatchObject({ currentPage: 1, total: 8 });
});

// Specification 4: changing the page size clears the list and refetches
test('changing the page size clears the list and fetches it again', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  const loading = store.set(loadFarmersAtom, 'more', { perPage: 5 });
  expect(store.get(farmersAtom)).toMatchObject({ list: [], loading: true });
  await loading;
  expect(names()).toEqual([1, 2, 3, 4, 5].map(name));
  // Also where every farm is there.
  await store.set(loadFarmersAtom, 'first', { perPage: 9 });
  await store.set(loadFarmersAtom, 'more', { perPage: 2 });
  expect(names()).toEqual([1, 2].map(name));
});

test('the later of two searches counts, whichever answers first', async () => {
  const first = store.set(loadFarmersAtom, 'first', { search: 'farm' });
  const second = store.set(loadFarmersAtom, 'first', { search: '07' });
  await Promise.all([second, first]);
  expect(names()).toEqual([name(7)]);
});

test('a failure keeps what is shown, and says why', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(store.set(loadFarmersAtom, 'more', { perPage: 3 })).rejects.toMatchObject({ kind: 'offline' });
  expect(store.get(farmersAtom)).toMatchObject({ error: { kind: 'offline' }, loading: false, list: { length: 3 } });
});

test('does not load more while the list is loading', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  const fetched = vi.spyOn(globalThis, 'fetch').mockClear();
  const loading = store.set(loadFarmersAtom, 'more', { perPage: 3 });
  await Promise.all([loading, store.set(loadFarmersAtom, 'more', { perPage: 3 })]);
  expect(fetched).toHaveBeenCalledOnce();
  expect(names()).toEqual([1, 2, 3, 4, 5, 6].map(name));
});

test('shows the list before while a list loads, and no old failure', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await store.set(loadFarmersAtom, 'first', { perPage: 3 }).catch(() => undefined);
  const loading = store.set(loadFarmersAtom, 'first', { perPage: 3 });
  expect(store.get(farmersAtom)).toMatchObject({ list: { length: 3 }, loading: true, error: null });
  await loading;
});

test('does not show a failure of a search that nobody waits for any more', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const first = store.set(loadFarmersAtom, 'first', { search: 'farm' }).catch(() => undefined);
  const second = store.set(loadFarmersAtom, 'first', { search: '07' });
  await Promise.all([first, second]);
  expect(store.get(farmersAtom)).toMatchObject({ error: null, list: { length: 1 } });
});

test('a caller that cancels a load gets that, and nobody sees a failure', async () => {
  const left = new AbortController();
  const loading = store.set(loadFarmersAtom, 'first', { signal: left.signal });
  left.abort();
  await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
  expect(store.get(farmersAtom)).toMatchObject({ loading: false, error: null });
});

describe('a server with pages of its own', () => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await Gateway.start(server.url);
    store.set(serverAtom, gateway.url); // the session continues through the gateway
  });
  afterEach(() => gateway.close());

  /** A page that contains the same farm twice. */
  const twice = (total: number) => page([1, 1], { total, current_page: 1, per_page: 3 });
  const page = (farms: number[], meta: object) => {
    const data = farms.map((index) => ({ id: `0198c0de-0000-7000-8000-00000000000${index}`, name: name(index) }));
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data, meta }) };
  };

  test('is asked for all of its pages, though they are smaller than what it was asked for', async () => {
    const answers = [[1, 2], [3, 4], [5]].map((farms, at) =>
      page(farms, { total: 5, current_page: at + 1, per_page: 2 }),
    );
    gateway.answer = () => answers.shift() ?? null;
    await store.set(loadFarmersAtom, 'first');
    expect(store.get(farmersAtom)).toMatchObject({ total: 5, currentPage: 1, perPage: 2 });
    await store.set(loadFarmersAtom, 'more');
    await store.set(loadFarmersAtom, 'more');
    expect([names(), store.get(moreFarmersAtom)]).toEqual([[1, 2, 3, 4, 5].map(name), false]);
  });

  test('is asked once more, and its list accepted if it is complete', async () => {
    const answers = [twice(2)];
    gateway.answer = () => answers.shift() ?? null;
    await store.set(loadFarmersAtom, 'first', { perPage: 3 });
    expect(names()).toEqual([1, 2, 3].map(name));
    expect(gateway.calls).toEqual(['/farmers', '/farmers']);
  });

  // Specification 4: a farm that a server always gives twice is never read as no farm
  test('is asked once more, and a farm that it always gives twice is listed once', async () => {
    gateway.answer = () => twice(2);
    await store.set(loadFarmersAtom, 'first', { perPage: 3 });
    expect(names()).toEqual([name(1)]);
    expect(gateway.calls).toEqual(['/farmers', '/farmers']);
  });

  // Specification 4: duplicate ids: reset once, then the doubles are left out
  test('gets one reset if its pages repeat each other, then lists each farm once', async () => {
    const page = (current_page: number, ...ids: number[]) => {
      const data = ids.map((id) => ({ id: `0198c0de-0000-7000-8000-00000000000${id}`, name: name(id) }));
      const meta = { total: 6, current_page, per_page: 2, last_page: 3 };
      const headers = { 'content-type': 'application/json' };
      return { status: 200, headers, body: JSON.stringify({ data, meta }) };
    };
    const answers = [page(1, 1, 2), page(2, 2, 3), page(1, 1, 2), page(2, 2, 3), page(2, 2, 3), page(3, 3, 4)];
    gateway.answer = () => answers.shift() ?? null;
    await store.set(loadFarmersAtom, 'first', { perPage: 2 });
    for (let scrolls = 0; scrolls < 20 && store.get(moreFarmersAtom); scrolls += 1)
      await store.set(loadFarmersAtom, 'more', { perPage: 2 });
    expect(gateway.calls).toHaveLength(5);
    expect(names()).toEqual([1, 2, 3].map(name));
    expect(store.get(moreFarmersAtom)).toBe(false);
  });
});
