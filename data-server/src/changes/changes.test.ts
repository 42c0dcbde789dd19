import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { clearOldTombstones } from '../readings/tombstones.ts';
import { listNames } from '../sync/list-permissions.ts';
import type { Person } from '../../testing/person.ts';
import { aCampaign, aReading, type TestFarm } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
let farm: TestFarm;
let plot: string;
let manager: Person;
beforeEach(async () => {
  farm = await server.addFarm();
  plot = await farm.addPlot();
  manager = await server.addPerson(farm, 'manager');
  // What the test added by itself has the number of the farm's first write.
  await record();
});

type Marks = Record<string, string>;
const tagOf = (marks: Marks) =>
  `"${Object.entries(marks)
    .map(([name, mark]) => `${name}=${mark}`)
    .join(',')}"`;
const changesFor = (marks: Marks, person = manager) =>
  person.get<Wire['Changes']>(`${farm.url}/changes`, { 'if-none-match': tagOf(marks) });

/** The marks of a device that has everything. */
async function markOf(name: string, person = manager): Promise<string> {
  const sync = { 'sync-date': '0', 'sync-is-possible': 'true', 'no-paginate': 'true' };
  const { body } = await person.get<Wire['PlotPage']>(`${farm.url}/${name.replace('_', '-')}`, sync);
  return body.meta.sync_date ?? '';
}
const marksOf = async (person = manager): Promise<Marks> =>
  Object.fromEntries(await Promise.all(listNames.map(async (name) => [name, await markOf(name, person)])));
const changed = ({ lists }: Wire['Changes']) =>
  Object.entries(lists).flatMap(([name, state]) => (state === 'changed' ? [name] : []));
const record = () => manager.write('PUT', `${farm.url}/readings/${newId()}`, { body: aReading(plot), seen: null });
const addCampaign = () => manager.write('PUT', `${farm.url}/campaigns/${newId()}`, { body: aCampaign(), seen: null });

describe('one call about all lists', () => {
  test('answers 304 with the same tag where nothing has changed', async () => {
    const marks = await marksOf();
    const answer = await changesFor(marks);
    expect([answer.status, answer.body, answer.headers['etag']]).toEqual([304, null, tagOf(marks)]);
  });

  test('names every list that has changed, and only those', async () => {
    const write = (path: string, body: object) => manager.write('PUT', `${farm.url}/${path}`, { body, seen: null });
    const [cropType, meter, crop, reading] = [await farm.addCropType(), newId(), newId(), newId()];
    const planting = { plot_id: plot, crop_type_id: cropType, from: '2026-01-01' };
    const writes: Record<string, () => Promise<{ status: number }>> = {
      plots: () => write(`plots/${newId()}`, { name: 'B1', irrigation_units: 1 }),
      crops: () => write(`crops/${crop}`, { name: 'Fraise' }),
      crop_types: () => write(`crop-types/${newId()}`, { crop_id: crop, name: 'Sabrina' }),
      readings: () => write(`readings/${reading}`, aReading(plot)),
      photos: () => manager.putPicture(`${farm.url}/readings/${reading}/photos/${newId()}`, aPhoto()),
      campaigns: addCampaign,
      target_bands: () => write(`target-bands/${newId()}`, { ...planting, intake_ec: { low: 1, high: 2 } }),
      water_days: () => write('water-days/2026-06-01', { irrigation: 6 }),
      meters: () => write(`meters/${meter}`, { name: 'pH 1', kind: 'ph' }),
      calibrations: () => write(`calibrations/${newId()}`, { meter_id: meter, at: 1_780_000_000, slope: 97 }),
      instructions: () => write(`instructions/${newId()}`, { plot_id: plot, text: 'Monter à 2,6' }),
    };
    expect(Object.keys(writes).toSorted()).toEqual(listNames.toSorted());
    for (const [name, make] of Object.entries(writes)) {
      const marks = await marksOf();
      expect((await make()).status).toBe(201);
      expect(changed((await changesFor(marks)).body)).toEqual([name]);
    }
  });

  test('names a list from which something was deleted', async () => {
    const campaign = `${farm.url}/campaigns/${newId()}`;
    await manager.write('PUT', campaign, { body: aCampaign(), seen: null });
    const marks = await marksOf();
    await manager.write('DELETE', campaign, { seen: 1 });
    expect(changed((await changesFor(marks)).body)).toEqual(['campaigns']);
  });

  test('gives the lists without changes a newer mark, which still finds the next change', async () => {
    const marks = await marksOf();
    await record();
    const { sync_date: next } = (await changesFor(marks)).body;
    const later = { ...marks, ...Object.fromEntries(listNames.map((name) => [name, next])) };
    expect((await changesFor(later)).status).toBe(304);
    await addCampaign();
    expect(changed((await changesFor(later)).body)).toEqual(['campaigns']);
    const sync = { 'sync-date': next, 'sync-is-possible': 'true' };
    const { body } = await manager.get<Wire['CampaignPage']>(`${farm.url}/campaigns`, sync);
    expect([body.data.length, body.meta.full]).toEqual([1, false]);
  });

  test('answers only the lists that are named and known', async () => {
    const plots = await markOf('plots');
    const { status, body } = await changesFor({ plots, pumps: '0' });
    expect([status, body.lists]).toEqual([200, { plots: 'same' }]);
    expect((await changesFor({ plots })).status).toBe(304);
  });
});

