import { createStore } from 'jotai';
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

test('duplicate ids reset the list, which is loaded again', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  await link('A new first one');
  await store.set(loadFarmersAtom, 'more', { perPage: 3 });
  expect(names()).toEqual(['A new first one', name(1), name(2)]);
  expect(store.get(farmersAtom)).toMatchObject({ currentPage: 1, total: 8 });
});

test('changing the page size clears the list and fetches it again', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  const loading = store.set(loadFarmersAtom, 'more', { perPage: 5 });
  expect(store.get(farmersAtom)).toMatchObject({ list: [], loading: true });
  await loading;
  expect(names()).toEqual([1, 2, 3, 4, 5].map(name));
});

test('of two searches the later one counts, whichever answers first', async () => {
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

test('more is asked for once: not while the list is loading', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  const fetched = vi.spyOn(globalThis, 'fetch').mockClear();
  const loading = store.set(loadFarmersAtom, 'more', { perPage: 3 });
  await Promise.all([loading, store.set(loadFarmersAtom, 'more', { perPage: 3 })]);
  expect(fetched).toHaveBeenCalledOnce();
  expect(names()).toEqual([1, 2, 3, 4, 5, 6].map(name));
});

test('who looks while a list loads sees the list before it, and no old failure', async () => {
  await store.set(loadFarmersAtom, 'first', { perPage: 3 });
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await store.set(loadFarmersAtom, 'first', { perPage: 3 }).catch(() => undefined);
  const loading = store.set(loadFarmersAtom, 'first', { perPage: 3 });
  expect(store.get(farmersAtom)).toMatchObject({ list: { length: 3 }, loading: true, error: null });
  await loading;
});

test('a failure of a search that nobody waits for any more is not shown', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const first = store.set(loadFarmersAtom, 'first', { search: 'farm' }).catch(() => undefined);
  const second = store.set(loadFarmersAtom, 'first', { search: '07' });
  await Promise.all([first, second]);
  expect(store.get(farmersAtom)).toMatchObject({ error: null, list: { length: 1 } });
});

test('who breaks a load off gets that, and nobody is shown a failure', async () => {
  const left = new AbortController();
  const loading = store.set(loadFarmersAtom, 'first', { signal: left.signal });
  left.abort();
  await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
  expect(store.get(farmersAtom)).toMatchObject({ loading: false, error: null });
});

describe('a server whose pages move all the time', () => {
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await Gateway.start(server.url);
    store.set(serverAtom, gateway.url); // the session continues through the gateway
  });
  afterEach(() => gateway.close());

  /** A page that contains the same farm twice. */
  const twice = (total: number) => {
    const farm = { id: '0198c0de-0000-7000-8000-000000000001', name: 'Twice' };
    const meta = { total, current_page: 1, per_page: 3, last_page: 1 };
    const headers = { 'content-type': 'application/json' };
    return { status: 200, headers, body: JSON.stringify({ data: [farm, farm], meta }) };
  };

  test('is asked once more, and its list taken where it is whole', async () => {
    const answers = [twice(2)];
    gateway.answer = () => answers.shift() ?? null;
    await store.set(loadFarmersAtom, 'first', { perPage: 3 });
    expect(names()).toEqual([1, 2, 3].map(name));
    expect(gateway.calls).toEqual(['/farmers', '/farmers']);
  });

  test('is asked once more, and a farm that it always gives twice is listed once', async () => {
    gateway.answer = () => twice(2);
    await store.set(loadFarmersAtom, 'first', { perPage: 3 });
    expect(names()).toEqual(['Twice']);
    expect(gateway.calls).toEqual(['/farmers', '/farmers']);
  });

  test('comes to an end where its pages repeat each other: one reset, then each farm once', async () => {
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
