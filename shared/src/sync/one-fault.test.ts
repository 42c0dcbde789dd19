import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestFarm } from '../../../data-server/testing/test-farm.ts';
import { newId } from '../domain/uuid.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { TestDevice } from '@seguia/testing/test-device';

let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let manager: TestPerson;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  manager = await server.addPerson([farm], 'manager');
});

/** A phone whose server answers some requests with a fixed status; null lets a request through. */
function phone(status: (request: Request) => number | null = () => null, person = manager): TestDevice {
  const problem = (code: number) =>
    Response.json(
      { type: '/problems/x', title: 'x', status: code, code: 'x' },
      { status: code, headers: { 'content-type': 'application/problem+json' } },
    );
  const send = (request: Request) => {
    const code = status(request);
    return code === null ? fetch(request) : Promise.resolve(problem(code));
  };
  return new TestDevice({ url: server.url, farmId: farm.id, person, fetch: send });
}

/** Answers the first `count` writes with 500. */
const stumbling = (count: number) => {
  let left = count;
  return (request: Request) => (request.method === 'PUT' && left-- > 0 ? 500 : null);
};

describe('a server that stumbles over a change', () => {
  test('is asked for the others: two faults in a row keep nothing else back', async () => {
    const device = phone(stumbling(2));
    for (const intakeEc of [1, 2, 3, 4]) await device.save({ plotId, intakeEc });
    const end = await device.push();
    expect([end.halt, end.sent]).toEqual([null, 2]);
    expect(await device.outbox()).toHaveLength(2);
  });

  test('three times in a row is not well itself: nothing more is sent for now', async () => {
    const device = phone(stumbling(50));
    for (const intakeEc of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await device.save({ plotId, intakeEc });
    const end = await device.push();
    expect([end.halt?.status, end.sent]).toEqual([500, 0]);
    expect(await device.outbox()).toHaveLength(9);
  });
});

describe('a list that cannot be had', () => {
  const without = (part: string, code: number) => (request: Request) => (request.url.includes(part) ? code : null);

  test('for want of the right leaves the others to come', async () => {
    const device = phone(without('/crop-types', 403));
    expect(await device.pull()).toBe(true);
    expect(await (await device.source.device.db()).getAll('plots')).toHaveLength(1);
  });

  test.each([500, 404, 408, 401])('for any other reason (%i) is a pull that failed', async (code) => {
    await expect(phone(without('/crop-types', code)).pull()).rejects.toMatchObject({ status: code });
  });
});

test('what was taken away on the server goes from the device at the next pull', async () => {
  const device = phone();
  const params = (id: string) => ({ path: { farmer_id: farm.id, id } });
  const body = { name: 'A', start_date: '2026-01-01', end_date: '2026-02-01', visibility: 'all_apps' } as const;
  const [gone, stays] = [newId(), newId()];
  for (const id of [gone, stays]) {
    const header = { 'If-None-Match': '*', 'Idempotency-Key': newId() } as const;
    await device.api.PUT('/farmers/{farmer_id}/campaigns/{id}', { params: { ...params(id), header }, body });
  }
  const campaigns = async () => (await (await device.source.device.db()).getAll('campaigns')).map(({ id }) => id);
  await device.pull();
  expect((await campaigns()).toSorted()).toEqual([gone, stays].toSorted());
  const header = { 'If-Match': '"1"', 'Idempotency-Key': newId() };
  await device.api.DELETE('/farmers/{farmer_id}/campaigns/{id}', { params: { ...params(gone), header } });
  expect(await device.pull()).toBe(true);
  expect(await campaigns()).toEqual([stays]);
  expect(await device.pull()).toBe(false);
});

test('an edit keeps who made the reading, and when', async () => {
  const recorder = await server.addPerson([farm], 'recorder');
  const [theirs, mine] = [phone(undefined, recorder), phone()];
  const made = await theirs.save({ plotId, intakeEc: 2 });
  await theirs.push();
  await mine.pull();
  const edited = await mine.save({ id: made.id, plotId, intakeEc: 3 });
  expect(edited.createdBy.id).toBe(recorder.id);
  expect(edited.createdAt).toBe((await mine.reading(made.id))?.createdAt);
  await mine.push();
  expect((await mine.reading(made.id))?.createdBy.id).toBe(recorder.id);
});

test('a reading and its way to the server are on the disk when they are said to be saved', async () => {
  const device = phone();
  await device.source.device.db();
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await device.save({ plotId, intakeEc: 2 });
  const writes = opened.mock.calls.filter(
    ([stores, mode]) => mode === 'readwrite' && [stores].flat().includes('outbox'),
  );
  expect(writes.length).toBeGreaterThan(0);
  for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
  opened.mockRestore();
});
