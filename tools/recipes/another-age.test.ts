// Today's app on a data server of another age, without screens: its device, its outbox and its sync, and the parsers of its answers.
// OTHER_SERVER names another tree, whose data server is used in place of the oldest one.
import 'fake-indexeddb/auto';
import { camel, createApi, onWire } from '../../openapi/src/index.ts';
import { afterAll, expect, test } from 'vitest';
import { parseSeries } from '../../mf-campaigns/src/series/parse-series.ts';
import { markKey, type PulledList } from '../../shared/src/device/database/marks.ts';
import { readItems } from '../../shared/src/device/local/farm-items.ts';
import { saveReading } from '../../shared/src/device/outbox/save-reading.ts';
import { farmNow, zoneClock } from '../../shared/src/domain/farm-time.ts';
import { byMeasure, measuredFields } from '../../shared/src/domain/readings/measures.ts';
import { firstTyped } from '../../shared/src/domain/readings/reading-fields.ts';
import { newId } from '../../shared/src/domain/uuid.ts';
import { call } from '../../shared/src/session/api/api-error.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { hasCommit, oldestServer, startOtherServer } from './other-server.ts';

const { OTHER_SERVER } = process.env;

const canRun = OTHER_SERVER !== undefined || hasCommit(oldestServer);
if (!canRun)
  console.warn(
    `!! Without the commit ${oldestServer}, the data server of last year is SKIPPED: git fetch --unshallow.`,
  );

/** A phone of the demo's manager on its main farm, with everything pulled. */
async function aPhone(url: string) {
  const visitor = createApi({ baseUrl: `${url}/v2` });
  const body = { email: 'manager@demo.test', password: 'seguia-demo', device_name: 'phone', app: 'seguia' };
  const { token } = await call(visitor.POST('/auth/login', { body }));
  const api = createApi({ baseUrl: `${url}/v2`, token });
  const { data: farms } = await call(api.GET('/farmers'));
  const farm = farms.find(({ name }) => name === 'Oasis du Souss')!;
  const { id, firstname, lastname, email } = await call(api.GET('/account'));
  const person = { id, firstname, lastname, email, token };
  const device = new TestDevice({ url, farmId: farm.id, person });
  const source = { ...device.source, clock: zoneClock(farm.time_zone) };
  await device.pull();
  const now = () => farmNow(source.clock, Date.now() - 60_000);
  return { device, source, person, farm, api, now };
}

const server = canRun
  ? await startOtherServer(OTHER_SERVER ? { folder: OTHER_SERVER } : { commit: oldestServer })
  : null;
const phone = server && (await aPhone(server.url));
afterAll(() => server?.stop());

test.runIf(canRun)('saves a reading and changes it, and nothing is left to correct', async () => {
  const { device, source, person, now } = phone!;
  const [plot] = await readItems(source, 'plots');
  const reading = { plotId: plot!.id, ...now(), entryType: 'value' } as const;
  const { id } = await saveReading(source, person, { ...reading, intakeEc: 2.7, drainEc: 3.1, note: 'from the age' });
  await device.push();
  expect(await device.outbox()).toEqual([]);
  const seen = (await device.reading(id))!;
  expect(seen).toMatchObject({ state: 'sent', intakeEc: 2.7, drainEc: 3.1 });
  const { state: _state, ...before } = seen;
  await saveReading(source, person, { ...before, drainEc: null, note: null, seen: before });
  await device.push();
  expect(await device.outbox()).toEqual([]);
  expect(await device.reading(id)).toMatchObject({ state: 'sent', intakeEc: 2.7, drainEc: null, note: null });
});

test.runIf(canRun)('reads every reading with every measure', async () => {
  const readings = [...(await phone!.device.readings()).values()];
  expect(readings.length).toBeGreaterThan(100);
  const incomplete = readings.filter((reading) => measuredFields.some((field) => reading[field] === undefined));
  expect(incomplete).toEqual([]);
});

test.runIf(canRun)('opens a campaign by day and by reading, with empty columns for what the server lacks', async () => {
  const { source, api, farm } = phone!;
  const campaigns = await readItems(source, 'campaigns');
  for (const resolution of ['day', 'reading'] as const) {
    const params = { path: { farmer_id: farm.id, id: campaigns[0]!.id }, query: { resolution } };
    const wire = camel(await call(api.GET('/farmers/{farmer_id}/campaigns/{id}/series', { params })));
    const series = parseSeries(wire, (timestamp) => timestamp / 86_400);
    expect(series.plots.length).toBeGreaterThan(3);
    for (const { points, volumes } of series.plots) {
      const lengths = new Set([...Object.values(points).map(({ mean }) => mean.length), volumes.count.length]);
      expect(lengths.size).toBe(1);
    }
    const values = byMeasure((field) =>
      series.plots.flatMap(({ points }) => [...points[field].mean]).filter(Number.isFinite),
    );
    expect(values[firstTyped].length).toBeGreaterThan(50);
  }
});

test.runIf(server !== null && OTHER_SERVER === undefined)(
  'notes which lists the oldest server does not know',
  async () => {
    const { source } = phone!;
    const db = await source.device.db();
    const missing = async (list: PulledList) => (await db.get('marks', markKey(source.farmId, list)))?.missing ?? false;
    expect([await missing('waterDays'), await missing('photos'), await missing('plots')]).toEqual([true, true, false]);
  },
);

test.runIf(canRun)('sets the limits of a target band', async () => {
  const { api, source, farm } = phone!;
  const plot = (await readItems(source, 'plots')).find(({ crops }) => crops.length > 0)!;
  const none = { low: null, high: null };
  const limits = { ...byMeasure(() => none), intakeEc: { low: 2, high: 3 } };
  const band = {
    plotId: plot.id,
    cropTypeId: plot.crops[0]!.cropTypeId,
    from: '2001-01-01',
    to: '2001-12-31',
    ...limits,
  };
  const path = { farmer_id: farm.id, id: newId() };
  const header = { 'Idempotency-Key': newId(), 'If-None-Match': '*' } as const;
  const made = await call(
    api.PUT('/farmers/{farmer_id}/target-bands/{id}', { params: { path, header }, body: onWire(band) }),
  );
  expect(made.intake_ec).toEqual(limits.intakeEc);
});
