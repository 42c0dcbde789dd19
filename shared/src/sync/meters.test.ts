import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readCalibrations } from '../device/meters/calibrations.ts';
import { storeItem } from '../device/database/store-item.ts';
import { noteCalibration } from '../device/meters/note-calibration.ts';
import { clearCache } from '../device/local/clear-cache.ts';
import { readItems } from '../device/local/farm-items.ts';
import { saveReading } from '../device/outbox/save-reading.ts';
import { farmNow } from '../domain/farm-time.ts';
import { normaliseCalibration } from '../domain/meters/calibration-rules.ts';
import { newId } from '../domain/uuid.ts';
import { startDataServer, type TestPerson } from '@seguia/testing/data-server';
import { MemoryJournal } from '@seguia/testing/memory-journal';
import { testClock, TestDevice } from '@seguia/testing/test-device';

const server = await startDataServer();
const at = Math.floor(Date.now() / 1000) - 60;

async function aFarm() {
  const farm = await server.addFarm();
  const [malika, nadia] = [await server.addPerson([farm], 'manager'), await server.addPerson([farm])];
  const device = (person: TestPerson, more: object = {}) =>
    new TestDevice({ url: server.url, farmId: farm.id, person, ...more });
  const meter = newId();
  await server.apiOf(malika).PUT('/farmers/{farmer_id}/meters/{id}', {
    params: {
      path: { farmer_id: farm.id, id: meter },
      header: { 'Idempotency-Key': newId(), 'If-None-Match': '*' },
    },
    body: { name: 'Combo 1', kind: 'ec_ph' },
  });
  const note = (here: TestDevice, slope: number, id = newId()) =>
    noteCalibration(here.source, id, normaliseCalibration({ meterId: meter, at, slope }));
  return { farm, malika, nadia, device, meter, note };
}

const shown = async (device: TestDevice) =>
  (await readCalibrations(device.source)).map(
    ({ slope, state, createdBy }) => `${slope} ${state} ${createdBy?.lastname}`,
  );

test('a calibration is noted without network, shown at once, sent, and fetched with its meter by another phone', async () => {
  const { malika, nadia, device, note } = await aFarm();
  const here = device(nadia);
  await note(here, 97);
  expect(await shown(here)).toEqual(['97 waiting undefined']);
  expect((await here.push()).sent).toBe(1);
  expect([await shown(here), await here.outbox()]).toEqual([['97 sent recorder'], []]);
  const there = device(malika);
  await there.pull();
  expect(await shown(there)).toEqual(['97 sent recorder']);
  expect(await readItems(there.source, 'meters')).toMatchObject([{ name: 'Combo 1', calibrationDays: 30 }]);
});

test('a late answer does not undo what a pull brought', async () => {
  const { nadia, device, note } = await aFarm();
  const here = device(nadia);
  await note(here, 97);
  await here.push();
  const [noted] = await readItems(here.source, 'calibrations');
  const versionsAfter = async (version: number) => {
    await storeItem(here.source.device, here.source.farmId, 'calibrations', { ...noted!, version });
    return (await readItems(here.source, 'calibrations')).map((item) => item.version);
  };
  expect([await versionsAfter(3), await versionsAfter(2), await versionsAfter(4)]).toEqual([[3], [3], [4]]);
});

// Specification 10: a calibration noted without network is sent once, whatever becomes of the answers
test('two taps and a lost answer note one calibration', async () => {
  const { nadia, device, note } = await aFarm();
  let isLost = true;
  const here = device(nadia, {
    fetch: async (request: Request) => {
      const answer = await fetch(request);
      if (isLost) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const id = newId();
  await Promise.all([note(here, 97, id), note(here, 97, id)]);
  expect(await here.outbox()).toHaveLength(1);
  await here.push();
  isLost = false;
  await here.push();
  await here.pull();
  expect([await shown(here), await here.outbox()]).toEqual([['97 sent recorder'], []]);
});

test('a noted calibration outlives a logout, and a database that the browser lost', async () => {
  const { nadia, device, note } = await aFarm();
  const journal = new MemoryJournal();
  const here = device(nadia, { journal, place: '-lost' });
  await note(here, 97);
  await clearCache(here.source.device);
  expect(await shown(here)).toEqual(['97 waiting undefined']);
  const again = device(nadia, { journal, place: '-found' });
  expect(await shown(again)).toEqual(['97 waiting undefined']);
  expect((await again.push()).sent).toBe(1);
});

test('a final refusal waits for the person, with its reason', async () => {
  const { nadia, device } = await aFarm();
  const here = device(nadia);
  await noteCalibration(here.source, newId(), normaliseCalibration({ meterId: newId(), at, slope: 97 }));
  await here.push();
  expect(await here.outbox()).toMatchObject([{ state: 'refused', problem: { errors: [{ code: 'meter_unknown' }] } }]);
  expect(await shown(here)).toEqual(['97 refused undefined']);
});

test('a reading tells the server its meter, and says nothing of meters without one', async () => {
  const { farm, nadia, device, meter } = await aFarm();
  const plotId = await farm.addPlot();
  const bodies: object[] = [];
  const here = device(nadia, {
    fetch: async (request: Request) => {
      if (request.method === 'PUT') bodies.push((await request.clone().json()) as object);
      return fetch(request);
    },
  });
  const author = { id: nadia.id, firstname: '', lastname: '' };
  const reading = { plotId, ...farmNow(testClock), entryType: 'value' as const, intakeEc: 2.4 };
  const saved = await saveReading(here.source, author, { ...reading, id: newId(), meterId: meter });
  await saveReading(here.source, author, { ...reading, id: newId(), intakeEc: 2.5 });
  await here.push();
  expect(bodies.map((body) => Object.hasOwn(body, 'meter_id'))).toEqual([true, false]);
  await saveReading(here.source, author, { ...saved, meterId: null, seen: saved });
  await here.push();
  expect(bodies[2]).toMatchObject({ meter_id: null });
  const rows = await server.db.selectFrom('readings').select('meter_id').where('farmer_id', '=', farm.id).execute();
  expect(rows).toEqual([{ meter_id: null }, { meter_id: null }]);
});

test('a server from before meters keeps no phone from its other lists', async () => {
  const { farm, nadia, device } = await aFarm();
  await farm.addPlot({ name: 'Serre 1' });
  const here = device(nadia, {
    fetch: async (request: Request) =>
      /\/(meters|calibrations)(\?|$)/.test(request.url)
        ? Response.json(
            { type: '/problems/not_found', title: 'x', status: 404, code: 'not_found' },
            { status: 404, headers: { 'content-type': 'application/problem+json' } },
          )
        : fetch(request),
  });
  await here.pull();
  expect(await readItems(here.source, 'plots')).toMatchObject([{ name: 'Serre 1' }]);
  expect(await shown(here)).toEqual([]);
});
