import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../data-server/testing/test-farm.ts';
import { testServer } from '../../data-server/testing/test-server.ts';

test('only people who are logged in may send a body of megabytes, and 20,000 readings are stored at once', async () => {
  const server = await testServer();
  const farm = await server.addFarm();
  const plot = await farm.addPlot();
  const manager = await server.addPerson(farm, 'manager');
  const at = () => `${farm.url}/imports/${newId()}`;
  const readings = Array.from({ length: 20_000 }, (_, index) => ({
    place: { sheet: 'Serre 1', row: index + 2, cell: `C${index + 2}` },
    reading: aReading(plot, {
      date: new Date(Date.UTC(2023, 0, 1) + Math.floor(index / 24) * 86_400_000).toISOString().slice(0, 10),
      time: `${String(index % 24).padStart(2, '0')}:00`,
      note: 'x'.repeat(60),
    }),
  }));
  const body = { file_name: 'cahier 2025.xlsx', readings };
  expect(JSON.stringify(body).length).toBeGreaterThan(5_000_000);
  expect((await server.anybody.write('PUT', at(), { body, seen: null })).status).toBe(401);
  const { status, body: made } = await manager.write<Wire['Import']>('PUT', at(), { body, seen: null });
  expect([status, made.imported]).toEqual([201, 20_000]);
  const { body: page } = await manager.get<Wire['ReadingPage']>(`${farm.url}/readings`, { 'no-paginate': 'true' });
  expect(page.data).toHaveLength(20_000);
  const more = { ...body, readings: [...readings, readings[0]] };
  expect((await manager.write('PUT', at(), { body: more, seen: null })).status).toBe(400);
}, 120_000);
