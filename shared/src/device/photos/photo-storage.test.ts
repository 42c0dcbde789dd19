import 'fake-indexeddb/auto';
import { TestDevice } from '@seguia/testing/test-device';
import { expect, test } from 'vitest';
import type { PhotoEntry } from '../database/photo-entry.ts';
import { readPhotoStorage } from './shown-photos.ts';

const farm = '0199a000-0000-7000-8000-0000000000f1';
const person = {
  id: '0199a000-0000-7000-8000-000000000001',
  email: 'amina@example.test',
  token: 'none',
  firstname: 'Amina',
  lastname: 'El Fassi',
};
const plotId = '0199a000-0000-7000-8000-00000000b001';

test('counts the bytes of the farm’s photos, and as unsent or refused only those of readings that are saved', async () => {
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
  await add(present.id, { farm: 'another farm', size: 50_000 });
  await phone.delete(deleted.id);
  expect(await readPhotoStorage(phone.source)).toEqual({ used: 3240, unsent: 2, refused: 1 });
});
