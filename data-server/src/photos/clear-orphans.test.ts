import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { aReading } from '../../testing/test-farm.ts';
import { start, testServer } from '../../testing/test-server.ts';
import { clearOrphans } from './clear-orphans.ts';
import { hashOf, photoName } from '../photo-files/photo-name.ts';

const server = await testServer();
const { photoFiles } = server.services;
/** In seconds. */
const halfAYear = 180 * 86_400;
const nameOf = (farm: string, id: string) => photoName({ farmer_id: farm, id, sha256: hashOf(aPhoto()) });
const isThere = async (name: string) => (await photoFiles.get(name)) !== null;

/** Counts from the disk's clock, because the process may have another one. */
async function daysAfter(name: string, days: number): Promise<Date> {
  for await (const file of photoFiles.list(name.split('/')[0]))
    if (file.name === name) return new Date(file.changedAt.getTime() + days * 86_400_000);
  throw new Error(`${name} is not there.`);
}

async function aFarmWithPhoto() {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const [reading, photo] = [newId(), newId()];
  const url = `${farm.url}/readings/${reading}`;
  await manager.write('PUT', url, { body: aReading(await farm.addPlot()), seen: null });
  await manager.putPicture(`${url}/photos/${photo}`, aPhoto());
  return { farm, manager, reading, photo, at: `${url}/photos/${photo}`, name: nameOf(farm.id, photo) };
}

test('a picture without a photo is cleared away after a day, and no other', async () => {
  const { farm, name } = await aFarmWithPhoto();
  const lost = nameOf(farm.id, newId());
  const ofNoFarm = nameOf(newId(), newId());
  for (const orphan of [lost, ofNoFarm]) await photoFiles.put(orphan, aPhoto());
  await clearOrphans(server.db, photoFiles, await daysAfter(lost, 0.9), halfAYear);
  expect([await isThere(lost), await isThere(ofNoFarm), await isThere(name)]).toEqual([true, true, true]);
  await clearOrphans(server.db, photoFiles, await daysAfter(ofNoFarm, 1.1), halfAYear);
  expect([await isThere(lost), await isThere(ofNoFarm), await isThere(name)]).toEqual([false, false, true]);
});

test('the picture of a photo that was taken away is cleared away where that failed', async () => {
  const { manager, at, name } = await aFarmWithPhoto();
  await manager.write('DELETE', at, { seen: 1 });
  await server.idle();
  await photoFiles.put(name, aPhoto());
  await clearOrphans(server.db, photoFiles, await daysAfter(name, 1.1), halfAYear);
  expect(await isThere(name)).toBe(false);
});

test('a photo whose reading was cleared away is gone for every device', async () => {
  const { farm, manager, reading, photo } = await aFarmWithPhoto();
  const since = async (mark: string) =>
    (await manager.get<Wire['PhotoPage']>(`${farm.url}/photos`, { 'sync-date': mark, 'sync-is-possible': 'true' })).body
      .meta;
  const { sync_date: mark = '' } = await since('0');
  await server.db.deleteFrom('readings').where('id', '=', reading).execute();
  await clearOrphans(server.db, photoFiles, new Date(), halfAYear);
  expect((await since(mark)).deleted_ids).toEqual([photo]);
});

test('a photo of a reading that was deleted is there for who brings it back, for half a year', async () => {
  const { manager, at, name } = await aFarmWithPhoto();
  const url = at.slice(0, at.indexOf('/photos'));
  const dayAfter = await daysAfter(name, 1.1);
  await manager.write('DELETE', url, { seen: 1 });
  const after = (seconds: number) => new Date(Date.parse(start) + seconds * 1000);
  await clearOrphans(server.db, photoFiles, after(halfAYear), halfAYear);
  expect(await isThere(name)).toBe(true);
  await clearOrphans(server.db, photoFiles, after(halfAYear + 1), halfAYear);
  await clearOrphans(server.db, photoFiles, dayAfter, halfAYear);
  expect(await isThere(name)).toBe(false);
  await manager.write('POST', `${url}/restore`, { seen: 2 });
  expect((await manager.getPicture(at)).status).toBe(404);
});
