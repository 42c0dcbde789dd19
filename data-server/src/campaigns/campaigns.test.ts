import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aCampaign } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aFarm() {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const put = <Body = Wire['Campaign']>(body: object, seen: number | null = null, id = newId(), key = newId()) =>
    manager.write<Body>('PUT', `${farm.url}/campaigns/${id}`, { body, seen, key });
  return { farm, manager, put };
}

test('a campaign is created, read, changed and deleted', async () => {
  const { farm, manager, put } = await aFarm();
  const id = newId();
  const at = `${farm.url}/campaigns/${id}`;
  const created = await put(aCampaign({ name: ' Tomate ' }), null, id);
  expect([created.status, created.headers['etag']]).toEqual([201, '"1"']);
  expect(created.body).toMatchObject({
    ...aCampaign({ name: 'Tomate' }),
    id,
    created_by: { id: manager.id },
    version: 1,
  });
  expect((await manager.get(at)).body).toEqual(created.body);
  expect((await manager.get(at, { 'if-none-match': '"1"' })).status).toBe(304);
  const changed = await put(aCampaign({ visibility: 'this_app' }), 1, id);
  expect([changed.status, changed.body.visibility, changed.body.version]).toEqual([200, 'this_app', 2]);
  expect((await put<Wire['Problem']>(aCampaign(), 1, id)).status).toBe(412);
  expect((await manager.write('DELETE', at, { seen: 2 })).status).toBe(204);
  expect((await manager.get(at)).status).toBe(404);
  expect((await manager.get(`${at}/series`)).status).toBe(404);
});

test('sent twice it is created once', async () => {
  const { farm, manager, put } = await aFarm();
  const [id, key] = [newId(), newId()];
  expect((await put(aCampaign(), null, id, key)).status).toBe(201);
  expect((await put(aCampaign(), null, id, key)).status).toBe(200);
  const { body } = await manager.get<Wire['CampaignPage']>(`${farm.url}/campaigns?total=true`);
  expect(body.meta.total).toBe(1);
});

test('campaigns are listed, the latest start first', async () => {
  const { farm, manager, put } = await aFarm();
  for (const month of ['03', '05', '04']) await put(aCampaign({ name: month, start_date: `2026-${month}-01` }));
  const list = async (order?: string) => {
    const { body } = await manager.get<Wire['CampaignPage']>(
      `${farm.url}/campaigns`,
      order ? { 'order-by': order } : {},
    );
    return body.data.map(({ name }) => name);
  };
  expect(await list()).toEqual(['05', '04', '03']);
  expect(await list('name')).toEqual(['03', '04', '05']);
});

