import type { Wire } from '@seguia/openapi';
import { measures } from '@seguia/shared/domain/readings/measures';
import { newId } from '@seguia/shared/domain/uuid';
import { expect, test } from 'vitest';
import { measureColumns, measureOfColumn } from '../database/measure-columns.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm();
const manager = await server.addPerson(farm);
const plot = await farm.addPlot();

test.each(measureColumns)('a reading of %s alone is kept, listed, shown in its revision and drawn', async (column) => {
  const value = measures[measureOfColumn(column)].usual.high;
  const id = newId();
  const body = { plot_id: plot, date: '2026-06-14', time: '09:00', entry_type: 'value', [column]: value };
  const saved = await manager.write<Wire['Reading']>('PUT', `${farm.url}/readings/${id}`, { body, seen: null });
  expect([saved.status, saved.body[column]]).toEqual([201, value]);
  const { body: revisions } = await manager.get<Wire['RevisionPage']>(`${farm.url}/readings/${id}/revisions`);
  expect(revisions.data[0]?.changes).toContainEqual({ field: column, old: null, new: value });
  const campaign = newId();
  await manager.write('PUT', `${farm.url}/campaigns/${campaign}`, {
    body: { name: column, start_date: '2026-06-01', end_date: '2026-06-30', visibility: 'all_apps' },
    seen: null,
  });
  const series = await manager.get<Wire['ReadingSeries']>(
    `${farm.url}/campaigns/${campaign}/series?resolution=reading&plot_id=${plot}`,
  );
  expect(series.body.plots[0]?.[column]).toContain(value);
});

test.each(measureColumns)('a target band of %s alone is kept', async (column) => {
  const { low, high } = measures[measureOfColumn(column)].usual;
  const limits = { low, high };
  const body = {
    plot_id: await farm.addPlot(),
    crop_type_id: await farm.addCropType(),
    from: '2026-01-01',
    [column]: limits,
  };
  const saved = await manager.write<Wire['TargetBand']>('PUT', `${farm.url}/target-bands/${newId()}`, {
    body,
    seen: null,
  });
  expect([saved.status, saved.body[column]]).toEqual([201, limits]);
});
