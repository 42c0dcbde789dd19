// @vitest-environment node
import 'fake-indexeddb/auto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup } from '../../../../data-server/src/admin/backup.ts';
import { restore } from '../../../../data-server/src/admin/restore.ts';
import { openDatabase } from '../../../../data-server/src/database/open-database.ts';
import type { TestFarm } from '../../../../data-server/testing/test-farm.ts';
import { saveWaterDays } from '../../device/water/save-water.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { TestDevice } from '@seguia/testing/test-device';

let folder: string;
let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let recorder: TestPerson;
let manager: TestPerson;
let viewer: TestPerson;
let phone: TestDevice;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-restored-'));
  server = await startDataServer(path.join(folder, 'first.db'));
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  recorder = await server.addPerson([farm], 'recorder');
  manager = await server.addPerson([farm], 'manager');
  viewer = await server.addPerson([farm], 'viewer');
  phone = phoneOf(recorder);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const phoneOf = (person: TestPerson) => new TestDevice({ url: server.url, farmId: farm.id, person });
const rows = () =>
  server.db.selectFrom('readings').selectAll().where('farmer_id', '=', farm.id).orderBy('id').execute();
const ecsOnServer = async () => Object.fromEntries((await rows()).map((row) => [row.id, row.intake_ec]));
const saveOn = async (device: TestDevice, body: { id?: string; intakeEc: number; date?: string }) => {
  const { id } = await device.save({ plotId, ...body });
  await device.push();
  return id;
};

/** Backs the server up, runs `after`, and restores the backup at the same address. */
async function restoredAfter(after: () => Promise<void>) {
  const file = path.join(folder, 'backup.gz');
  await backup(server.db, server.services.photoFiles, file, new Date());
  await after();
  const port = Number(new URL(server.url).port);
  await server.close();
  const second = path.join(folder, 'second.db');
  const target = await openDatabase(second);
  await restore(target.db, server.services.photoFiles, file);
  await target.close();
  server = await startDataServer(second, port);
}

