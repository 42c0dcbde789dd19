// @vitest-environment happy-dom
import { newId } from '@seguia/shared/domain/uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startWorld, type World } from '../../../testing/farm-screen.ts';
import { makeMetersAtom } from './make-missing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

const isMeter = (request: Request) => request.method === 'PUT' && request.url.includes('/meters/');

test('makes each meter that a file names once, also where an answer was lost', async () => {
  const { store } = await world.open('/app/history', await world.person('manager'));
  const meters = [
    { id: newId(), name: 'Combo 1', kind: 'ec_ph' as const },
    { id: newId(), name: 'Sonde EC', kind: 'ec' as const },
  ];
  const real = globalThis.fetch;
  let isLost = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await real(request);
    if (!isMeter(request) || !isLost) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  });
  const made: string[] = [];
  const make = () => store.set(makeMetersAtom, meters, ({ name }) => void made.push(name));
  await make().catch(make);
  expect(isLost).toBe(false);
  expect(made).toEqual(['Combo 1', 'Sonde EC']);
  const stored = await world.server.db.selectFrom('meters').select(['name', 'kind']).orderBy('name').execute();
  expect(stored).toEqual([
    { name: 'Combo 1', kind: 'ec_ph' },
    { name: 'Sonde EC', kind: 'ec' },
  ]);
});
