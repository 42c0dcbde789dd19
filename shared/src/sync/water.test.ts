import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { addDays, farmNow } from '../domain/farm-time.ts';
import { clearCache } from '../device/local/clear-cache.ts';
import { waterConflicts } from '../device/water/water-conflict.ts';
import { readWaterDays } from '../device/water/water-days.ts';
import { saveWaterDays } from '../device/water/save-water.ts';
import { startDataServer, type TestPerson } from '@seguia/testing/data-server';
import { MemoryJournal } from '@seguia/testing/memory-journal';
import { testClock, TestDevice } from '@seguia/testing/test-device';

const server = await startDataServer();
const today = farmNow(testClock).date;
const yesterday = addDays(today, -1);
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

async function aFarm() {
  const farm = await server.addFarm();
  const [malika, nadia] = [await server.addPerson([farm], 'manager'), await server.addPerson([farm])];
  const device = (person: TestPerson, more: object = {}) =>
    new TestDevice({ url: server.url, farmId: farm.id, person, ...more });
  return { farm, malika, nadia, device };
}

const save = (device: TestDevice, irrigation: number | null, radiation: number | null, date = yesterday) =>
  saveWaterDays(device.source, [{ date, plotId: null, irrigation, radiation }]);

const shown = async (device: TestDevice) =>
  (await readWaterDays(device.source)).map(
    ({ id, irrigation, radiation, state }) => `${id}: ${irrigation} L/m², ${radiation} J/cm², ${state}`,
  );

test('a day is saved without network, shown at once, sent, and fetched by another phone', async () => {
  const { malika, nadia, device } = await aFarm();
  const here = device(nadia);
  await save(here, 6.2, 2400);
  expect(await shown(here)).toEqual([`${yesterday}: 6.2 L/m², 2400 J/cm², waiting`]);
  expect((await here.push()).sent).toBe(1);
  expect(await shown(here)).toEqual([`${yesterday}: 6.2 L/m², 2400 J/cm², sent`]);
  expect(await here.outbox()).toEqual([]);
  const there = device(malika);
  await there.pull();
  expect(await shown(there)).toEqual([`${yesterday}: 6.2 L/m², 2400 J/cm², sent`]);
  await save(there, null, null);
  expect(await shown(there)).toEqual([]);
  await there.push();
  expect(await shown(there)).toEqual([]);
  await here.pull();
  expect(await shown(here)).toEqual([]);
});

test('a day that is saved and sent makes no list of readings read again', async () => {
  const { nadia, device } = await aFarm();
  const here = device(nadia);
  const [readings, outbox] = [vi.fn(), vi.fn()];
  here.source.device.changes.listen(['readings'], readings);
  here.source.device.changes.listen(['outbox'], outbox);
  await save(here, 6, null);
  expect((await here.push()).sent).toBe(1);
  expect(readings).not.toHaveBeenCalled();
  expect(outbox).toHaveBeenCalledTimes(3); // saved, about to leave, answered
});

test('a repeated change before sending is one change, and equal values are none', async () => {
  const { nadia, device } = await aFarm();
  const here = device(nadia);
  await save(here, 6, null);
  await save(here, 7, null);
  expect((await here.outbox()).map(({ water }) => water?.values?.irrigation)).toEqual([7]);
  await here.push();
  await save(here, 7, null);
  expect(await here.outbox()).toEqual([]);
});

