import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm();
const viewer = await server.addPerson(farm, 'viewer');
const first = await farm.addPlot({ name: 'Serre 2', irrigationUnits: 0 });
const second = await farm.addPlot({ name: 'Serre 1', closed: 1 });
const torry = await farm.addCropType('Tomate', 'Torry');
const freedom = await farm.addCropType('Rose', 'Freedom');
await farm.plant(first, torry, '2025-01-01', '2025-06-30');
await farm.plant(first, freedom, '2025-07-10');

test('plots come in walking order, with their irrigation units and what stands and stood in them', async () => {
  const { body } = await viewer.get<Wire['PlotPage']>(`${farm.url}/plots`);
  expect(body.data).toMatchObject([
    {
      id: first,
      name: 'Serre 2',
      position: 1,
      area: 1000,
      irrigation_units: 0,
      closed: false,
      crops: [
        { crop_name: 'Rose', crop_type_id: freedom, crop_type_name: 'Freedom', from: '2025-07-10', to: null },
        { crop_name: 'Tomate', crop_type_id: torry, crop_type_name: 'Torry', from: '2025-01-01', to: '2025-06-30' },
      ],
    },
    { id: second, name: 'Serre 1', position: 2, closed: true, crops: [] },
  ]);
});

test('crops and crop types come by name, the types with their crop where asked', async () => {
  const crops = await viewer.get<Wire['CropPage']>(`${farm.url}/crops`, { 'order-by': '-name' });
  expect(crops.body.data.map(({ name }) => name)).toEqual(['Tomate', 'Rose']);
  const plain = await viewer.get<Wire['CropTypePage']>(`${farm.url}/crop-types?total=true`);
  expect(plain.body.data.map(({ name, crop }) => [name, crop])).toEqual([
    ['Freedom', undefined],
    ['Torry', undefined],
  ]);
  expect(plain.body.meta.total).toBe(2);
  const full = await viewer.get<Wire['CropTypePage']>(`${farm.url}/crop-types`, { 'with-relations': 'crop' });
  expect(full.body.data.map(({ crop }) => crop?.name)).toEqual(['Rose', 'Tomate']);
});
