import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ApiError } from '../../session/api/api-error.ts';
import { apiAtom } from '../../session/api/api.ts';
import { farmDeviceAtom, type FarmDevice } from '../local/farm-device.ts';
import { pictureOf } from './picture-of.ts';
import { readItems } from '../local/farm-items.ts';
import { accountLiveAtom, liveAtom } from '../local/live-atom.ts';
import { unsentPhotos } from '../database/unsent-photos.ts';
import type { Problem } from '@seguia/openapi';
import type { PhotoEntry, PhotoState } from '../database/photo-entry.ts';

/** A photo of a reading as screens show it. */
export interface DevicePhoto {
  id: string;
  readingId: string;
  state: Exclude<PhotoState, 'deleted'>;
  problem?: Problem;
}

/**
 * The photos of each reading in the order in which they were taken: those of the farm on the server, and those of all farms that are not
 * sent yet.
 */
export async function readPhotos(source: FarmDevice): Promise<Map<string, DevicePhoto[]>> {
  const db = await source.device.db();
  const [items, entries] = await Promise.all([readItems(source, 'photos'), db.getAll('photoEntries')]);
  const own = new Map(entries.map((entry) => [entry.id, entry]));
  const photos: DevicePhoto[] = items.flatMap(({ id, readingId }) =>
    own.get(id)?.state === 'deleted' ? [] : [{ id, readingId, state: 'sent' as const }],
  );
  const listed = new Set(items.map(({ id }) => id));
  for (const { id, readingId, state, problem } of entries)
    if (!listed.has(id) && (state === 'waiting' || state === 'refused'))
      photos.push({ id, readingId, state, ...(problem && { problem }) });
  // Ids sort by the time at which they were made.
  return Map.groupBy(
    photos.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ readingId }) => readingId,
  );
}

/** The photos of each reading; undefined until they are known. */
export const photosAtom = liveAtom(['photos', 'photoEntries'], readPhotos);

/**
 * The bytes of the account's photos on this device, how many photos and deletions of photos wait to be sent (without photos of drafts and
 * deleted readings), and how many photos the server refused.
 */
export async function readPhotoStorage({
  device,
}: Pick<FarmDevice, 'device'>): Promise<{ used: number; unsent: number; refused: number }> {
  const db = await device.db();
  const entries: PhotoEntry[] = await db.getAll('photoEntries');
  const unsent = await unsentPhotos(db, entries);
  const refused = unsent.filter(({ state }) => state === 'refused').length;
  return { used: entries.reduce((sum, { size }) => sum + size, 0), unsent: unsent.length - refused, refused };
}

/** What the photos of the account take, and how many are not sent; undefined until it is known. */
export const photoStorageAtom = accountLiveAtom(['photoEntries', 'readings'], readPhotoStorage);

/** The picture of a photo. `offline`: the device does not have it, and no server answers. */
type PictureAnswer = { url: string } | 'loading' | 'offline' | 'failed';

/** The address of a photo's picture for this page. A picture from the server is stored on the device. */
export function usePicture({ id, readingId }: DevicePhoto): PictureAnswer {
  const source = useAtomValue(farmDeviceAtom);
  const api = useAtomValue(apiAtom);
  const [answer, setAnswer] = useState<PictureAnswer>('loading');
  useEffect(() => {
    if (!source) return;
    let url: string | null = null;
    const left = new AbortController();
    pictureOf(api, source, { id, readingId }, left.signal).then(
      (picture) => {
        if (left.signal.aborted) return;
        url = URL.createObjectURL(new Blob([picture], { type: 'image/jpeg' }));
        setAnswer({ url });
      },
      (error: unknown) => {
        if (!left.signal.aborted)
          setAnswer(error instanceof ApiError && error.kind !== 'problem' ? 'offline' : 'failed');
      },
    );
    return () => {
      left.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [source, api, id, readingId]);
  return answer;
}