test('a lost answer makes no second day, and a change behind it follows', async () => {
  const { nadia, device } = await aFarm();
  let isLost = true;
  const here = device(nadia, {
    fetch: async (request: Request) => {
      const answer = await fetch(request);
      if (isLost) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  await save(here, 6, null);
  await here.push();
  await save(here, 6, 2500);
  isLost = false;
  await here.push();
  expect(await shown(here)).toEqual([`${yesterday}: 6 L/m², 2500 J/cm², sent`]);
});

test('a day that is sent while an older list is on its way stays as it was sent', async () => {
  const { malika, nadia, device } = await aFarm();
  const meanwhile: (() => Promise<void>)[] = [];
  const there = device(malika);
  const here = device(nadia, {
    fetch: async (request: Request) => {
      const answer = await fetch(request);
      if (request.method === 'GET' && request.url.includes('/water-days')) await meanwhile.shift()?.();
      return answer;
    },
  });
  await save(here, 6, null);
  await here.push();
  await here.pull();
  /** Fetches the list, in which another day is new, while yesterday is sent. */
  const sendWhilePulling = async (irrigation: number | null, radiation: number | null) => {
    await save(there, 5, radiation, addDays(today, -2));
    await there.push();
    meanwhile.push(async () => {
      await save(here, irrigation, radiation);
      await here.push();
    });
    await here.pull();
    expect(meanwhile).toEqual([]);
    return (await shown(here)).filter((day) => day.startsWith(yesterday));
  };
  expect(await sendWhilePulling(7, 2400)).toEqual([`${yesterday}: 7 L/m², 2400 J/cm², sent`]);
  expect(await sendWhilePulling(null, null)).toEqual([]);
});

// Specification 10: what was typed of a day outlives a logout and a lost database
test('a typed day outlives a logout, and a database that the browser lost', async () => {
  const { nadia, device } = await aFarm();
  const journal = new MemoryJournal();
  const here = device(nadia, { journal, place: '-lost' });
  await save(here, 6, 2400);
  await clearCache(here.source.device);
  expect(await shown(here)).toEqual([`${yesterday}: 6 L/m², 2400 J/cm², waiting`]);
  const again = device(nadia, { journal, place: '-found' });
  expect(await shown(again)).toEqual([`${yesterday}: 6 L/m², 2400 J/cm², waiting`]);
  expect((await again.push()).sent).toBe(1);
});

describe('two who write the same day without network', () => {
  async function both() {
    const { farm, malika, nadia, device } = await aFarm();
    return { farm, hers: device(malika), mine: device(nadia) };
  }

  test('give the day both values if each wrote another one', async () => {
    const { hers, mine } = await both();
    await save(hers, 6, null);
    await save(mine, null, 2400);
    await hers.push();
    await mine.push();
    expect(await shown(mine)).toEqual([`${yesterday}: 6 L/m², 2400 J/cm², sent`]);
  });

  test('with the same values meet no conflict, and change nothing', async () => {
    const { farm, hers, mine } = await both();
    for (const device of [hers, mine]) await save(device, 6, 2400);
    for (const device of [hers, mine]) await device.push();
    expect(await shown(mine)).toEqual([`${yesterday}: 6 L/m², 2400 J/cm², sent`]);
    expect(await mine.outbox()).toEqual([]);
    const rows = await server.db.selectFrom('water_days').select('version').where('farmer_id', '=', farm.id).execute();
    expect(rows).toEqual([{ version: 1 }]);
  });

  test.each([
    ['mine', 5],
    ['theirs', 6],
  ] as const)('with different values are asked: %s', async (choice, irrigation) => {
    const { hers, mine } = await both();
    await save(mine, 6, 2400);
    await mine.push();
    await hers.pull();
    await save(mine, 6.5, 2400);
    await save(hers, 5, 2400);
    await mine.push();
    await hers.push();
    expect(await shown(hers)).toEqual([`${yesterday}: 5 L/m², 2400 J/cm², conflict`]);
    const [entry] = await hers.outbox();
    expect(entry?.water?.theirs).toMatchObject({ irrigation: 6.5, version: 2 });
    if (entry) await waterConflicts.resolve(hers.source.device, entry, choice);
    await hers.push();
    expect(await shown(hers)).toEqual([`${yesterday}: ${choice === 'mine' ? irrigation : 6.5} L/m², 2400 J/cm², sent`]);
  });

  test('where one deletes it write a new day again, and are asked about a changed one', async () => {
    const { hers, mine } = await both();
    await save(hers, 6, null);
    await hers.push();
    await mine.pull();
    await save(hers, null, null);
    await hers.push();
    await save(mine, 7, null);
    await mine.push();
    expect(await shown(mine)).toEqual([`${yesterday}: 7 L/m², null J/cm², conflict`]);
    const [entry] = await mine.outbox();
    if (entry) await waterConflicts.resolve(mine.source.device, entry, 'theirs');
    await mine.pull();
    expect(await shown(mine)).toEqual([]);
    await save(mine, 8, null);
    await mine.push();
    expect(await shown(mine)).toEqual([`${yesterday}: 8 L/m², null J/cm², sent`]);
  });
});

test('a refused day stays, and is corrected by saving it again', async () => {
  const { nadia, device } = await aFarm();
  const here = device(nadia);
  await save(here, 6, null, addDays(today, 3));
  await here.push();
  expect((await here.outbox()).map(({ state, problem }) => [state, problem?.errors?.[0]?.code])).toEqual([
    ['refused', 'date_in_future'],
  ]);
  const [refused] = await here.outbox();
  await save(here, 6, null, addDays(today, 3));
  const [again, ...more] = await here.outbox();
  expect([again?.state, more]).toEqual(['waiting', []]);
  expect(again?.key).not.toBe(refused?.key);
});

test('a season of days is saved without network, leaves once, and saving it again sends nothing', async () => {
  const { nadia, device, farm } = await aFarm();
  const plots = [await farm.addPlot(), await farm.addPlot()];
  const days = plots.flatMap((plotId) =>
    Array.from({ length: 60 }, (_, index) => ({
      date: addDays(today, -index),
      plotId,
      irrigation: 4 + (index % 5) / 2,
      radiation: 1800,
    })),
  );
  const offline = device(nadia, { fetch: noNetwork, place: '-season' });
  await saveWaterDays(offline.source, days);
  await saveWaterDays(offline.source, days);
  expect(await offline.outbox()).toHaveLength(120);
  const online = device(nadia, { place: '-season' });
  expect((await online.push()).sent).toBe(120);
  await saveWaterDays(online.source, days);
  expect(await online.outbox()).toEqual([]);
  expect(await readWaterDays(online.source)).toHaveLength(120);
});
