import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../data-server/testing/test-farm.ts';
import { testServer } from '../../data-server/testing/test-server.ts';
import { fuzz } from './fuzz.ts';

const server = await testServer({ logLevel: 'silent' });
await server.app.listen({ port: 0, host: '127.0.0.1' });
const farm = await server.addFarm();
const person = await server.addPerson(farm);
const plot = await farm.addPlot();

test('whatever is sent: no 5xx but 503 with Retry-After, and every error a problem with all headers', async () => {
  const reading = newId();
  await person.write('PUT', `${farm.url}/readings/${reading}`, { body: aReading(plot), seen: null });
  const { port } = server.app.server.address() as AddressInfo;
  const world = { token: person.token ?? '', ids: [farm.id, farm.id, plot, reading, '2026-06-14'] };
  const { faults, statuses } = await fuzz({ port, requests: 1500, seed: 13, world });
  expect(faults).toEqual([]);
  // Checks that the fuzz shows something: calls are accepted, and refused in many ways.
  for (const status of [200, 400, 401, 404, 405, 413, 422]) expect(statuses[status]).toBeGreaterThan(0);
});
