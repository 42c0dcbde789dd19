import { photosOfReading } from '@seguia/shared/domain/photos/photo-limits';
import { addPhotoAtom, StorageFullError } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { shrinkPhoto, UnreadablePictureError } from './shrink-photo.ts';

/** Why a photo was not added. */
type PhotoFailure = 'full' | 'unavailable' | 'unreadable' | 'tooMany';

export interface AddPhotos {
  add: (files: readonly File[]) => Promise<void>;
  /** Whether a photo is being shrunk. */
  busy: boolean;
  failure: PhotoFailure | null;
}

/** Adds photos to a reading, or to a draft, each as soon as it is ready. `there` is the number of photos that it has already. */
export function useAddPhotos(readingId: string, there: number): AddPhotos {
  const addPhoto = useSetAtom(addPhotoAtom);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PhotoFailure | null>(null);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    const room = photosOfReading - there;
    let met: PhotoFailure | null = files.length > room ? 'tooMany' : null;
    try {
      for (const file of files.slice(0, room)) {
        met = (await failureOf(async () => addPhoto({ readingId, picture: await shrinkPhoto(file) }))) ?? met;
      }
    } finally {
      setFailure(met);
      setBusy(false);
    }
  };
  return { add, busy, failure };
}

/** Adds a photo. Resolves with the reason why it was not added; null where it was. */
async function failureOf(add: () => Promise<boolean>): Promise<PhotoFailure | null> {
  try {
    return (await add()) ? null : 'tooMany';
  } catch (error) {
    if (error instanceof StorageFullError) return error.reason;
    if (error instanceof UnreadablePictureError) return 'unreadable';
    throw error;
  }
}
