import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aFarm() {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const put = <Body>(path: string, body: object, seen: number | null = null, key = newId()) =>
    manager.write<Body>('PUT', `${farm.url}/${path}`, { body, seen, key });
  const crop = (id: string, body: object, seen: number | null = null) => put<Wire['Crop']>(`crops/${id}`, body, seen);
  const type = (id: string, body: object, seen: number | null = null) =>
    put<Wire['CropType']>(`crop-types/${id}`, body, seen);
  return { farm, manager, put, crop, type };
}

test('a manager adds a crop and its varieties, renames them and archives them', async () => {
  const { farm, manager, crop, type } = await aFarm();
  const [cropId, typeId] = [newId(), newId()];
  expect(await crop(cropId, { name: ' Tomate ' })).toMatchObject({
    status: 201,
    body: { id: cropId, name: 'Tomate', archived: false, version: 1 },
  });
  expect(await type(typeId, { crop_id: cropId, name: 'Torry' })).toMatchObject({
    status: 201,
    body: { id: typeId, crop_id: cropId, name: 'Torry', archived: false, version: 1 },
  });
  await crop(cropId, { name: 'Tomate ronde', archived: true }, 1);
  await type(typeId, { crop_id: cropId, name: 'Torry F1', archived: true }, 1);
  const crops = await manager.get<Wire['CropPage']>(`${farm.url}/crops`);
  expect(crops.body.data).toMatchObject([{ name: 'Tomate ronde', archived: true, version: 2 }]);
  const types = await manager.get<Wire['CropTypePage']>(`${farm.url}/crop-types`, { 'with-relations': 'crop' });
  expect(types.body.data).toMatchObject([{ name: 'Torry F1', archived: true, version: 2, crop: { id: cropId } }]);
});

test('plots carry the new name of what grows there, and devices fetch them', async () => {
  const { farm, manager, crop, type } = await aFarm();
  const [cropId, typeId, plot] = [newId(), newId(), await farm.addPlot()];
  await crop(cropId, { name: 'Tomate' });
  await type(typeId, { crop_id: cropId, name: 'Torry' });
  await farm.plant(plot, typeId, '2026-01-01');
  const asking = (mark: string) => ({ 'sync-date': mark, 'sync-is-possible': 'true', 'no-paginate': 'true' });
  const pull = async (mark: string) => (await manager.get<Wire['PlotPage']>(`${farm.url}/plots`, asking(mark))).body;
  const first = await pull('0');
  await crop(cropId, { name: 'Tomate ronde' }, 1);
  const second = await pull(first.meta.sync_date ?? '');
  expect(second.data[0]?.crops).toMatchObject([{ crop_name: 'Tomate ronde', crop_type_name: 'Torry' }]);
  await type(typeId, { crop_id: cropId, name: 'Torry F1' }, 1);
  const third = await pull(second.meta.sync_date ?? '');
  expect(third.data[0]?.crops).toMatchObject([{ crop_name: 'Tomate ronde', crop_type_name: 'Torry F1' }]);
});

test('two crops, and two varieties of one crop, have two names', async () => {
  const { crop, type } = await aFarm();
  const [tomato, rose] = [newId(), newId()];
  await crop(tomato, { name: 'Tomate' });
  await crop(rose, { name: 'Rose' });
  const taken = [422, { errors: [{ field: 'name', code: 'name_taken' }] }];
  const again = await crop(newId(), { name: 'TOMATE' });
  expect([again.status, again.body]).toMatchObject(taken);
  await type(newId(), { crop_id: tomato, name: 'Torry' });
  expect((await type(newId(), { crop_id: rose, name: 'Torry' })).status).toBe(201);
  const twice = await type(newId(), { crop_id: tomato, name: 'torry' });
  expect([twice.status, twice.body]).toMatchObject(taken);
  const empty = await crop(newId(), { name: ' ' });
  expect([empty.status, empty.body]).toMatchObject([422, { errors: [{ code: 'name_missing' }] }]);
});

test('a variety stays with its crop, which must be there', async () => {
  const { crop, type } = await aFarm();
  const [tomato, rose, id] = [newId(), newId(), newId()];
  await crop(tomato, { name: 'Tomate' });
  await crop(rose, { name: 'Rose' });
  await type(id, { crop_id: tomato, name: 'Torry' });
  const moved = await type(id, { crop_id: rose, name: 'Torry' }, 1);
  expect([moved.status, moved.body]).toMatchObject([422, { errors: [{ field: 'crop_id', code: 'crop_fixed' }] }]);
  const orphan = await type(newId(), { crop_id: newId(), name: 'Freedom' });
  expect([orphan.status, orphan.body]).toMatchObject([422, { errors: [{ field: 'crop_id', code: 'crop_unknown' }] }]);
});

test('two managers do not overwrite each other, and a repeated request changes nothing', async () => {
  const { put, crop } = await aFarm();
  const [id, key] = [newId(), newId()];
  await put(`crops/${id}`, { name: 'Tomate' }, null, key);
  expect((await put<Wire['Crop']>(`crops/${id}`, { name: 'Tomate' }, null, key)).body.version).toBe(1);
  expect((await crop(id, { name: 'Rose' }, 1)).body.version).toBe(2);
  expect((await crop(id, { name: 'Poivron' }, 1)).status).toBe(412);
  const revisions = await server.db.selectFrom('revisions').select('subject').where('subject_id', '=', id).execute();
  expect(revisions).toEqual([{ subject: 'crop' }, { subject: 'crop' }]);
});
