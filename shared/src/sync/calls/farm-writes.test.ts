import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { farmDeviceAtom } from '../../device/local/farm-device.ts';
import { newId } from '../../domain/uuid.ts';
import { json, problem } from '../../testing/scripted-api.ts';
import { loggedInStore } from '../../testing/logged-in-store.ts';
import { deleteBandAtom, deleteCampaignAtom, saveBandAtom, saveCampaignAtom } from './farm-writes.ts';

const answers: (Response | Error)[] = [];
const requests: Request[] = [];
let store: ReturnType<typeof loggedInStore>['store'];
let id: string;
beforeEach(() => {
  ({ store } = loggedInStore());
  id = newId();
  requests.length = 0;
  answers.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const next = answers.shift() ?? new TypeError('Failed to fetch');
    if (next instanceof Error) throw next;
    return next;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const campaign = { name: 'Tomate', startDate: '2026-01-01', endDate: '2026-12-31', visibility: 'all_apps' } as const;
const band = { plotId: 'p', cropTypeId: 't', quantity: 'ec', from: '2026-01-01', to: null, low: 2, high: 3 } as never;
const made = (version: number) => json({ id, version, name: 'Tomate' });
const gone = () => new Response(null, { status: 204 });
const save = (name = 'Tomate') => store.set(saveCampaignAtom, { id, ...campaign, name });
const storedIds = async (list: 'campaigns' | 'bands') =>
  (await (await store.get(farmDeviceAtom)!.device.db()).get(list, ['farm', id]))?.item;
const header = (name: string) => requests.map(({ headers }) => headers.get(name));

describe.each([
  ['campaigns', () => save(), () => store.set(deleteCampaignAtom, id), 'campaigns'],
  [
    'bands',
    () => store.set(saveBandAtom, { id, ...(band as object) } as never),
    () => store.set(deleteBandAtom, id),
    'target-bands',
  ],
] as const)('%s', (list, write, remove, path) => {
  test('are saved on the server, then on the device, and deleted likewise', async () => {
    const onChange = vi.fn<() => void>();
    store.get(farmDeviceAtom)!.device.changes.listen([list], onChange);
    answers.push(made(1), made(2), gone());
    expect(await write()).toMatchObject({ id, version: 1 });
    expect(await storedIds(list)).toMatchObject({ version: 1 });
    await write();
    expect([await storedIds(list), onChange.mock.calls.length]).toMatchObject([{ version: 2 }, 2]);
    await remove();
    expect([await storedIds(list), onChange.mock.calls.length]).toEqual([undefined, 3]);
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      `PUT /v2/farmers/farm/${path}/${id}`,
      `PUT /v2/farmers/farm/${path}/${id}`,
      `DELETE /v2/farmers/farm/${path}/${id}`,
    ]);
    expect(header('if-none-match')).toEqual(['*', null, null]);
    expect(header('if-match')).toEqual([null, '"1"', '"2"']);
    expect(new Set(header('idempotency-key')).size).toBe(3);
  });

  test('that the server does not take stay as they are on the device', async () => {
    answers.push(made(1), problem(422), problem(403));
    await write();
    await expect(write()).rejects.toMatchObject({ status: 422 });
    await expect(remove()).rejects.toMatchObject({ status: 403 });
    expect(await storedIds(list)).toMatchObject({ version: 1 });
  });
});

test('the same save after a lost answer has the same key, another one its own', async () => {
  answers.push(new TypeError('lost'), made(1));
  await expect(save()).rejects.toMatchObject({ kind: 'offline' });
  await save();
  expect(new Set(header('idempotency-key')).size).toBe(1);
  answers.push(new TypeError('lost'), made(2));
  await expect(save('Poivron')).rejects.toMatchObject({ kind: 'offline' });
  await save('Courgette');
  expect(new Set(header('idempotency-key')).size).toBe(3);
  expect(await requests[0]?.json()).toMatchObject({ name: 'Tomate', start_date: '2026-01-01' });
});

test('a new campaign that a lost answer had made already is saved upon it, under a new key', async () => {
  answers.push(problem(412, { current_version: 1 }), made(2));
  expect(await save()).toMatchObject({ version: 2 });
  expect(header('if-match')).toEqual([null, '"1"']);
  expect(header('if-none-match')).toEqual(['*', null]);
  expect(new Set(header('idempotency-key')).size).toBe(2);
});

test('a campaign that somebody else changed is theirs to see first', async () => {
  answers.push(made(1), problem(412, { current_version: 2 }));
  await save();
  await expect(save('Poivron')).rejects.toMatchObject({ status: 412 });
  expect(requests).toHaveLength(2);
});

test('a new one that was deleted on the server is not made again unasked', async () => {
  answers.push(problem(412, { current_version: null }));
  await expect(save()).rejects.toMatchObject({ status: 412 });
  expect(requests).toHaveLength(1);
});
