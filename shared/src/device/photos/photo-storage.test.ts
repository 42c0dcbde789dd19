import 'fake-indexeddb/auto';
import { aPhoto } from '@seguia/testing/photos';
import { TestDevice } from '@seguia/testing/test-device';
import { expect, test } from 'vitest';
import type { PhotoEntry } from '../database/photo-entry.ts';
import { addPhoto } from './add-photo.ts';
import { deletePhoto } from './delete-photo.ts';
import { readPhotos, readPhotoStorage } from './shown-photos.ts';

const farm = '0199a000-0000-7000-8000-0000000000f1';
const person = {
  id: '0199a000-0000-7000-8000-000000000001',
  email: 'amina@example.test',
  token: 'none',
  firstname: 'Amina',
  lastname: 'El Fassi',
};
const plotId = '0199a000-0000-7000-8000-00000000b001';

test('counts the photos of all farms and their bytes, as unsent or refused only those of saved readings, and deletions that wait', async () => {
  const phone = new TestDevice({ url: 'http://localhost:9', farmId: farm, person });
  const [present, deleted] = [await phone.save({ plotId, intakeEc: 2.1 }), await phone.save({ plotId, intakeEc: 2.2 })];
  const db = await phone.source.device.db();
  let at = 0;
  const add = (readingId: string, of: Partial<PhotoEntry>) =>
    db.put('photoEntries', {
      id: `photo ${(at += 1)}`,
      farm,
      readingId,
      state: 'waiting',
      key: String(at),
      attempts: 0,
      hasReading: false,
      size: 10,
      usedAt: at,
      ...of,
    });
  await add(present.id, {});
  await add(present.id, { state: 'refused', size: 200 });
  await add(present.id, { state: 'sent', size: 3000 });
  await add(deleted.id, { hasReading: true });
  await add('no longer on the device', { hasReading: true });
  await add('a draft', {});
  await add(present.id, { state: 'deleted', size: 0 });
  await add('in another farm', { farm: 'another farm', size: 50_000, hasReading: true });
  await add('in another farm', { farm: 'another farm', size: 0, state: 'refused', hasReading: true });
  await phone.delete(deleted.id);
  expect(await readPhotoStorage(phone.source)).toEqual({ used: 53_240, unsent: 4, refused: 2 });
});

test('shows and deletes a refused photo of another farm than the chosen one, and its deletion goes to its own farm', async () => {
  const phone = new TestDevice({ url: 'http://localhost:9', farmId: farm, person });
  const { id } = await phone.save({ plotId, intakeEc: 2.1 });
  await addPhoto(phone.source, { readingId: id, picture: aPhoto() });
  const db = await phone.source.device.db();
  const [entry] = await db.getAll('photoEntries');
  await db.put('photoEntries', { ...entry!, state: 'refused', cutOff: 3 });
  const elsewhere = { ...phone.source, farmId: 'another farm' };
  expect((await readPhotos(elsewhere)).get(id)).toMatchObject([{ id: entry!.id, state: 'refused' }]);
  await deletePhoto(elsewhere, { id: entry!.id, readingId: id });
  expect(await db.getAll('photoEntries')).toMatchObject([{ id: entry!.id, farm, state: 'deleted' }]);
});
