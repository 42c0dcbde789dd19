import { describe, expect, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aCampaign, aReading } from '../../testing/test-farm.ts';
import { start, testServer } from '../../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm();
const manager = await server.addPerson(farm, 'manager');
const [plot, cropType] = [await farm.addPlot(), await farm.addCropType()];

const subjects = [
  ['readings', aReading(plot)],
  ['campaigns', aCampaign()],
  [
    'target-bands',
    { plot_id: plot, crop_type_id: cropType, from: '2026-01-01', to: null, intake_ec: { low: 1, high: 2 } },
  ],
] as const;

const tables = { readings: 'readings', campaigns: 'campaigns', 'target-bands': 'target_bands' } as const;

describe.each(subjects)('%s', (name, body) => {
  test('keep when they were made, and say when they were changed', async () => {
    const id = newId();
    const at = `${farm.url}/${name}/${id}`;
    const times = async () =>
      server.db
        .selectFrom(tables[name])
        .select(['created_at', 'updated_at', 'deleted_at'])
        .where('id', '=', id)
        .execute();
    const [made, changed, gone] = [start, '2026-06-15T13:00:00Z', '2026-06-15T14:00:00Z'].map(
      (text) => Date.parse(text) / 1000,
    );
    server.setClock(start);
    await manager.write('PUT', at, { body, seen: null });
    expect(await times()).toEqual([{ created_at: made, updated_at: made, deleted_at: null }]);
    server.setClock('2026-06-15T13:00:00Z');
    await manager.write('PUT', at, { body, seen: 1 });
    expect(await times()).toEqual([{ created_at: made, updated_at: changed, deleted_at: null }]);
    server.setClock('2026-06-15T14:00:00Z');
    await manager.write('DELETE', at, { seen: 2 });
    expect(await times()).toEqual([{ created_at: made, updated_at: gone, deleted_at: gone }]);
  });

  test('take an id and a key in capitals for the same', async () => {
    const [id, key] = [newId(), newId()];
    const at = `${farm.url}/${name}/`;
    const unique = name === 'target-bands' ? { ...body, from: '2020-01-01', to: '2020-01-02' } : body;
    expect((await manager.write('PUT', at + id, { body: unique, seen: null, key })).status).toBe(201);
    const again = { body: unique, seen: null, key: key.toUpperCase() };
    expect((await manager.write('PUT', at + id.toUpperCase(), again)).status).toBe(200);
    expect((await manager.write('DELETE', at + id.toUpperCase(), { seen: 1 })).status).toBe(204);
  });

  test('that never were cannot be deleted', async () => {
    expect((await manager.write('DELETE', `${farm.url}/${name}/${newId()}`, { seen: 1 })).status).toBe(404);
  });
});
