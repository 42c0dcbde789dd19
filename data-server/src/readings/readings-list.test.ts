import { describe, expect, inject, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm();
const recorder = await server.addPerson(farm, 'recorder');
const manager = await server.addPerson(farm, 'manager');
const north = await farm.addPlot({ name: 'Nord' });
const south = await farm.addPlot({ name: 'Sud' });
const torry = await farm.addCropType('Tomate', 'Torry');
await farm.plant(north, torry, '2026-06-02', '2026-06-03');

const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'];
for (const date of days) {
  for (const [plot, person] of [
    [north, recorder],
    [south, manager],
  ] as const) {
    const time = plot === north ? '08:00' : '23:30';
    const body = aReading(plot, { date, time, intake_ec: Number(date.slice(-1)) });
    await person.write('PUT', `${farm.url}/readings/${newId()}`, { body, seen: null });
  }
}

type Headers = Record<string, string>;
const list = async (query = '', headers: Headers = {}) =>
  (await recorder.get<Wire['ReadingPage']>(`${farm.url}/readings${query}`, headers)).body;
const dates = ({ data }: Wire['ReadingPage']) =>
  data.map(({ date, plot_id: plot }) => `${date.slice(-2)}${plot === north ? 'n' : 's'}`);

test('ids say the same in capitals', async () => {
  const filter = `plot_id=${north.toUpperCase()}&crop_type_id=${torry.toUpperCase()}`;
  expect(dates(await list(`?${filter}`))).toEqual(['03n', '02n']);
  expect(dates(await list(`?created_by=${manager.id.toUpperCase()}`))).toEqual(['04s', '03s', '02s', '01s']);
  const [first] = (await list()).data;
  const held = [first?.id.toUpperCase() ?? '', newId().toUpperCase()];
  const { meta } = await list('', { 'sync-date': '0', 'sync-ids': held.join() });
  expect(meta.deleted_ids).toEqual([held[1]]);
});

describe('readings are listed', () => {
  test('newest first', async () => {
    const page = await list();
    expect(dates(page)).toEqual(['04s', '04n', '03s', '03n', '02s', '02n', '01s', '01n']);
    expect(page.meta).toEqual({ current_page: 1, per_page: 25, has_more: false });
  });

  test('by pages, and counted on demand', async () => {
    const second = await list('?page=2&total=true', { paginate: '3' });
    expect(dates(second)).toEqual(['03n', '02s', '02n']);
    expect(second.meta).toEqual({ current_page: 2, per_page: 3, has_more: true, total: 8, next: expect.any(String) });
    expect((await list('?page=3', { paginate: '3' })).meta.has_more).toBe(false);
    expect((await list('', { 'no-paginate': 'true', paginate: '3' })).data).toHaveLength(8);
  });

  test.each([
    ['newest first', ''],
    ['by day', 'date'],
    ['by day and time, each its own way', 'date,-time'],
    ['by creation, the newest first', '-created_at'],
    ['by id', '-id'],
  ])('page after page by where the one before ended, %s', async (_name, words) => {
    const order: Headers = words === '' ? {} : { 'order-by': words };
    const whole = (await list('', order)).data.map(({ id }) => id);
    const seen: string[] = [];
    let page = await list('', { ...order, paginate: '3' });
    for (; page.meta.next; page = await list(`?after=${page.meta.next}`, { ...order, paginate: '3' }))
      seen.push(...page.data.map(({ id }) => id));
    expect([...seen, ...page.data.map(({ id }) => id)]).toEqual(whole);
    expect([whole.length, page.meta.has_more]).toEqual([8, false]);
  });

  test('in another order', async () => {
    expect(dates(await list('', { 'order-by': 'date, -time' }))).toEqual([
      '01s',
      '01n',
      '02s',
      '02n',
      '03s',
      '03n',
      '04s',
      '04n',
    ]);
  });

  test.each([
    ['of a plot', `?plot_id=${north}`, ['04n', '03n', '02n', '01n']],
    ['from a day on', '?from=2026-06-03', ['04s', '04n', '03s', '03n']],
    ['up to a day', '?to=2026-06-01', ['01s', '01n']],
    ['of a span', '?from=2026-06-02&to=2026-06-02', ['02s', '02n']],
    ['of a variety: on the days it stood there', `?crop_type_id=${torry}`, ['03n', '02n']],
    ['that I made', '?created_by=me&to=2026-06-02', ['02n', '01n']],
    ['that somebody made', `?created_by=${manager.id}&to=2026-06-02`, ['02s', '01s']],
    ['of nobody', `?created_by=${newId()}`, []],
  ])('%s', async (_name, query, expected) => {
    expect(dates(await list(query))).toEqual(expected);
  });

  test('in another zone, days and times are of that zone', async () => {
    const tokyo = await list('?from=2026-06-05', { 'date-timezone': 'Asia/Tokyo' });
    expect(tokyo.data.map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-06-05 03:00']);
    expect(dates(await list('?to=2026-06-02', { 'date-timezone': 'Asia/Tokyo' }))).toEqual(['02n', '02s', '01n']);
    for (const zone of ['Asia/Agadir', '+09:00']) {
      const unknown = await recorder.get(`${farm.url}/readings`, { 'date-timezone': zone });
      expect(unknown.body).toMatchObject({ status: 400, errors: [{ field: 'date-timezone' }] });
    }
  });

  test('with lists in headers that have spaces, and commas too many', async () => {
    const { data } = await list('?from=2026-06-04', { fields: ' date, ,intake_ec,', paginate: '1' });
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(['date', 'id', 'intake_ec']);
  });

  test('with only the fields asked for', async () => {
    const { data } = await list('?from=2026-06-04', { fields: 'date,intake_ec', paginate: '1' });
    expect(data).toEqual([{ id: expect.any(String), date: '2026-06-04', intake_ec: 4 }]);
  });

  test('with their plot and what stood in it', async () => {
    const { data } = await list(`?plot_id=${north}`, { 'with-relations': 'plot,crop_types' });
    expect(data.map(({ plot, crop_types: crops }) => [plot?.name, crops?.map((crop) => crop.crop_type_name)])).toEqual([
      ['Nord', []],
      ['Nord', ['Torry']],
      ['Nord', ['Torry']],
      ['Nord', []],
    ]);
  });

  test.each([
    ['an unknown order', '', { 'order-by': 'colour' }, 'order-by.0'],
    ['a page size of 201', '', { paginate: '201' }, 'paginate'],
    ['page 0', '?page=0', {}, 'page'],
    ['a page too deep', '?page=900', {}, 'page'],
    ['a place that nobody gave', '?after=here', {}, 'after'],
    ['a place of another order', `?after=${Buffer.from('["a"]').toString('base64url')}`, {}, 'after'],
    ['a day that is none', '?from=yesterday', {}, 'from'],
    ['an unknown relation', '', { 'with-relations': 'owner' }, 'with-relations.0'],
  ])('but %s is a 400', async (_name, query, headers, field) => {
    const { status, body } = await recorder.get(`${farm.url}/readings${query}`, headers);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  test.each([
    ['a word for a number', ['x', 'x']],
    ['half a second', [1.5, 'x']],
    ['a number beyond all', [1e300, 'x']],
    ['a letter that no text has', [1, '\0']],
  ])('a place with %s is the caller’s fault at the most', async (_name, values) => {
    const place = Buffer.from(JSON.stringify(values)).toString('base64url');
    const { body } = await recorder.get<Wire['ReadingPage']>(`${farm.url}/readings`, { 'sync-date': '0' });
    const epoch = body.meta.sync_date?.split('.')[0] ?? '';
    const page = await recorder.get(`${farm.url}/readings?after=${place}`);
    const part = await recorder.get(`${farm.url}/readings`, { 'sync-date': `${epoch}.fill.0.${place}` });
    const refused = inject('database') === 'postgres' ? 400 : 200;
    expect([page.status, part.status]).toEqual([refused, refused]);
  });

  test('of a variety by pages, where it stood in several plots', async () => {
    const ruby = await farm.addCropType('Tomate', 'Ruby');
    await farm.plant(north, ruby, '2026-06-04');
    await farm.plant(south, ruby, '2026-06-01', '2026-06-02');
    const first = await list(`?crop_type_id=${ruby}&total=true`, { paginate: '2' });
    expect([dates(first), first.meta.total]).toEqual([['04n', '02s'], 3]);
    const next = await list(`?crop_type_id=${ruby}&after=${first.meta.next}`, { paginate: '2' });
    expect([dates(next), next.meta.has_more]).toEqual([['01s'], false]);
    expect(dates(await list(`?crop_type_id=${ruby}&page=3`, { paginate: '1' }))).toEqual(['01s']);
  });
});

test('a variety that was planted more often than a query takes parts is found all the same', async () => {
  const large = await server.addFarm();
  const [person, variety] = [await server.addPerson(large, 'recorder'), await large.addCropType('Tomate', 'Torry')];
  const plots = await Promise.all(Array.from({ length: 201 }, () => large.addPlot()));
  for (const plot of plots) await large.plant(plot, variety, '2026-06-02');
  for (const date of ['2026-06-01', '2026-06-02'])
    await person.write('PUT', `${large.url}/readings/${newId()}`, { body: aReading(plots[0]!, { date }), seen: null });
  const { body } = await person.get<Wire['ReadingPage']>(`${large.url}/readings?crop_type_id=${variety}`);
  expect(body.data.map(({ date }) => date)).toEqual(['2026-06-02']);
});
