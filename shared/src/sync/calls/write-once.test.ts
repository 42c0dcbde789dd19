// Two phones of one person, on a real server; the first one's answers are lost at times.
import { createApi } from '@seguia/openapi';
import { startDataServer, type TestDataServer } from '@seguia/testing/data-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../domain/uuid.ts';
import { call } from '../../session/api/api-error.ts';
import { writeOnce, type WriteHeader } from './write-once.ts';

let server: TestDataServer;
let api: ReturnType<typeof createApi>;
let farmId: string;
let id: string;
let isLost = false;
beforeAll(async () => {
  server = await startDataServer();
  const farm = await server.addFarm();
  farmId = farm.id;
  const { token } = await server.addPerson([farm], 'manager');
  api = createApi({
    baseUrl: `${server.url}/v2`,
    token,
    async fetch(request: Request) {
      const answer = await fetch(request);
      if (isLost) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
});
afterAll(() => server.close());

const path = () => ({ farmer_id: farmId, id });
const put = (name: string, header: WriteHeader) => {
  const body = { name, start_date: '2026-01-01', end_date: '2026-06-30', visibility: 'all_apps' as const };
  return call(api.PUT('/farmers/{farmer_id}/campaigns/{id}', { params: { path: path(), header }, body }));
};
const save = (name: string, version: number | null) =>
  writeOnce({ id, version, body: { name } }, (header) => put(name, header));
const onServer = async () => {
  const { name, version } = await call(api.GET('/farmers/{farmer_id}/campaigns/{id}', { params: { path: path() } }));
  return [name, version];
};

beforeEach(async () => {
  id = newId();
  await save('Semis', null);
  isLost = true;
  await expect(save('Tomates', 1)).rejects.toMatchObject({ kind: 'offline' });
  isLost = false;
});

test('a value that is saved again, after another phone has changed it, is what the server has', async () => {
  await put('Roses', { 'Idempotency-Key': newId(), 'If-Match': '"2"' });
  expect(await save('Tomates', 3)).toMatchObject({ name: 'Tomates', version: 4 });
  expect(await onServer()).toEqual(['Tomates', 4]);
});

test('a lost answer makes no second change, though the phone has fetched its own version meanwhile', async () => {
  expect(await save('Tomates', 2)).toMatchObject({ name: 'Tomates', version: 2 });
  expect(await onServer()).toEqual(['Tomates', 2]);
});
