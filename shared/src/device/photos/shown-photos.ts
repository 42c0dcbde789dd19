import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ApiError } from '../../session/api/api-error.ts';
import { apiAtom } from '../../session/api/api.ts';
import { farmDeviceAtom, type FarmDevice } from '../local/farm-device.ts';
import { pictureOf } from './picture-of.ts';
import { readItems } from '../local/farm-items.ts';
import { liveAtom } from '../local/live-atom.ts';
import { isHidden } from '../readings/reading-rows.ts';
import type { Problem } from '@seguia/openapi';
import type { PhotoEntry, PhotoState } from '../database/photo-entry.ts';

/** A photo of a reading as screens show it. */
export interface DevicePhoto {
  id: string;
  readingId: string;
  state: Exclude<PhotoState, 'deleted'>;
  problem?: Problem;
}

/** All entries of the farm, the oldest first. */
export async function readEntries({ device, farmId }: FarmDevice): Promise<PhotoEntry[]> {
  const entries = await (await device.db()).getAll('photoEntries');
  return entries.filter(({ farm }) => farm === farmId);
}

/** The photos of each reading in the order in which they were taken: those of the server, and those that are not sent yet. */
export async function readPhotos(source: FarmDevice): Promise<Map<string, DevicePhoto[]>> {
  const [items, entries] = await Promise.all([readItems(source, 'photos'), readEntries(source)]);
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

/** The photos of each of the farm's readings; undefined until they are known. */
export const photosAtom = liveAtom(['photos', 'photoEntries'], readPhotos);

/**
 * The bytes of a farm's photos on this device, how many of them wait to be sent (without those of drafts and deleted readings), and how many
 * the server refused.
 */
export async function readPhotoStorage(source: FarmDevice): Promise<{ used: number; unsent: number; refused: number }> {
  const entries = await readEntries(source);
  const db = await source.device.db();
  const isSaved = async ({ hasReading, readingId }: PhotoEntry) => {
    const row = await db.get('readings', readingId);
    return row ? !isHidden(row) : hasReading;
  };
  const countSaved = async (wanted: PhotoState) =>
    (await Promise.all(entries.filter(({ state }) => state === wanted).map(isSaved))).filter(Boolean).length;
  const [unsent, refused] = await Promise.all([countSaved('waiting'), countSaved('refused')]);
  return { used: entries.reduce((sum, { size }) => sum + size, 0), unsent, refused };
}

/** What the photos of the chosen farm take; undefined until it is known. */
export const photoStorageAtom = liveAtom(['photoEntries', 'readings'], readPhotoStorage);

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
