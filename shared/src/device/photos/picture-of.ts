import type { ApiClient } from '@seguia/openapi';
import { newId } from '../../domain/uuid.ts';
import { callWhileItComes } from '../../session/api/call-while-it-comes.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { fitBudget } from './photo-budget.ts';

interface PhotoOfReading {
  id: string;
  readingId: string;
}

/** The picture as the device has it, otherwise as the server has it. Throws ApiError, or the AbortError of `left`. */
export async function pictureOf(
  api: ApiClient,
  source: FarmDevice,
  { id, readingId }: PhotoOfReading,
  left: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const here = await (await source.device.db()).get('pictures', id);
  if (here) {
    await noteUse(source, id).catch(() => undefined);
    return here;
  }
  const path = { farmer_id: source.farmId, id: readingId, photo_id: id };
  const url = '/farmers/{farmer_id}/readings/{id}/photos/{photo_id}';
  const request = { params: { path }, parseAs: 'arrayBuffer', headers: { accept: 'image/*' } } as const;
  const bytes = await callWhileItComes((limit) => api.GET(url, { ...request, ...limit }), left);
  const picture = new Uint8Array(bytes);
  // A full disk must not prevent people from seeing it.
  await storePicture(source, { id, readingId }, picture).catch(() => undefined);
  return picture;
}

async function noteUse({ device }: FarmDevice, id: string): Promise<void> {
  const tx = (await device.db()).transaction('photoEntries', 'readwrite');
  const entry = await tx.store.get(id);
  if (entry) await tx.store.put({ ...entry, usedAt: Date.now() });
  await tx.done;
}

async function storePicture(
  { device, farmId }: FarmDevice,
  { id, readingId }: PhotoOfReading,
  picture: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const tx = (await device.db()).transaction(['photoEntries', 'pictures'], 'readwrite');
  const entries = tx.objectStore('photoEntries');
  // The photo was deleted here meanwhile.
  if (!(await entries.get(id))) {
    const about = { id, farm: farmId, readingId, key: newId(), attempts: 0, hasReading: true };
    await entries.put({ ...about, state: 'sent', size: picture.length, usedAt: Date.now() });
    await tx.objectStore('pictures').put(picture, id);
  }
  await tx.done;
  await fitBudget(device);
  device.changes.announce('photoEntries');
}