describe('after a server was restored from an older backup', () => {
  test('a phone gives back what it lacks, and what it has older, and nothing is lost', async () => {
    const edited = await saveOn(phone, { intakeEc: 2 });
    const untouched = await saveOn(phone, { intakeEc: 2.5 });
    await phone.pull();
    let added = '';
    await restoredAfter(async () => {
      await saveOn(phone, { id: edited, intakeEc: 3 });
      added = await saveOn(phone, { intakeEc: 4 });
      await phone.pull();
    });
    expect(await rows()).toHaveLength(2);
    await phone.pull();
    expect((await phone.outbox()).map(({ readingId }) => readingId).toSorted()).toEqual([edited, added].toSorted());
    expect((await phone.push()).sent).toBe(2);
    const ecs = new Map((await rows()).map((row) => [row.id, [row.intake_ec, row.created_by]]));
    expect(ecs).toEqual(
      new Map([
        [edited, [3, recorder.id]],
        [untouched, [2.5, recorder.id]],
        [added, [4, recorder.id]],
      ]),
    );
    await phone.pull();
    expect([...(await phone.readings()).values()].map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(await phone.outbox()).toEqual([]);
  });

  test('a phone whose clock was ahead when it sent gives back what it has sent and changed', async () => {
    const edited = await saveOn(phone, { intakeEc: 2 });
    await phone.pull();
    let added = '';
    await restoredAfter(async () => {
      await saveOn(phone, { id: edited, intakeEc: 3 });
      added = await saveOn(phone, { intakeEc: 4 });
      await phone.pull();
      const db = await phone.source.device.db();
      for (const row of await db.getAll('readings'))
        await db.put('readings', { ...row, keptAt: row.keptAt + 86_400_000 });
    });
    await phone.pull();
    expect((await phone.push()).sent).toBe(2);
    expect(await ecsOnServer()).toEqual({ [edited]: 3, [added]: 4 });
  });

  test('a phone that had never fetched the farm gives back what it has sent and changed', async () => {
    const edited = await saveOn(phone, { intakeEc: 2 });
    let added = '';
    await restoredAfter(async () => {
      await saveOn(phone, { id: edited, intakeEc: 3 });
      added = await saveOn(phone, { intakeEc: 4 });
    });
    await phone.pull();
    expect((await phone.push()).sent).toBe(2);
    expect(await ecsOnServer()).toEqual({ [edited]: 3, [added]: 4 });
  });

  test('readings from before the window of 120 days come back as well', async () => {
    await phone.pull();
    let old = '';
    await restoredAfter(async () => {
      old = await saveOn(phone, {
        intakeEc: 2,
        date: new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10),
      });
    });
    await phone.pull();
    await phone.push();
    expect((await rows()).map(({ id }) => id)).toEqual([old]);
  });

  test('a reading that another phone gave back first is not given twice, and is no conflict', async () => {
    const other = phoneOf(manager);
    await phone.pull();
    await restoredAfter(async () => {
      await saveOn(phone, { intakeEc: 4 });
      await phone.pull();
      await other.pull();
    });
    await phone.pull();
    await other.pull();
    await phone.push();
    await other.push();
    expect([await phone.outbox(), await other.outbox()]).toEqual([[], []]);
    expect(await rows()).toMatchObject([{ intake_ec: 4, version: 1, created_by: recorder.id }]);
  });

  // Specification 1: versions that differ after a restore are decided by the person
  test.each([
    { first: 'older', person: () => manager, state: 'conflict' },
    { first: 'newer', person: () => manager, state: 'conflict' },
    // A reading that a manager gave back is the manager's: the recorder's change waits, and says why.
    { first: 'older', person: () => recorder, state: 'waiting', problem: { code: 'forbidden' } },
  ])('where the $first version is given first, the other is not lost: $state', async ({ first, person, ...end }) => {
    const author = phoneOf(person());
    const other = phoneOf(await server.addPerson([farm], 'manager'));
    await author.pull();
    let id = '';
    await restoredAfter(async () => {
      id = await saveOn(author, { intakeEc: 2 });
      await saveOn(author, { id, intakeEc: 3 });
      await other.pull();
      await saveOn(author, { id, intakeEc: 4 });
    });
    // The server gives times in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const [giver, second] = first === 'older' ? [other, author] : [author, other];
    await giver.pull();
    await giver.push();
    await second.pull();
    await second.push();
    const [given, held] = first === 'older' ? [3, 4] : [4, 3];
    expect(await rows()).toMatchObject([{ id, intake_ec: given }]);
    expect(await second.outbox()).toMatchObject([{ readingId: id, body: { intakeEc: held }, ...end }]);
  });

  test('days of water come back, new or changed, and untouched ones stay', async () => {
    const write = async (date: string, irrigation: number) => {
      await saveWaterDays(phone.source, [{ date, plotId: null, irrigation, radiation: null }]);
      await phone.push();
    };
    const watching = phoneOf(viewer);
    await write('2026-06-01', 4);
    await write('2026-06-02', 5);
    await phone.pull();
    await watching.pull();
    await restoredAfter(async () => {
      await write('2026-06-02', 6);
      await write('2026-06-03', 7);
      await phone.pull();
      await watching.pull();
    });
    const days = () => server.db.selectFrom('water_days').select(['date', 'irrigation']).orderBy('date').execute();
    expect((await days()).map(({ irrigation }) => irrigation)).toEqual([4, 5]);
    await watching.pull();
    expect(await watching.outbox()).toEqual([]);
    await phone.pull();
    expect((await phone.push()).sent).toBe(2);
    expect((await days()).map(({ irrigation }) => irrigation)).toEqual([4, 6, 7]);
    await phone.pull();
    expect(await phone.outbox()).toEqual([]);
  });

  test('the person decides about a day of water that somebody wrote otherwise meanwhile', async () => {
    const other = phoneOf(manager);
    const write = async (device: TestDevice, irrigation: number) => {
      await saveWaterDays(device.source, [{ date: '2026-06-01', plotId: null, irrigation, radiation: null }]);
      await device.push();
    };
    await phone.pull();
    await restoredAfter(async () => {
      await write(phone, 4);
      await phone.pull();
    });
    await other.pull();
    await write(other, 5);
    await phone.pull();
    await phone.push();
    expect(await phone.outbox()).toMatchObject([{ state: 'conflict', water: { values: { irrigation: 4 } } }]);
  });

  test('a person who may not write gives nothing back, and the reading leaves the device', async () => {
    const watching = phoneOf(viewer);
    await watching.pull();
    await restoredAfter(async () => {
      await saveOn(phone, { intakeEc: 4 });
      await watching.pull();
    });
    await watching.pull();
    expect([await watching.outbox(), (await watching.readings()).size]).toEqual([[], 0]);
  });

  test('a reading that was deleted before the backup stays deleted', async () => {
    const gone = await saveOn(phone, { intakeEc: 2 });
    const other = phoneOf(manager);
    await phone.pull();
    await other.pull();
    await other.delete(gone);
    await new Promise((resolve) => setTimeout(resolve, 6100));
    await other.push();
    await phone.pull();
    await restoredAfter(async () => undefined);
    await phone.pull();
    expect([await phone.outbox(), (await phone.readings()).size]).toEqual([[], 0]);
  });
});

test('a server that never knew the device gets nothing, as its database is another one', async () => {
  await saveOn(phone, { intakeEc: 2 });
  await phone.pull();
  await server.db.updateTable('server_state').set({ value: 'abcdefabcdef' }).where('key', '=', 'epoch').execute();
  await server.db.deleteFrom('readings').execute();
  const { port } = new URL(server.url);
  await server.close();
  server = await startDataServer(path.join(folder, 'first.db'), Number(port));
  await phone.pull();
  expect([await phone.outbox(), (await phone.readings()).size]).toEqual([[], 0]);
});
