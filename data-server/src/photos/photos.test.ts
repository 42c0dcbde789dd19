import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { readJpeg } from '@seguia/shared/domain/photos/jpeg';
import { longestSide, mostPhotoBytes } from '@seguia/shared/domain/photos/photo-limits';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto, photoWithPlace } from '@seguia/testing/photos';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import { hashOf, photoName } from '../photo-files/photo-name.ts';

const server = await testServer();
const { photoFiles } = server.services;

async function aFarm() {
  const farm = await server.addFarm();
  const [manager, recorder] = [await server.addPerson(farm), await server.addPerson(farm, 'recorder')];
  const plot = await farm.addPlot();
  const reading = newId();
  const url = `${farm.url}/readings/${reading}`;
  await recorder.write('PUT', url, { body: aReading(plot), seen: null });
  const at = (id: string) => `${url}/photos/${id}`;
  const put = <Body = Wire['Photo']>(id: string, picture: Uint8Array = aPhoto(), who = recorder) =>
    who.putPicture<Body>(at(id), picture);
  const list = async () => (await manager.get<Wire['PhotoPage']>(`${farm.url}/photos`)).body.data;
  return { farm, manager, recorder, reading, url, at, put, list };
}

const nameOf = ({ id }: { id: string }, photo: string, picture: Uint8Array) =>
  photoName({ farmer_id: id, id: photo, sha256: hashOf(picture) });

test('a photo is added to a reading, listed, seen by everybody of the farm, and taken away', async () => {
  const { farm, manager, recorder, reading, at, put, list } = await aFarm();
  const id = newId();
  const added = await put(id);
  expect([added.status, added.headers['etag']]).toEqual([201, '"1"']);
  const size = { width: 48, height: 32, bytes: aPhoto().length, sha256: hashOf(aPhoto()) };
  expect(added.body).toMatchObject({ id, reading_id: reading, ...size, created_by: { id: recorder.id } });
  expect(await list()).toEqual([added.body]);
  const seen = await (await server.addPerson(farm, 'viewer')).getPicture(at(id));
  expect([seen.status, seen.picture]).toEqual([200, aPhoto()]);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="photo.jpg"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    etag: '"1"',
  });
  expect((await recorder.write('DELETE', at(id), { seen: 1 })).status).toBe(204);
  await server.idle();
  expect([await list(), (await manager.getPicture(at(id))).status]).toEqual([[], 404]);
  expect(await photoFiles.get(nameOf(farm, id, aPhoto()))).toBeNull();
});

test('the place where a photo was taken never comes to the disk', async () => {
  const { farm, at, put, recorder } = await aFarm();
  const id = newId();
  expect((await put(id, photoWithPlace())).status).toBe(201);
  expect((await recorder.getPicture(at(id))).picture).toEqual(aPhoto());
  expect(new Uint8Array((await photoFiles.get(nameOf(farm, id, aPhoto()))) ?? [])).toEqual(aPhoto());
});

test('a device learns of photos by the changes since its mark', async () => {
  const { farm, recorder, at, put } = await aFarm();
  const since = async (mark: string) =>
    (await recorder.get<Wire['PhotoPage']>(`${farm.url}/photos`, { 'sync-date': mark, 'sync-is-possible': 'true' }))
      .body;
  const before = await since('0');
  const [first, second] = [newId(), newId()];
  await put(first);
  await put(second);
  const added = await since(before.meta.sync_date ?? '');
  expect(added.data.map(({ id }) => id)).toEqual([first, second]);
  await recorder.write('DELETE', at(first), { seen: 1 });
  expect((await since(added.meta.sync_date ?? '')).meta.deleted_ids).toEqual([first]);
});

test('the photos of one reading alone are listed', async () => {
  const { farm, manager, reading, put } = await aFarm();
  await put(newId());
  const photos = async (of: string) =>
    (await manager.get<Wire['PhotoPage']>(`${farm.url}/photos?reading_id=${of}`)).body.data.length;
  expect([await photos(reading), await photos(newId())]).toEqual([1, 0]);
});

test('a repeat is answered as the first time; another picture under the same id or key changes nothing', async () => {
  const { recorder, at, list } = await aFarm();
  const [id, key] = [newId(), newId()];
  const send = (picture: Uint8Array, newKey = key) => recorder.putPicture(at(id), picture, { key: newKey });
  expect([(await send(aPhoto())).status, (await send(aPhoto())).status]).toEqual([201, 200]);
  expect((await send(aPhoto(1))).status).toBe(409);
  expect((await send(aPhoto(1), newId())).status).toBe(412);
  expect([(await list()).length, (await recorder.getPicture(at(id))).picture]).toEqual([1, aPhoto()]);
});

