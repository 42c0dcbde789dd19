import { mayChangeReading } from '@seguia/shared/domain/permissions';
import { type Jpeg, readJpeg } from '@seguia/shared/domain/photos/jpeg';
import { longestSide, photosOfReading } from '@seguia/shared/domain/photos/photo-limits';
import { onFarm, type FarmAccess } from '../access/on-farm.ts';
import type { Db } from '../database/db.ts';
import type { Trx } from '../database/transaction.ts';
import { Picture } from '../http/operation.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import { findReading } from '../readings/readings.queries.ts';
import { findPerson } from '../session/account.queries.ts';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { etagOf } from '../sync/etag.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { write } from '../sync/write.ts';
import { photoJson } from './photo-json.ts';
import { hashOf, photoName } from '../photo-files/photo-name.ts';
import { silentStore } from '../photo-files/silent-store.ts';
import * as queries from './photos.queries.ts';
import type { PhotoRow } from './photos.queries.ts';

export const listPhotos = onFarm<'listPhotos'>(listPermissions.photos, (call, farm) => readList('photos', call, farm));

export const getPhoto = onFarm<'getPhoto'>('fertirrigation.view', async ({ services, params }, farm) => {
  const { id: readingId, photo_id: id } = params;
  const find = () => queries.findLivePhoto(services.database.lookups, farm.id, readingId, id);
  const row = await find();
  if (!row) throw new Problem('not_found');
  const picture = await services.photoFiles.get(photoName(row));
  // Whatever else a store answers with is nobody's photo, and must reach nobody.
  if (picture && hashOf(picture) !== row.sha256) throw silentStore(`A photo has another picture: ${photoName(row)}`);
  if (picture) return { status: 200, etag: etagOf(row), body: new Picture(picture) };
  // Unless the photo was deleted meanwhile, the operator must learn of it, because a disk may be missing.
  throw (await find()) ? silentStore(`A photo has no picture: ${photoName(row)}`) : new Problem('not_found');
});

export const putPhoto = onFarm<'putPhoto'>('fertirrigation.view', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id: readingId, photo_id: id } = params;
  await services.limits.photos.take(farm.accountId);
  // Checked before the picture is stored, so that people without the right cannot fill the disk.
  await needReading(services.database.lookups, farm, readingId);
  await needRoom(services.database.lookups, farm, readingId, id);
  const photo = checkedPhoto(body);
  const sha256 = hashOf(photo.bytes);
  // Stored before its row, so that a listed photo always has its picture. If the call fails in between, the picture is cleared away later.
  await services.photoFiles.put(photoName({ farmer_id: farm.id, id, sha256 }), photo.bytes);
  const { row, outcome } = await write<PhotoRow>(
    services,
    farm,
    { subject: 'photo', id, method: 'put', body: { reading_id: readingId, sha256 }, headers },
    {
      find: async (trx) => {
        await needReading(trx, farm, readingId);
        return queries.findPhoto(trx, farm.id, id);
      },
      allow: () => undefined,
      change: (trx, _current, stamp) => makePhoto(trx, farm, { id, readingId, photo, sha256 }, stamp),
      store: queries.storePhoto,
      action: () => 'created',
    },
  );
  const { firstname, lastname } = await findPerson(services.database.lookups, row.created_by);
  const answered = photoJson({ ...row, firstname, lastname });
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: answered };
});

export const deletePhoto = onFarm<'deletePhoto'>('fertirrigation.view', async (call, farm) => {
  const { services, params, headers } = call;
  const { id: readingId, photo_id: id } = params;
  const { row } = await write<PhotoRow>(
    services,
    farm,
    { subject: 'photo', id, method: 'delete', body: null, headers },
    {
      find: async (trx) => {
        await needReading(trx, farm, readingId);
        return queries.findPhoto(trx, farm.id, id);
      },
      allow(current) {
        if (current?.reading_id !== readingId || current.deleted_at !== null) throw new Problem('not_found');
      },
      change: async (_trx, current, { changeNo, version, now }) =>
        current ? { ...current, change_no: changeNo, version, updated_at: now, deleted_at: now } : null,
      store: queries.storePhoto,
      action: () => 'deleted',
    },
  );
  services.later(() => services.photoFiles.delete(photoName(row)));
  return { status: 204, etag: etagOf(row) };
});

/** Throws 404 if the reading does not exist, 403 if the caller may not change it. */
async function needReading(db: Db | Trx, farm: FarmAccess, readingId: string): Promise<void> {
  const reading = await findReading(db, farm.id, readingId);
  if (!reading || reading.deleted_at !== null) throw new Problem('not_found');
  if (!mayChangeReading(farm.permissions, 'update', reading.created_by === farm.accountId))
    throw new Problem('forbidden');
}

/** Throws 422 if the reading has its maximum of other photos, unless this photo exists already. */
async function needRoom(db: Db | Trx, farm: FarmAccess, readingId: string, id: string): Promise<void> {
  if (await queries.findPhoto(db, farm.id, id)) return;
  const counts = await queries.countPhotos(db, farm.id, [readingId]);
  if ((counts.get(readingId) ?? 0) >= photosOfReading)
    throw ruleBroken('photo', 'too_many_photos', `A reading has ${photosOfReading} photos at most.`);
}

/** The photo without metadata. It is judged by its bytes, whatever type the caller names. */
function checkedPhoto(body: Buffer): Jpeg {
  const photo = readJpeg(body);
  if (!photo) throw ruleBroken('photo', 'not_a_photo', 'This is no whole JPEG.');
  if (Math.max(photo.width, photo.height) > longestSide || Math.min(photo.width, photo.height) < 1)
    throw ruleBroken('photo', 'photo_too_large', `The longer side has ${longestSide} pixels at most.`);
  return photo;
}

interface NewPhoto {
  id: string;
  readingId: string;
  photo: Jpeg;
  sha256: string;
}

async function makePhoto(trx: Trx, farm: FarmAccess, made: NewPhoto, stamp: Stamp): Promise<PhotoRow> {
  const { id, readingId, photo, sha256 } = made;
  await needRoom(trx, farm, readingId, id);
  return {
    farmer_id: farm.id,
    id,
    change_no: stamp.changeNo,
    created_at: stamp.now,
    updated_at: stamp.now,
    deleted_at: null,
    reading_id: readingId,
    width: photo.width,
    height: photo.height,
    bytes: photo.bytes.length,
    sha256,
    created_by: farm.accountId,
    version: stamp.version,
  };
}
