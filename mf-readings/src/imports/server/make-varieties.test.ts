// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startWorld, type World } from '../../../testing/farm-screen.ts';
import { makeVarietiesAtom } from './make-varieties.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

test('makes a crop, its variety and the plantings once, also where an answer was lost', async () => {
  const { store } = await world.open('/app/history', await world.person('manager'));
  const [plotId] = world.plots;
  const id = newId();
  const varieties = [{ id, name: 'Maxi', crop: { id: newId(), name: 'Aubergine' } }];
  const plantings = [{ plotId: plotId!, cropTypeId: id, from: '2024-01-13', to: '2024-03-20' }];
  const real = globalThis.fetch;
  let isLost = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await real(request);
    if (request.method !== 'PUT' || !request.url.includes('/crop-types/') || !isLost) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  });
  const make = () => store.set(makeVarietiesAtom, { varieties, plantings });
  await make().catch(make);
  expect(isLost).toBe(false);
  const { db } = world.server;
  const types = await db.selectFrom('crop_types').selectAll().where('id', '=', id).execute();
  expect(types).toMatchObject([{ name: 'Maxi', crop_id: varieties[0]?.crop.id }]);
  const planted = await db.selectFrom('plot_crops').selectAll().where('crop_type_id', '=', id).execute();
  expect(planted).toMatchObject([{ plot_id: plotId, from_date: '2024-01-13', to_date: '2024-03-20' }]);
});
