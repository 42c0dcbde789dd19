import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { snake, type Wire } from '@seguia/openapi';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { newId } from '@seguia/shared/domain/uuid';
import { aCampaign, aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm();
const manager = await server.addPerson(farm);
const south = await farm.addPlot({ name: 'Sud' });
const north = await farm.addPlot({ name: 'Nord' });
await farm.addPlot({ name: 'Vide' });
const torry = await farm.addCropType();
await farm.plant(north, torry, '2026-06-13', '2026-06-13');

const ids: string[] = [];
async function add(plot: string, more: Partial<Wire['ReadingBody']>) {
  const id = newId();
  ids.push(id);
  const { status } = await manager.write('PUT', `${farm.url}/readings/${id}`, {
    body: aReading(plot, { intake_ec: null, intake_ph: null, ...more }),
    seen: null,
  });
  expect(status).toBe(201);
}
const drippers = { entry_type: 'drippers', intake_per_dripper: 0.1, dripper_unit: 'l' } as const;
await add(north, { date: '2026-06-12', time: '08:00', intake_ec: 0.1, drain_percent: 20 });
await add(north, {
  date: '2026-06-12',
  time: '12:00',
  intake_ec: 0.2,
  ...drippers,
  dripper_count: 4,
  total_drained: 0.1,
});
await add(north, { date: '2026-06-13', time: '08:00', ...drippers, dripper_count: 10, total_drained: 0.35 });
await add(south, { date: '2026-06-13', time: '09:00', drain_ph: 6.1 });
await add(south, { date: '2026-05-01', time: '09:00', drain_ph: 6.9 });
await add(south, { date: '2026-06-13', time: '10:00', drain_ph: 7 });
await manager.write('DELETE', `${farm.url}/readings/${ids.at(-1)}`, { seen: 1 });

const campaign = `${farm.url}/campaigns/${newId()}`;
await manager.write('PUT', campaign, {
  body: aCampaign({ start_date: '2026-06-12', end_date: '2026-07-31' }),
  seen: null,
});

const series = async <Kind extends 'DaySeries' | 'ReadingSeries' = 'DaySeries'>(query = '') =>
  (await manager.get<Wire[Kind]>(`${campaign}/series${query}`)).body;

test('belong to a plot and a variety, also by ids in capitals', async () => {
  const of = (plot: string, cropType: string) =>
    series<'ReadingSeries'>(`?resolution=reading&plot_id=${plot}&crop_type_id=${cropType}`);
  const found = await of(north, torry);
  expect(found.plots).toMatchObject([{ plot_id: north, ids: [ids[2]] }]);
  expect(await of(north.toUpperCase(), torry.toUpperCase())).toEqual(found);
});

test('two readings of a day with volumes add up, and its extremes do not depend on their order', async () => {
  const plot = await farm.addPlot({ name: 'Deux' });
  const day = { date: '2026-06-14', ...drippers };
  await add(plot, { ...day, time: '08:00', dripper_count: 4, total_drained: 0.1, drain_ph: 7, drain_ec: 1 });
  await add(plot, { ...day, time: '12:00', dripper_count: 10, total_drained: 0.35, drain_ph: 6, drain_ec: 2 });
  const { plots } = await series(`?plot_id=${plot}`);
  expect(plots[0]?.volume).toEqual({
    given: [null, null, 1400, null],
    drained: [null, null, 450, null],
    count: [0, 0, 2, 0],
  });
  expect(plots[0]?.drain_ph).toMatchObject({ min: [null, null, 6, null], max: [null, null, 7, null] });
  expect(plots[0]?.drain_ec).toMatchObject({ min: [null, null, 1, null], max: [null, null, 2, null] });
  await server.db.updateTable('readings').set({ deleted_at: 1 }).where('plot_id', '=', plot).execute();
});

// Specification 10: pH is pooled as a median, drain EC by volume
test('pool pH as a median, and weigh drain EC by the volume that drained', async () => {
  const plot = await farm.addPlot({ name: 'Trois' });
  const day = { date: '2026-06-14', ...drippers, dripper_count: 10 };
  await add(plot, { ...day, time: '08:00', total_drained: 0.1, drain_ph: 9, drain_ec: 4 });
  await add(plot, { ...day, time: '12:00', total_drained: 0.3, drain_ph: 6, drain_ec: 3 });
  await add(plot, { date: '2026-06-14', time: '16:00', drain_ph: 6.2, drain_ec: 9 });
  const { plots } = await series(`?plot_id=${plot}`);
  expect(plots[0]?.drain_ph.median).toEqual([null, null, 6.2, null]);
  expect(plots[0]?.intake_ph.median).toEqual([null, null, null, null]);
  expect(plots[0]?.drain_ec).not.toHaveProperty('median');
  // 100 mL of 4 mS/cm and 300 mL of 3: 3.25, while the plain mean of the three is 5.33.
  expect(plots[0]?.drain_ec).toMatchObject({
    weighted: [null, null, 1300, null],
    weight: [null, null, 400, null],
    weighted_count: [0, 0, 2, 0],
  });
  expect(plots[0]?.intake_ec).not.toHaveProperty('weighted');
  await server.db.updateTable('readings').set({ deleted_at: 1 }).where('plot_id', '=', plot).execute();
});

// Specification 10: the share of readings in target
test('count the readings inside the target of their variety and day, its limits included', async () => {
  const plot = await farm.addPlot({ name: 'Quatre' });
  const other = await farm.addCropType();
  await farm.plant(plot, torry, '2026-06-12', '2026-06-13');
  await farm.plant(plot, other, '2026-06-14', '2026-06-15');
  const band = (type: string, low: number, high: number | null) =>
    manager.write('PUT', `${farm.url}/target-bands/${newId()}`, {
      body: { plot_id: plot, crop_type_id: type, from: '2026-06-01', drain_ec: { low, high } },
      seen: null,
    });
  expect([(await band(torry, 3, 4)).status, (await band(other, 5, null)).status]).toEqual([201, 201]);
  for (const [at, drainEc] of [2.9, 3, 4, 4.1].entries())
    await add(plot, { date: '2026-06-12', time: `1${at}:00`, drain_ec: drainEc, drain_ph: 6 });
  await add(plot, { date: '2026-06-14', time: '10:00', drain_ec: 3.5 });
  await add(plot, { date: '2026-06-14', time: '11:00', drain_ec: 5.5 });
  const target = async (query = '') => {
    const { plots } = await series(`?plot_id=${plot}${query}`);
    return { ec: plots[0]?.drain_ec, ph: plots[0]?.drain_ph };
  };
  const { ec, ph } = await target();
  expect(ec).toMatchObject({ in_target: [2, 0, 1, 0], with_target: [4, 0, 2, 0] });
  expect(ph).toMatchObject({ in_target: [0, 0, 0, 0], with_target: [0, 0, 0, 0] });
  expect((await target(`&crop_type_id=${other}`)).ec).toMatchObject({
    in_target: [0, 0, 1, 0],
    with_target: [0, 0, 2, 0],
  });
  await server.db.updateTable('readings').set({ deleted_at: 1 }).where('plot_id', '=', plot).execute();
});

test('with two varieties on one day use the same band as devices, whichever was planted first', async () => {
  const plot = await farm.addPlot({ name: 'Cinq' });
  const later = await farm.addCropType('Tomate', 'Pristyla');
  for (const type of [later, torry]) await farm.plant(plot, type, '2026-06-12');
  // PostgreSQL then knows that the table is small, and reads it in the order of the disk, not by its index.
  await sql`ANALYZE plot_crops`.execute(server.db);
  for (const [type, low] of [
    [torry, 3],
    [later, 5],
  ] as const)
    await manager.write('PUT', `${farm.url}/target-bands/${newId()}`, {
      body: { plot_id: plot, crop_type_id: type, from: '2026-06-01', drain_ec: { low, high: null } },
      seen: null,
    });
  await add(plot, { date: '2026-06-12', time: '10:00', drain_ec: 3.5 });
  const { plots } = await series(`?plot_id=${plot}`);
  expect(plots[0]?.drain_ec).toMatchObject({ in_target: [1, 0, 0, 0], with_target: [1, 0, 0, 0] });
  await server.db.updateTable('readings').set({ deleted_at: 1 }).where('plot_id', '=', plot).execute();
});

describe('a campaign’s days', () => {
  test('run from its start to today, with plots in walking order and without those that have no reading', async () => {
    const { days, plots, from, to, resolution } = await series();
    expect(days).toEqual(['2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15']);
    expect([from, to, resolution]).toEqual(['2026-06-12', '2026-07-31', 'day']);
    expect(plots.map(({ plot_id: id }) => id)).toEqual([south, north]);
  });

  test('have exact sums, extremes and counts, and gaps where nothing was measured', async () => {
    const { plots } = await series();
    expect(plots[1]?.intake_ec).toMatchObject({
      sum: [0.3, null, null, null],
      min: [0.1, null, null, null],
      max: [0.2, null, null, null],
      count: [2, 0, 0, 0],
    });
    expect(plots[0]?.drain_ph).toMatchObject({ sum: [null, 6.1, null, null], count: [0, 1, 0, 0] });
  });

  test('have the volumes of readings with known volumes, in millilitres', async () => {
    const { plots } = await series();
    expect(plots[1]?.drain_percent).toMatchObject({ sum: [45, 35, null, null], count: [2, 1, 0, 0] });
    expect(plots[1]?.volume).toEqual({
      given: [400, 1000, null, null],
      drained: [100, 350, null, null],
      count: [1, 1, 0, 0],
    });
  });

  test('may be limited to one plot, one variety, or a part of the span', async () => {
    expect((await series(`?plot_id=${south}`)).plots.map(({ plot_id: id }) => id)).toEqual([south]);
    const variety = await series(`?crop_type_id=${torry}`);
    expect(variety.plots.map(({ plot_id: id, drain_percent: { count } }) => [id, count])).toEqual([
      [north, [0, 1, 0, 0]],
    ]);
    const part = await series('?from=2026-06-13&to=2026-06-13');
    expect([part.days, part.from, part.to]).toEqual([['2026-06-13'], '2026-06-13', '2026-06-13']);
    expect((await series('?from=2020-01-01&to=2030-01-01')).days).toHaveLength(4);
  });
});

test('come as single readings on demand, the oldest first', async () => {
  const { plots, resolution } = await series<'ReadingSeries'>('?resolution=reading&from=2026-06-12');
  expect(resolution).toBe('reading');
  expect(plots[1]).toEqual({
    plot_id: north,
    ids: ids.slice(0, 3),
    timestamps: ['2026-06-12T02:30Z', '2026-06-12T06:30Z', '2026-06-13T02:30Z'].map((at) => Date.parse(at) / 1000),
    ...snake(byMeasure(() => [null, null, null])),
    intake_ec: [0.1, 0.2, null],
    drain_percent: [20, 25, 35],
    given: [null, 400, 1000],
    drained: [null, 100, 350],
  });
});

test('are not sent again unchanged, but after a new reading or on a new day', async () => {
  const first = await manager.get(`${campaign}/series`);
  const etag = first.headers['etag'] ?? '';
  const again = () => manager.get(`${campaign}/series`, { 'if-none-match': etag });
  expect((await again()).status).toBe(304);
  server.setClock('2026-06-16T12:00:00Z');
  expect((await again()).status).toBe(200);
  server.setClock('2026-06-15T12:00:00Z');
  await add(south, { date: '2026-06-15', intake_ph: 6 });
  expect((await again()).status).toBe(200);
});

test('are empty for a campaign that has not begun', async () => {
  const at = `${farm.url}/campaigns/${newId()}`;
  await manager.write('PUT', at, { body: aCampaign({ start_date: '2026-07-01', end_date: '2026-07-31' }), seen: null });
  const { body } = await manager.get<Wire['DaySeries']>(`${at}/series`);
  expect([body.days, body.plots]).toEqual([[], []]);
});
