// @vitest-environment node
// A database that is restored without `restore` keeps its epoch. Here it is a copy of its file, as a log of PostgreSQL or a disk's snapshot
// gives it.
import 'fake-indexeddb/auto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startNewEpoch } from '../../../../data-server/src/admin/new-epoch.ts';
import { openDatabase } from '../../../../data-server/src/database/open-database.ts';
import type { TestFarm } from '../../../../data-server/testing/test-farm.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { TestDevice } from '@seguia/testing/test-device';

let folder: string;
let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let recorder: TestPerson;
let phone: TestDevice;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-put-back-'));
  server = await startDataServer(path.join(folder, 'first.db'));
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  recorder = await server.addPerson([farm], 'recorder');
  phone = phoneOf(recorder);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const phoneOf = (person: TestPerson) => new TestDevice({ url: server.url, farmId: farm.id, person });
const saveOn = async (device: TestDevice, intakeEc: number) => {
  const { id } = await device.save({ plotId, intakeEc });
  await device.push();
  await device.pull();
  return id;
};
const onServer = async () =>
  (await server.db.selectFrom('readings').select('id').where('farmer_id', '=', farm.id).execute()).map(({ id }) => id);

/** Restores the file as it was before `after`; the server then serves it at the same address. */
async function putBackAfter(after: () => Promise<void>, meanwhile: (file: string) => Promise<void>) {
  const [file, copy] = [path.join(folder, 'first.db'), path.join(folder, 'copy.db')];
  const port = Number(new URL(server.url).port);
  await server.close();
  await copyFile(file, copy);
  server = await startDataServer(file, port);
  await after();
  await server.close();
  await meanwhile(copy);
  server = await startDataServer(copy, port);
}

async function newEpoch(file: string) {
  const database = await openDatabase(file);
  await startNewEpoch(database.db);
  await database.close();
}

describe('after a database was put back as a file', () => {
  test('and given a new epoch, a phone gives back what it lacks, though others have written meanwhile', async () => {
    const before = await saveOn(phone, 2);
    let lost: string[] = [];
    await putBackAfter(async () => void (lost = [await saveOn(phone, 3), await saveOn(phone, 4)]), newEpoch);
    expect(await onServer()).toEqual([before]);
    const other = phoneOf(await server.addPerson([farm], 'recorder'));
    const others = [await saveOn(other, 5), await saveOn(other, 6), await saveOn(other, 7)];
    await phone.pull();
    await phone.push();
    expect((await onServer()).toSorted()).toEqual([before, ...lost, ...others].toSorted());
  });

  test('and not given one, a phone that is ahead of it gives back what it lacks', async () => {
    const before = await saveOn(phone, 2);
    let lost = '';
    await putBackAfter(
      async () => void (lost = await saveOn(phone, 3)),
      async () => undefined,
    );
    await phone.pull();
    await phone.push();
    expect((await onServer()).toSorted()).toEqual([before, lost].toSorted());
  });
});