test('a reading takes three photos, and a fourth when one is taken away', async () => {
  const { recorder, at, put } = await aFarm();
  const ids = [newId(), newId(), newId()];
  for (const id of ids) expect((await put(id)).status).toBe(201);
  const fourth = await put<Wire['Problem']>(newId());
  expect([fourth.status, fourth.body.errors]).toMatchObject([422, [{ field: 'photo', code: 'too_many_photos' }]]);
  await recorder.write('DELETE', at(ids[0]!), { seen: 1 });
  expect((await put(newId())).status).toBe(201);
});

describe('a photo is refused', () => {
  const wide = aPhoto();
  const frame = wide.findIndex((byte, place) => byte === 0xff && wide[place + 1] === 0xc0);
  wide.set([(longestSide + 1) >> 8, (longestSide + 1) & 0xff], frame + 7);

  test.each<[string, Uint8Array, number, string]>([
    ['that is a page', new TextEncoder().encode('<svg onload=alert(1)>'), 422, 'not_a_photo'],
    ['that was cut', aPhoto().subarray(0, 100), 422, 'not_a_photo'],
    ['that is wider than a phone shows', wide, 422, 'photo_too_large'],
  ])('%s', async (_what, picture, status, code) => {
    const { put, list } = await aFarm();
    const answer = await put<Wire['Problem']>(newId(), picture);
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([status, code]);
    expect(await list()).toEqual([]);
  });

  test('of more bytes than a call takes', async () => {
    const { put } = await aFarm();
    expect((await put(newId(), new Uint8Array(mostPhotoBytes + 1))).status).toBe(413);
  });

  test('that says that it is something else, and JSON that says it is a photo', async () => {
    const { recorder, at, url } = await aFarm();
    for (const type of ['image/png', 'text/html', 'application/json'])
      expect((await recorder.putPicture(at(newId()), aPhoto(), { type })).status).toBe(400);
    expect((await recorder.putPicture(url, new TextEncoder().encode('{}'))).status).toBe(400);
  });

  test('to a reading that is not there, or was deleted, before anything comes to the disk', async () => {
    const { farm, recorder, url, at } = await aFarm();
    const elsewhere = await recorder.putPicture(`${farm.url}/readings/${newId()}/photos/${newId()}`, aPhoto());
    await recorder.write('DELETE', url, { seen: 1 });
    const id = newId();
    expect([elsewhere.status, (await recorder.putPicture(at(id), aPhoto())).status]).toEqual([404, 404]);
    expect(await photoFiles.get(nameOf(farm, id, aPhoto()))).toBeNull();
  });
});

test('a photo goes with its reading, and comes back with it', async () => {
  const { manager, recorder, url, at, put } = await aFarm();
  const id = newId();
  await put(id);
  await recorder.write('DELETE', url, { seen: 1 });
  expect((await manager.getPicture(at(id))).status).toBe(404);
  await manager.write('POST', `${url}/restore`, { seen: 2 });
  expect((await manager.getPicture(at(id))).picture).toEqual(aPhoto());
});

test('a photo of another farm is never served, added to or taken away, under whatever address', async () => {
  const [ours, theirs] = [await aFarm(), await aFarm()];
  const id = newId();
  await ours.put(id);
  const tries = [ours.at(id), `${theirs.url}/photos/${id}`, ours.at(id).replace(ours.farm.id, theirs.farm.id)];
  for (const url of tries) {
    expect((await theirs.manager.getPicture(url)).status).toBe(404);
    expect((await theirs.manager.write('DELETE', url, { seen: 1 })).status).toBe(404);
  }
  expect((await theirs.manager.putPicture(ours.at(newId()), aPhoto())).status).toBe(404);
  expect((await theirs.list()).length).toBe(0);
  expect((await ours.recorder.getPicture(ours.at(id))).status).toBe(200);
});

test('a photo is served under its own reading alone', async () => {
  const { farm, manager, put } = await aFarm();
  const id = newId();
  await put(id);
  const other = newId();
  const body = aReading(await farm.addPlot());
  await manager.write('PUT', `${farm.url}/readings/${other}`, { body, seen: null });
  const at = `${farm.url}/readings/${other}/photos/${id}`;
  expect((await manager.getPicture(at)).status).toBe(404);
  expect((await manager.write('DELETE', at, { seen: 1 })).status).toBe(404);
});

test('what is stored is a whole photo', async () => {
  const { farm, put } = await aFarm();
  const id = newId();
  await put(id, photoWithPlace());
  const stored = await photoFiles.get(nameOf(farm, id, aPhoto()));
  expect(readJpeg(stored ?? new Uint8Array())).toMatchObject({ width: 48, height: 32 });
});
