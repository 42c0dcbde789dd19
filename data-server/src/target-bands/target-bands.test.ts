import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aFarm() {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const [plot, cropType] = [await farm.addPlot(), await farm.addCropType()];
  const band = (more: Partial<Wire['TargetBandBody']> = {}): Wire['TargetBandBody'] => ({
    plot_id: plot,
    crop_type_id: cropType,
    from: '2026-01-01',
    to: '2026-03-31',
    intake_ec: { low: 1.8, high: 2.8 },
    drain_percent: { low: 20, high: null },
    ...more,
  });
  const put = <Body = Wire['TargetBand']>(body: object, seen: number | null = null, id = newId()) =>
    manager.write<Body>('PUT', `${farm.url}/target-bands/${id}`, { body, seen });
  return { farm, manager, plot, cropType, band, put };
}

test('a band is set, listed, changed and deleted', async () => {
  const { farm, manager, plot, cropType, band, put } = await aFarm();
  const id = newId();
  const created = await put(band(), null, id);
  expect([created.status, created.headers['etag']]).toEqual([201, '"1"']);
  const open = { low: null, high: null };
  const stored = { ...band(), id, intake_ph: open, drain_ec: open, drain_ph: open, version: 1 };
  expect(created.body).toMatchObject(stored);
  const changed = await put(band({ to: null }), 1, id);
  expect([changed.status, changed.body.to]).toEqual([200, null]);
  const list = () => manager.get<Wire['TargetBandPage']>(`${farm.url}/target-bands?plot_id=${plot}`);
  expect((await list()).body.data).toMatchObject([{ id, version: 2 }]);
  const inCapitals = `plot_id=${plot.toUpperCase()}&crop_type_id=${cropType.toUpperCase()}`;
  const { body: same } = await manager.get<Wire['TargetBandPage']>(`${farm.url}/target-bands?${inCapitals}`);
  expect(same.data).toMatchObject([{ id, version: 2 }]);
  expect((await manager.get<Wire['TargetBandPage']>(`${farm.url}/target-bands?plot_id=${newId()}`)).body.data).toEqual(
    [],
  );
  expect((await manager.write('DELETE', `${farm.url}/target-bands/${id}`, { seen: 2 })).status).toBe(204);
  expect((await list()).body.data).toEqual([]);
});

describe('a band is refused', () => {
  test.each([
    ['without any limit', { intake_ec: undefined, drain_percent: { low: null, high: null } }, '', 'band_empty'],
    ['upside down', { intake_ec: { low: 3, high: 2 } }, 'intake_ec.high', 'low_over_high'],
    ['where no reading can be', { intake_ph: { low: 5, high: 15 } }, 'intake_ph.high', 'impossible'],
    ['from a year that no date has', { from: '0000-01-01' }, 'from', 'date_invalid'],
    ['that ends before it begins', { to: '2025-12-31' }, 'to', 'end_before_start'],
    ['on a plot that is not there', { plot_id: newId() }, 'plot_id', 'plot_unknown'],
    ['for a variety that is not there', { crop_type_id: newId() }, 'crop_type_id', 'crop_type_unknown'],
  ])('%s', async (_name, more, field, code) => {
    const { band, put } = await aFarm();
    const { status, body } = await put<Wire['Problem']>(band(more as Partial<Wire['TargetBandBody']>));
    expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
  });

  test.each([
    ['a day in common', '2026-03-31', null, 422],
    ['the days around', '2025-12-01', '2026-12-31', 422],
    ['the days after', '2026-04-01', null, 201],
    ['the days before', '2025-12-01', '2025-12-31', 201],
  ])('on days with %s with another of the same plot and variety', async (_name, from, to, status) => {
    const { band, put } = await aFarm();
    await put(band());
    expect((await put(band({ from, to }))).status).toBe(status);
  });

  test('but may be moved over its own days', async () => {
    const { band, put } = await aFarm();
    const id = newId();
    await put(band(), null, id);
    expect((await put(band({ from: '2026-02-01' }), 1, id)).status).toBe(200);
  });
});

describe('a band is accepted', () => {
  test.each([
    ['whose limits are the same', { intake_ec: { low: 2, high: 2 } }],
    ['of one day', { from: '2026-01-01', to: '2026-01-01' }],
    ['with an upper limit alone', { intake_ec: { low: null, high: 2 }, drain_percent: undefined }],
    ['with a lower limit alone', { intake_ec: undefined, drain_percent: { low: 20, high: null } }],
    ['up to what a reading can be', { intake_ec: { low: 0, high: 20 }, intake_ph: { low: 0, high: 14 } }],
  ])('%s', async (_name, more) => {
    const { band, put } = await aFarm();
    expect((await put(band(more as Partial<Wire['TargetBandBody']>))).status).toBe(201);
  });
});

test('a band may share its days with a band of another plot, of another variety, or a deleted one', async () => {
  const { farm, manager, band, put } = await aFarm();
  const id = newId();
  await put(band(), null, id);
  expect((await put(band())).status).toBe(422);
  expect((await put(band({ plot_id: await farm.addPlot() }))).status).toBe(201);
  expect((await put(band({ crop_type_id: await farm.addCropType() }))).status).toBe(201);
  await manager.write('DELETE', `${farm.url}/target-bands/${id}`, { seen: 1 });
  expect((await put(band())).status).toBe(201);
});

test('lists bands of a variety as well, with all limits', async () => {
  const { farm, manager, cropType, band, put } = await aFarm();
  const limits = {
    intake_ec: { low: 1, high: 2 },
    intake_ph: { low: 5, high: 6 },
    drain_ec: { low: 3, high: 4 },
    drain_ph: { low: 6, high: 7 },
    drain_percent: { low: 20, high: 30 },
    ec_difference: { low: -0.5, high: 1.5 },
  };
  const { body } = await put(band(limits));
  expect(body).toMatchObject(limits);
  const of = async (id: string) =>
    (await manager.get<Wire['TargetBandPage']>(`${farm.url}/target-bands?crop_type_id=${id}`)).body.data;
  expect(await of(cropType)).toEqual([body]);
  expect(await of(newId())).toEqual([]);
});

describe('the difference of drain EC less intake EC', () => {
  // Specification 10: the EC difference can have a target of its own
  test('may be the only target of a band', async () => {
    const { band, put } = await aFarm();
    const { intake_ec: _ec, drain_percent: _percent, ...days } = band();
    const { status, body } = await put({ ...days, ec_difference: { low: 0.5, high: 1.5 } });
    expect([status, body.ec_difference]).toEqual([201, { low: 0.5, high: 1.5 }]);
  });

  test.each([
    ['upside down', { low: 1.5, high: 0.5 }, 'low_over_high'],
    ['where no difference can be', { low: null, high: 20.5 }, 'impossible'],
  ])('is refused %s', async (_name, difference, code) => {
    const { band, put } = await aFarm();
    const { status, body } = await put<Wire['Problem']>(band({ ec_difference: difference }));
    expect([status, body.errors]).toMatchObject([422, [{ field: 'ec_difference.high', code }]]);
  });

  test('stays when an application that does not know it changes the band, and is removed when it is sent empty', async () => {
    const { band, put } = await aFarm();
    const id = newId();
    await put(band({ ec_difference: { low: 0.5, high: 1.5 } }), null, id);
    const changed = await put(band({ to: null }), 1, id);
    expect(changed.body).toMatchObject({ to: null, ec_difference: { low: 0.5, high: 1.5 } });
    const open = { low: null, high: null };
    expect((await put(band({ ec_difference: open }), 2, id)).body.ec_difference).toEqual(open);
  });
});