describe('a campaign for one application only', () => {
  const only = aCampaign({ name: 'Ours', visibility: 'this_app' });

  async function withOthers() {
    const { farm, manager, put } = await aFarm();
    const id = newId();
    await put(only, null, id);
    await put(aCampaign({ name: 'For all' }));
    return { farm, manager, put, id, at: `${farm.url}/campaigns/${id}` };
  }

  test.each(['elsewhere', ''])('is not there for an application that calls itself %j', async (app) => {
    const { farm, manager, at } = await withOthers();
    const other = await server.addPerson(farm, 'manager', app);
    const names = async (person: typeof other) =>
      (await person.get<Wire['CampaignPage']>(`${farm.url}/campaigns?total=true`)).body.data.map(({ name }) => name);
    expect((await names(manager)).toSorted()).toEqual(['For all', 'Ours']);
    expect(await names(other)).toEqual(['For all']);
    expect((await other.get(at)).status).toBe(404);
    expect((await other.get(`${at}/series`)).status).toBe(404);
    expect((await manager.get(`${at}/series`)).status).toBe(200);
    expect((await other.write('PUT', at, { body: only, seen: null })).status).toBe(404);
    expect((await other.write('PUT', at, { body: only, seen: 1 })).status).toBe(404);
    expect((await other.write('DELETE', at, { seen: 1 })).status).toBe(404);
    expect((await manager.get<Wire['Campaign']>(at)).body.version).toBe(1);
  });

  test('is shared by all who use that application', async () => {
    const { farm, at } = await withOthers();
    const colleague = await server.addPerson(farm, 'viewer');
    expect((await colleague.get(at)).status).toBe(200);
  });

  test('is named among those that are gone to another application that says it holds it', async () => {
    const { farm, manager, id } = await withOthers();
    const other = await server.addPerson(farm, 'manager', 'elsewhere');
    const goneFor = async (person: typeof other) => {
      const headers = { 'sync-date': '0', 'sync-is-possible': 'true', 'sync-ids': id };
      return (await person.get<Wire['CampaignPage']>(`${farm.url}/campaigns`, headers)).body.meta.deleted_ids;
    };
    expect(await goneFor(other)).toEqual([id]);
    expect(await goneFor(manager)).toEqual([]);
  });

  test('goes from the other applications’ devices when it is taken back, and comes when it is given', async () => {
    const { farm, put, id } = await withOthers();
    const other = await server.addPerson(farm, 'manager', 'elsewhere');
    const since = async (mark: string) =>
      (
        await other.get<Wire['CampaignPage']>(`${farm.url}/campaigns`, {
          'sync-date': mark,
          'sync-is-possible': 'true',
        })
      ).body;
    const first = await since('0');
    expect(first.data.map(({ name }) => name)).toEqual(['For all']);
    await put({ ...only, visibility: 'all_apps' }, 1, id);
    const given = await since(first.meta.sync_date ?? '');
    expect(given.data.map(({ name }) => name)).toEqual(['Ours']);
    await put(only, 2, id);
    const taken = await since(given.meta.sync_date ?? '');
    expect([taken.data, taken.meta.deleted_ids]).toEqual([[], [id]]);
  });

  test('stays that of the application that made it, whichever one changes it', async () => {
    const { farm, manager, put } = await aFarm();
    const id = newId();
    await put(aCampaign(), null, id);
    const other = await server.addPerson(farm, 'manager', 'elsewhere');
    const at = `${farm.url}/campaigns/${id}`;
    expect((await other.write('PUT', at, { body: only, seen: 1 })).status).toBe(200);
    expect((await other.get(at)).status).toBe(404);
    expect((await manager.get(at)).status).toBe(200);
  });
});

describe('a campaign', () => {
  test.each([
    ['2025-01-01', '2026-06-30', 201],
    ['2025-01-01', '2026-07-01', 422],
    ['2025-08-31', '2027-02-28', 201],
    ['2025-08-31', '2027-03-01', 422],
  ])('from %s to %s is answered with %i: 18 consecutive months at most', async (from, to, status) => {
    const { put } = await aFarm();
    const answer = await put<Wire['Problem']>(aCampaign({ start_date: from, end_date: to }));
    expect(answer.status).toBe(status);
    if (status === 422) {
      const message = 'A campaign cannot span more than 18 consecutive months.';
      expect(answer.body.errors).toEqual([{ field: 'end_date', code: 'campaign_over_18_months', message }]);
    }
  });

  test.each([
    ['without a name', { name: ' ' }, 422, 'name', 'required'],
    ['that ends before it starts', { end_date: '2026-04-30' }, 422, 'end_date', 'end_before_start'],
    ['on a day that is none', { end_date: '2026-06-31' }, 400, 'end_date', 'format'],
    ['seen by nobody', { visibility: 'nobody' }, 400, 'visibility', 'enum'],
  ])('%s is refused', async (_name, more, status, field, code) => {
    const { put } = await aFarm();
    const answer = await put<Wire['Problem']>({ ...aCampaign(), ...more });
    expect([answer.status, answer.body.errors]).toMatchObject([status, [{ field, code }]]);
  });
});
