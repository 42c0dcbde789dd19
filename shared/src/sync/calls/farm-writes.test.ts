import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { farmDeviceAtom } from '../../device/local/farm-device.ts';
import { newId } from '../../domain/uuid.ts';
import { json, problem } from '@seguia/testing/scripted-api';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { deleteBandAtom, deleteCampaignAtom, saveBandAtom, saveCampaignAtom, savePlantingAtom } from './farm-writes.ts';

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

  test('stay as a pull brought them if somebody changed them while the answer was on its way', async () => {
    const { device, farmId } = store.get(farmDeviceAtom)!;
    vi.stubGlobal('fetch', async () => {
      await (await device.db()).put(list, { farm: farmId, id, item: { id, version: 3 } as never });
      return made(2);
    });
    expect(await write()).toMatchObject({ version: 2 });
    expect(await storedIds(list)).toMatchObject({ version: 3 });
  });

  test('stay unchanged on the device if the server refuses them', async () => {
    answers.push(made(1), problem(422), problem(403));
    await write();
    await expect(write()).rejects.toMatchObject({ status: 422 });
    await expect(remove()).rejects.toMatchObject({ status: 403 });
    expect(await storedIds(list)).toMatchObject({ version: 1 });
  });
});

test.each([
  ['a campaign', () => save()],
  ['a band', () => store.set(saveBandAtom, { id, ...(band as object) } as never)],
  [
    'a planting',
    () => store.set(savePlantingAtom, { plotId: 'p', cropTypeId: 't', from: '2026-01-10', version: 1 } as never),
  ],
  ['a campaign that goes', () => store.set(deleteCampaignAtom, id)],
  ['a band that goes', () => store.set(deleteBandAtom, id)],
])('%s ends after the time that a person waits', async (_, write) => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', async ({ signal }: Request) => {
    signal.throwIfAborted();
    return made(1);
  });
  await expect(write()).rejects.toMatchObject({ kind: 'timeout' });
  timeout.mockRestore();
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

test('a new campaign that a lost answer had made already is saved on top of it, under a new key', async () => {
  answers.push(problem(412, { current_version: 1 }), made(2));
  expect(await save()).toMatchObject({ version: 2 });
  expect(header('if-match')).toEqual([null, '"1"']);
  expect(header('if-none-match')).toEqual(['*', null]);
  expect(new Set(header('idempotency-key')).size).toBe(2);
});

test('a campaign that somebody else changed is shown before it is overwritten', async () => {
  answers.push(made(1), problem(412, { current_version: 2 }));
  await save();
  await expect(save('Poivron')).rejects.toMatchObject({ status: 412 });
  expect(requests).toHaveLength(2);
});

test('a new campaign that was deleted on the server is not made again without asking', async () => {
  answers.push(problem(412, { current_version: null }));
  await expect(save()).rejects.toMatchObject({ status: 412 });
  expect(requests).toHaveLength(1);
});

describe('plantings', () => {
  const noted = { firstFlower: '2026-02-09', firstHarvest: null, topped: null };
  const key = { plotId: 'p', cropTypeId: 't', from: '2026-01-10' };
  const other = {
    cropId: 'c',
    cropTypeId: 't',
    cropName: 'Tomate',
    cropTypeName: 'Torry',
    from: '2025-01-10',
    to: null,
  };
  const write = (version = 1) => store.set(savePlantingAtom, { ...key, to: null, ...noted, version });
  const answered = (version: number) =>
    json({
      id: 'p.t.2026-01-10',
      plot_id: 'p',
      crop_type_id: 't',
      from: key.from,
      to: null,
      first_flower: '2026-02-09',
      first_harvest: null,
      topped: null,
      version,
    });
  const plots = async () => (await (await store.get(farmDeviceAtom)!.device.db()).get('plots', ['farm', 'p']))?.item;

  beforeEach(async () => {
    const db = await store.get(farmDeviceAtom)!.device.db();
    const crops = [{ ...other, from: key.from }, other];
    await db.put('plots', { farm: 'farm', id: 'p', item: { id: 'p', name: 'Serre 1', crops } as never });
  });

  test('are saved on the server, then in their plot on the device, and no other planting with them', async () => {
    const onChange = vi.fn<() => void>();
    store.get(farmDeviceAtom)!.device.changes.listen(['plots'], onChange);
    answers.push(answered(2));
    await write();
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'PUT /v2/farmers/farm/plantings/p.t.2026-01-10',
    ]);
    expect(header('if-match')).toEqual(['"1"']);
    expect(await requests[0]?.json()).toEqual({ to: null, first_flower: '2026-02-09' });
    expect((await plots())?.crops).toEqual([{ ...other, ...key, plotId: undefined, ...noted, version: 2 }, other]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('stay unchanged if the server refuses them; a lost answer makes no second change', async () => {
    answers.push(problem(412), new TypeError('Failed to fetch'), answered(4));
    await expect(write()).rejects.toMatchObject({ status: 412 });
    await expect(write(3)).rejects.toMatchObject({ kind: 'offline' });
    expect((await plots())?.crops[0]).not.toHaveProperty('version');
    await write(3);
    const [, second, third] = header('idempotency-key');
    expect(third).toBe(second);
  });
});
