import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { FolderFiles } from '../photo-files/folder-files.ts';
import { hashOf, photoName } from '../photo-files/photo-name.ts';
import type { Person } from '../../testing/person.ts';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { photoFiles } = server.services;
afterEach(() => vi.restoreAllMocks());

const picturesOf = async (farm: { id: string }) => {
  const names: string[] = [];
  for await (const { name } of photoFiles.list(farm.id)) names.push(name);
  return names;
};

async function aFarm() {
  const farm = await server.addFarm();
  const recorder = await server.addPerson(farm, 'recorder');
  const url = `${farm.url}/readings/${newId()}`;
  await recorder.write('PUT', url, { body: aReading(await farm.addPlot()), seen: null });
  return { farm, recorder, at: (id: string) => `${url}/photos/${id}` };
}

async function aPhotoOn({ at, recorder }: Awaited<ReturnType<typeof aFarm>>) {
  const id = newId();
  expect((await recorder.putPicture(at(id), aPhoto())).status).toBe(201);
  return id;
}

describe('somebody', () => {
  test.each<[string, number, (who: Person) => Promise<unknown>]>([
    [
      'who is disabled on the farm',
      404,
      (who) =>
        server.db.updateTable('farm_accounts').set({ disabled_at: 1 }).where('account_id', '=', who.id).execute(),
    ],
    [
      'who left the farm',
      404,
      (who) => server.db.deleteFrom('farm_accounts').where('account_id', '=', who.id).execute(),
    ],
    [
      'whose session was ended, as with their account',
      401,
      (who) => server.db.updateTable('sessions').set({ revoked_at: 1 }).where('account_id', '=', who.id).execute(),
    ],
  ])('%s sees, adds and takes away no photo', async (_who, status, leave) => {
    const place = await aFarm();
    const id = await aPhotoOn(place);
    await leave(place.recorder);
    const other = newId();
    expect([
      (await place.recorder.getPicture(place.at(id))).status,
      (await place.recorder.putPicture(place.at(other), aPhoto(1))).status,
      (await place.recorder.write('DELETE', place.at(id), { seen: 1 })).status,
    ]).toEqual([status, status, status]);
    expect(await picturesOf(place.farm)).toEqual([nameOf(place.farm, id)]);
  });
});

const nameOf = (farm: { id: string }, id: string) => photoName({ farmer_id: farm.id, id, sha256: hashOf(aPhoto()) });

test('a photo that a reading has no room for never comes to the disk', async () => {
  const place = await aFarm();
  for (const _photo of [1, 2, 3]) await aPhotoOn(place);
  expect((await place.recorder.putPicture(place.at(newId()), aPhoto(1))).status).toBe(422);
  expect(await picturesOf(place.farm)).toHaveLength(3);
});

test('of five photos that come at once a reading takes three', async () => {
  const { at, recorder } = await aFarm();
  const answers = await Promise.all(Array.from({ length: 5 }, () => recorder.putPicture(at(newId()), aPhoto())));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 422, 422]);
});

test('nobody puts another picture in place of a photo, nor brings back one that was taken away', async () => {
  const place = await aFarm();
  const id = await aPhotoOn(place);
  const replace = (version: number) =>
    server.app.inject({
      method: 'PUT',
      url: `/v2${place.at(id)}`,
      headers: {
        authorization: `Bearer ${place.recorder.token}`,
        'date-format': 'timestamp',
        'content-type': 'image/jpeg',
        'idempotency-key': newId(),
        'if-match': `"${version}"`,
      },
      payload: Buffer.from(aPhoto(1)),
    });
  expect((await replace(1)).statusCode).toBe(428);
  expect((await place.recorder.getPicture(place.at(id))).picture).toEqual(aPhoto());
  await place.recorder.write('DELETE', place.at(id), { seen: 1 });
  expect((await replace(2)).statusCode).toBe(428);
  expect((await place.recorder.write('DELETE', place.at(id), { seen: 2 })).status).toBe(404);
  expect((await place.recorder.getPicture(place.at(id))).status).toBe(404);
});

describe('where photos have', () => {
  const refused = async (reason: { code: string; message: string }) => {
    const place = await aFarm();
    vi.spyOn(photoFiles, 'put').mockRejectedValueOnce(Object.assign(new Error(reason.message), { code: reason.code }));
    return { place, answer: await place.recorder.putPicture(place.at(newId()), aPhoto()) };
  };

  test.each(['ENOSPC', 'EDQUOT'])('no room (%s), a phone is asked to try again later', async (code) => {
    const { place, answer } = await refused({ code, message: 'no space left on device, write /var/lib/seguia' });
    expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '60', 'unavailable']);
    expect(JSON.stringify(answer.body)).not.toMatch(/space|\/var|stack|at /);
    expect(await picturesOf(place.farm)).toEqual([]);
    expect((await place.recorder.putPicture(place.at(newId()), aPhoto())).status).toBe(201);
  });

  test('no place any more, that is said of a photo that is there, and readings are served', async () => {
    const place = await aFarm();
    const id = await aPhotoOn(place);
    await photoFiles.delete(nameOf(place.farm, id));
    const answer = await place.recorder.getPicture(place.at(id));
    expect(answer.status).toBe(503);
    expect(new TextDecoder().decode(answer.picture)).not.toContain('.jpg');
    expect((await place.recorder.getPicture(place.at(newId()))).status).toBe(404);
    expect((await place.recorder.get(`${place.farm.url}/readings`)).status).toBe(200);
  });
});

test('a folder that is none is a place of photos that does not answer', async () => {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'seguia-no-folder-')), 'file');
  await writeFile(file, '');
  const files = new FolderFiles(file);
  const name = nameOf({ id: newId() }, newId());
  for (const attempt of [() => files.put(name, aPhoto()), () => files.get(name)])
    await expect(attempt()).rejects.toMatchObject({ code: 'PHOTO_STORE' });
});

test('what a store has instead of a photo’s picture reaches nobody', async () => {
  const place = await aFarm();
  const id = await aPhotoOn(place);
  expect((await place.recorder.getPicture(place.at(id))).status).toBe(200);
  vi.spyOn(photoFiles, 'get').mockResolvedValue(Buffer.from('a secret of the network'));
  const { status, picture } = await place.recorder.getPicture(place.at(id));
  expect(status).toBe(503);
  expect(Buffer.from(picture).toString()).not.toContain('secret');
});
