import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { clearOldTombstones } from '../readings/tombstones.ts';
import { aCampaign, aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aFarm() {
  const farm = await server.addFarm();
  const person = await server.addPerson(farm, 'manager');
  const plot = await farm.addPlot();
  const ids: string[] = [];
  const add = async (more: Partial<Wire['ReadingBody']> = {}) => {
    const id = newId();
    ids.push(id);
    await person.write('PUT', `${farm.url}/readings/${id}`, { body: aReading(plot, more), seen: null });
    return id;
  };
  const since = async (mark: string, { query = '', ...headers }: Record<string, string> = {}) => {
    const url = `${farm.url}/readings${query}`;
    const sync = { 'sync-date': mark, 'sync-is-possible': 'true', ...headers };
    const { body } = await person.get<Wire['ReadingPage']>(url, sync);
    return { ids: body.data.map(({ id }) => id), ...body.meta, mark: body.meta.sync_date ?? '' };
  };
  return { farm, person, plot, ids, add, since };
}

describe('changes since a mark', () => {
  test('begin with everything, marked as such', async () => {
    const { ids, add, since } = await aFarm();
    await add();
    await add();
    const first = await since('0');
    expect(first).toMatchObject({ ids: ids.toReversed(), full: true, has_more: false, deleted_ids: [] });
    expect(await since(first.mark)).toMatchObject({ ids: [], full: false, deleted_ids: [] });
  });

  test('then have what is new, changed or deleted', async () => {
    const { farm, person, plot, add, since } = await aFarm();
    const [saved, changed, gone] = [await add(), await add(), await add()];
    const { mark } = await since('0');
    await person.write('PUT', `${farm.url}/readings/${changed}`, { body: aReading(plot, { intake_ec: 3 }), seen: 1 });
    await person.write('DELETE', `${farm.url}/readings/${gone}`, { seen: 1 });
    const added = await add();
    const next = await since(mark);
    expect(next).toMatchObject({ ids: [changed, added], deleted_ids: [gone], full: false });
    expect(next.ids).not.toContain(saved);
  });

  test('come in pages, each with the mark to continue from', async () => {
    const { ids, add, since } = await aFarm();
    for (let n = 0; n < 5; n += 1) await add();
    const seen: string[] = [];
    let mark = '0';
    const full: (boolean | undefined)[] = [];
    for (let more = true; more;) {
      const page = await since(mark, { paginate: '2' });
      seen.push(...page.ids);
      full.push(page.full);
      ({ mark, has_more: more } = page);
    }
    expect(seen).toEqual(ids.toReversed());
    expect(full).toEqual([true, false, false]);
  });

  test('include what changes while everything is fetched in pages', async () => {
    const { farm, person, plot, ids, add, since } = await aFarm();
    for (let n = 0; n < 4; n += 1) await add();
    const first = await since('0', { paginate: '2' });
    // One reading moves from a later page to the first, one leaves the first page, and one is new.
    const moved = { body: aReading(plot, { time: '10:00' }), seen: 1 };
    await person.write('PUT', `${farm.url}/readings/${ids[0]}`, moved);
    await person.write('DELETE', `${farm.url}/readings/${ids[3]}`, { seen: 1 });
    const added = await add();
    const second = await since(first.mark, { paginate: '2' });
    expect(second).toMatchObject({ ids: [ids[1]], full: false, has_more: true });
    const third = await since(second.mark, { paginate: '200' });
    expect(third).toMatchObject({ ids: [ids[0], added], deleted_ids: [ids[3]], has_more: false });
  });

  test('continue in pages of everything where old tombstones were removed', async () => {
    const { farm, person, ids, add, since } = await aFarm();
    for (let n = 0; n < 3; n += 1) await add();
    const gone = `${farm.url}/campaigns/${newId()}`;
    await person.write('PUT', gone, { body: aCampaign(), seen: null });
    await person.write('DELETE', gone, { seen: 1 });
    await clearOldTombstones(server.db, 180 * 86_400, new Date('2026-12-20T00:00:00Z'));
    const first = await since('0', { paginate: '2' });
    expect(await since(first.mark, { paginate: '2' })).toMatchObject({ ids: [ids[0]], full: false, has_more: false });
  });

  test('remember what was removed from one list when less was removed from another', async () => {
    const { farm, person } = await aFarm();
    const deleted = async (path: string, body: object) => {
      await person.write('PUT', `${farm.url}/${path}`, { body, seen: null });
      await person.write('DELETE', `${farm.url}/${path}`, { seen: 1 });
    };
    await deleted('water-days/2026-06-01', { irrigation: 6 });
    const changes = async (mark: string) => {
      const headers = { 'sync-date': mark, 'sync-is-possible': 'true' };
      return (await person.get<Wire['CampaignPage']>(`${farm.url}/campaigns`, headers)).body.meta;
    };
    const { sync_date: mark = '' } = await changes('0');
    await deleted(`campaigns/${newId()}`, aCampaign());
    await clearOldTombstones(server.db, 180 * 86_400, new Date('2026-12-20T00:00:00Z'));
    expect((await changes(mark)).full).toBe(true);
  });

  test('come at once for a client that cannot take a part', async () => {
    const { ids, add, since } = await aFarm();
    await add();
    await add();
    const { mark } = await since('0');
    await add();
    expect(await since(mark, { 'sync-is-possible': 'false', paginate: '1' })).toMatchObject({
      ids: ids.toReversed(),
      full: true,
      has_more: false,
    });
  });

  test('are everything for a mark of another database, of the future or of none', async () => {
    const { ids, add, since } = await aFarm();
    await add();
    const { mark } = await since('0');
    const [epoch, number] = mark.split('.');
    for (const strange of [`abcdef012345.${number}`, `${epoch}.${Number(number) + 1}`, 'yesterday', `${epoch}.-1`]) {
      expect(await since(strange)).toMatchObject({ ids, full: true });
    }
  });

  test('report a restored database to a mark that is ahead of the farm', async () => {
    const { add, since } = await aFarm();
    await add();
    const { mark } = await since('0');
    const [epoch, number] = mark.split('.');
    expect(await since(`${epoch}.${Number(number) + 1}`)).toMatchObject({ full: true, restored: true });
    for (const usual of ['0', mark, `abcdef012345.${Number(number) + 1}`])
      expect(await since(usual)).not.toHaveProperty('restored');
  });

  test('are everything for a mark from before old tombstones were removed', async () => {
    const { farm, person, add, since } = await aFarm();
    const gone = `${farm.url}/campaigns/${newId()}`;
    await person.write('PUT', gone, { body: aCampaign(), seen: null });
    const saved = await add();
    const { mark } = await since('0');
    await person.write('DELETE', gone, { seen: 1 });
    const { mark: later } = await since(mark);
    await clearOldTombstones(server.db, 180 * 86_400, new Date('2026-12-20T00:00:00Z'));
    expect(await since(mark)).toMatchObject({ ids: [saved], full: true });
    expect(await since(later)).toMatchObject({ ids: [], full: false });
    const again = await person.write<Wire['Campaign']>('PUT', gone, { body: aCampaign(), seen: null });
    expect([again.status, again.body.version]).toEqual([201, 3]);
  });

  test('name a reading as gone that leaves the requested window', async () => {
    const { farm, person, plot, add, since } = await aFarm();
    const moving = await add({ date: '2026-06-10' });
    await add({ date: '2026-01-10' });
    const query = '?from=2026-06-01';
    const first = await since('0', { query });
    expect(first.ids).toEqual([moving]);
    await person.write('PUT', `${farm.url}/readings/${moving}`, {
      body: aReading(plot, { date: '2026-05-10' }),
      seen: 1,
    });
    expect(await since(first.mark, { query })).toMatchObject({ ids: [], deleted_ids: [moving] });
  });

  test('name the client’s ids that are deleted', async () => {
    const { add, since } = await aFarm();
    const saved = await add();
    const stranger = newId();
    const { mark } = await since('0');
    expect(await since(mark, { 'sync-ids': `${saved},${stranger}` })).toMatchObject({ deleted_ids: [stranger] });
  });

  // Specification 7: held ids that do not fit the filter are named as gone
  test('name the client’s ids that do not fit its filter', async () => {
    const { add, since } = await aFarm();
    const [june, january] = [await add({ date: '2026-06-10' }), await add({ date: '2026-01-10' })];
    const { mark } = await since('0');
    const held = { query: '?from=2026-06-01', 'sync-ids': `${june},${january}` };
    expect(await since(mark, held)).toMatchObject({ deleted_ids: [january] });
  });
});

test('have the whole of one write, however small the pages are', async () => {
  const { farm, person, plot } = await aFarm();
  const others = [await farm.addPlot({ name: 'B' }), await farm.addPlot({ name: 'C' })];
  const pull = (mark: string) =>
    person.get<Wire['PlotPage']>(`${farm.url}/plots`, { 'sync-date': mark, 'sync-is-possible': 'true', paginate: '2' });
  let { meta } = (await pull((await pull('0')).body.meta.sync_date ?? '')).body;
  const body = { name: 'C', irrigation_units: 1 };
  await person.write('PUT', `${farm.url}/plots/${others[1]}`, { body: { ...body, area: 900 }, seen: 1 });
  // This moves all three plots to new places.
  await person.write('PUT', `${farm.url}/plots/${others[1]}`, { body: { ...body, after: null }, seen: 2 });
  const places = new Map<string, number>();
  do {
    const page = (await pull(meta.sync_date ?? '')).body;
    for (const { id, position } of page.data) places.set(id, position);
    ({ meta } = page);
  } while (meta.has_more);
  expect(places).toEqual(new Map([others[1], plot, others[0]].map((id, place) => [id, place + 1])));
});

test('exist for every list of a farm', async () => {
  const { farm, person, plot } = await aFarm();
  const cropType = await farm.addCropType();
  await person.write('PUT', `${farm.url}/campaigns/${newId()}`, { body: aCampaign(), seen: null });
  const band = { plot_id: plot, crop_type_id: cropType, from: '2026-01-01', intake_ph: { low: 5.5, high: 6.5 } };
  await person.write('PUT', `${farm.url}/target-bands/${newId()}`, { body: band, seen: null });
  await person.write('PUT', `${farm.url}/water-days/2026-06-01`, { body: { radiation: 2400 }, seen: null });
  const instruction = { plot_id: plot, text: 'Regarder le goutteur 3' };
  await person.write('PUT', `${farm.url}/instructions/${newId()}`, { body: instruction, seen: null });
  for (const name of ['plots', 'crops', 'crop-types', 'campaigns', 'target-bands', 'water-days', 'instructions']) {
    const sync = { 'sync-date': '0', 'sync-is-possible': 'true' };
    const first = await person.get<Wire['PlotPage']>(`${farm.url}/${name}`, sync);
    expect([name, first.body.data.length, first.body.meta.full]).toEqual([name, 1, true]);
    const next = { ...sync, 'sync-date': first.body.meta.sync_date ?? '' };
    const second = await person.get<Wire['PlotPage']>(`${farm.url}/${name}`, next);
    expect([name, second.body.data.length, second.body.meta.full]).toEqual([name, 0, false]);
  }
});
