import { photosOfReading } from '@seguia/shared/domain/photos/photo-limits';
import { addPhotoAtom, StorageFullError } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { shrinkPhoto, UnreadablePictureError } from './shrink-photo.ts';

/** Why a photo was not added. */
type PhotoFailure = 'full' | 'unavailable' | 'unreadable' | 'tooMany';

export interface AddPhotos {
  add: (files: readonly File[]) => Promise<void>;
  /** A photo is made small. */
  busy: boolean;
  failure: PhotoFailure | null;
}

/** Adds photos to a reading, or to the draft of one, each as soon as it is ready. `there`: how many it has. */
export function useAddPhotos(readingId: string, there: number): AddPhotos {
  const addPhoto = useSetAtom(addPhotoAtom);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PhotoFailure | null>(null);
  const add = async (files: readonly File[]) => {
    if (busy || files.length === 0) return;
    setBusy(true);
    const room = photosOfReading - there;
    let met: PhotoFailure | null = files.length > room ? 'tooMany' : null;
    for (const file of files.slice(0, room)) {
      try {
        if (!(await addPhoto({ readingId, picture: await shrinkPhoto(file) }))) met = 'tooMany';
      } catch (error) {
        met = failureOf(error);
      }
    }
    setFailure(met);
    setBusy(false);
  };
  return { add, busy, failure };
}

function failureOf(error: unknown): PhotoFailure {
  if (error instanceof StorageFullError) return error.reason;
  if (error instanceof UnreadablePictureError) return 'unreadable';
  throw error;
}