test('every doubt about a mark is a change: another database, the future, a fill, a cleared tombstone', async () => {
  const campaigns = await markOf('campaigns');
  const [epoch = '', number = ''] = campaigns.split('.');
  const place = Buffer.from('["1","x"]').toString('base64url');
  for (const doubtful of [
    '0',
    `abcdef012345.${number}`,
    `${epoch}.${Number(number) + 1}`,
    `${epoch}.fill.1.${place}`,
    '',
  ])
    expect(changed((await changesFor({ campaigns: doubtful })).body)).toEqual(['campaigns']);
  await manager.write('PUT', `${farm.url}/water-days/2026-06-01`, { body: { irrigation: 6 }, seen: null });
  await manager.write('DELETE', `${farm.url}/water-days/2026-06-01`, { seen: 1 });
  await clearOldTombstones(server.db, 180 * 86_400, new Date('2027-12-20T00:00:00Z'));
  expect(changed((await changesFor({ campaigns })).body)).toEqual(['campaigns']);
});

// Specification 6: users see only what their permissions allow
test('says nothing about lists that the person may not see, whatever mark they send', async () => {
  const permissions = JSON.stringify(['plots.view', 'campaigns.view']);
  const person = await server.addPerson(farm, 'viewer');
  await server.db
    .updateTable('farm_accounts')
    .set({ permissions })
    .where('account_id', '=', person.id)
    .where('farmer_id', '=', farm.id)
    .execute();
  const marks = { ...(await marksOf()), plots: await markOf('plots', person) };
  await record();
  const { body } = await changesFor(marks, person);
  const forbidden = listNames.filter((name) => name !== 'plots' && name !== 'campaigns');
  expect(body.lists).toEqual({
    plots: 'same',
    campaigns: 'same',
    ...Object.fromEntries(forbidden.map((name) => [name, 'forbidden'])),
  });
  const { sync_date: next } = body;
  const settled = { ...marks, plots: next, campaigns: next };
  expect((await changesFor(settled, person)).status).toBe(304);
});

test('looks like a missing farm to people without access, and refuses a call that names no lists', async () => {
  const stranger = await server.addPerson(await server.addFarm(), 'manager');
  expect((await changesFor({ plots: '0' }, stranger)).status).toBe(404);
  expect((await manager.get(`${farm.url}/changes`)).status).toBe(400);
});
