// Bodies that are made to cost the server more than they cost their sender.
import { expect, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm();
const viewer = await server.addPerson(farm, 'viewer');

const repeat = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

const send = async (readings: unknown[], more: object = {}) => {
  const body = { file_name: 'a.csv', readings, ...more };
  const { status, body: problem } = await viewer.write('PUT', `${farm.url}/imports/${newId()}`, { body, seen: null });
  return [status, ...(problem.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
};

test('millions of values in 16 MB are refused before they are parsed', async () => {
  expect(await send(repeat(5_500_000, {}))).toEqual([400, ' too_many_values']);
});

test('a list that is too long, or all of whose items are wrong, has one fault and not one for each item', async () => {
  expect(await send(repeat(300_000, {}))).toEqual([400, 'readings maxItems']);
  expect(await send(repeat(20_000, { x: 1 }))).toEqual([400, 'readings.0.place required']);
  const names = Array.from({ length: 200_000 }, (_, index) => [`x${index}`, 0] as const);
  expect(await send([], Object.fromEntries(names))).toEqual([400, 'x0 unknown_field']);
});

test('the largest import is read: 20,000 readings with every field', async () => {
  const every = { timestamp: 1_750_000_000, meter_id: newId(), total_drained: 1, intake_per_dripper: 1 };
  const reading = { ...aReading(newId(), { note: '[{,'.repeat(80) }), ...every, dripper_count: 1, dripper_unit: 'ml' };
  const place = { sheet: 'Serre 1', row: 2, cell: 'A2' };
  // The role is looked at after the body.
  expect(await send(repeat(20_000, { place, reading }))).toEqual([403]);
});

test('an answer names a hundred faults at most, and no field by more than 200 characters', async () => {
  const names = Array.from({ length: 6000 }, (_, index) => [`x${index}`, 0] as const);
  const write = (body: object) =>
    server.anybody.write('PUT', `${farm.url}/crops/${newId()}`, { body: { name: 'A', ...body }, seen: null });
  const { status, body: problem } = await write(Object.fromEntries(names));
  expect([status, problem.errors?.length]).toEqual([400, 100]);
  const { body: long } = await write({ ['x'.repeat(60_000)]: 1 });
  expect(long.errors?.map(({ field }) => field)).toEqual(['x'.repeat(200)]);
});
