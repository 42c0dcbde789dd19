import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestFarm } from '../../../../data-server/testing/test-farm.ts';
import { clearCache } from '../../device/local/clear-cache.ts';
import { markKey } from '../../device/database/marks.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { problem } from '@seguia/testing/scripted-api';
import { TestDevice } from '@seguia/testing/test-device';

let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let person: TestPerson;
/** The calls since the last `counted`, by the end of their path. */
let calls: string[];
/** Answers instead of the server, unless it returns null. */
let instead: (name: string) => Promise<Response | null> | Response | null;
let phone: TestDevice;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  person = await server.addPerson([farm], 'recorder');
  [calls, instead] = [[], () => null];
  phone = phoneOf(person);
  await phone.save({ plotId, intakeEc: 2 });
  await phone.push();
  await phone.pull();
  await counted();
});

function phoneOf(who: TestPerson): TestDevice {
  const fetchAndCount = async (request: Request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    calls.push(name);
    return (await instead(name)) ?? fetch(request);
  };
  return new TestDevice({ url: server.url, farmId: farm.id, person: who, fetch: fetchAndCount });
}

/** The calls of an act, in the order of their names. */
async function counted(act: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  calls = [];
  await act();
  return calls.toSorted();
}
const pulled = () => counted(() => phone.pull());
const saveElsewhere = async (intakeEc: number) => {
  const other = new TestDevice({ url: server.url, farmId: farm.id, person });
  const { id } = await other.save({ plotId, intakeEc });
  await other.push();
  return id;
};
const allLists = [
  'calibrations',
  'campaigns',
  'crop-types',
  'crops',
  'instructions',
  'meters',
  'photos',
  'plots',
  'readings',
  'target-bands',
  'water-days',
];

describe('a phone that has everything', () => {
  test('sends one call where nothing has changed', async () => {
    expect(await pulled()).toEqual(['changes']);
    expect(await phone.pull()).toBe(false);
  });

  test('fetches only the lists that have changed', async () => {
    const id = await saveElsewhere(3);
    expect(await pulled()).toEqual(['changes', 'readings']);
    expect(await phone.reading(id)).toMatchObject({ intakeEc: 3 });
    expect(await pulled()).toEqual(['changes']);
  });

  test('moves the marks of all other lists on, so that they do not grow too old', async () => {
    const markOf = async () => {
      const db = await phone.source.device.db();
      return Number((await db.get('marks', markKey(farm.id, 'crops')))?.mark.split('.')[1]);
    };
    const before = await markOf();
    await saveElsewhere(3);
    await phone.pull();
    expect(await markOf()).toBe(before + 1);
  });
});

test('a new phone fetches every list at once, without asking which', async () => {
  phone = phoneOf(person);
  const first = await pulled();
  expect(first).not.toContain('changes');
  expect([...new Set(first)]).toEqual(allLists);
});

test('an older server without this call gets the call of each list, and is asked once', async () => {
  instead = (name) => (name === 'changes' ? problem(404) : null);
  expect(await pulled()).toEqual([...allLists, 'changes'].toSorted());
  expect(await pulled()).toEqual(allLists);
});

test('a server that is too busy gets no calls of lists', async () => {
  instead = (name) => (name === 'changes' ? problem(503) : null);
  calls = [];
  await expect(phone.pull()).rejects.toMatchObject({ status: 503 });
  expect(calls).toEqual(['changes']);
});

test('a list that the person may not see costs no call, and comes once they may', async () => {
  const give = (permissions: string[] | null) =>
    server.db
      .updateTable('farm_accounts')
      .set({ permissions: permissions && JSON.stringify(permissions) })
      .where('farmer_id', '=', farm.id)
      .where('account_id', '=', person.id)
      .execute();
  await give(['plots.view']);
  await server.db.updateTable('farmers').set({ change_no: 9 }).where('id', '=', farm.id).execute();
  expect(await pulled()).toEqual(['changes']);
  await give(null);
  const id = await saveElsewhere(4);
  expect(await pulled()).toEqual(['changes', 'readings']);
  expect(await phone.reading(id)).toMatchObject({ intakeEc: 4 });
});

test('a fill that was interrupted goes on, though its list has not changed', async () => {
  const db = await phone.source.device.db();
  const key = markKey(farm.id, 'readings');
  const mark = await db.get('marks', key);
  await db.put('marks', { mark: '0', ...mark, fullSince: Date.now() - 1000 }, key);
  expect(await pulled()).toEqual(['changes', 'readings']);
  expect((await db.get('marks', key))?.fullSince).toBeUndefined();
});

test('what was cleared from the device during the call is fetched again', async () => {
  let cleared = false;
  instead = async (name) => {
    if (name !== 'changes' || cleared) return null;
    cleared = true;
    await clearCache(phone.source.device);
    return null;
  };
  const names = await pulled();
  expect([...new Set(names)]).toEqual([...allLists, 'changes'].toSorted());
});
