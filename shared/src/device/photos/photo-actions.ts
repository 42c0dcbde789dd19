import { atom } from 'jotai';
import { farmDeviceAtom, needFarmDevice } from '../local/farm-device.ts';
import { addPhoto, type PhotoToAdd } from './add-photo.ts';
import { withStorageErrors } from '../local/storage-error.ts';
import { deletePhoto, deletePhotosOfDraft } from './delete-photo.ts';
import { retryPhoto } from './photo-answers.ts';
import type { DevicePhoto } from './shown-photos.ts';

/** Stores a photo on the chosen farm. Throws StorageFullError. */
export const addPhotoAtom = atom(null, (get, _set, photo: PhotoToAdd) =>
  addPhoto(needFarmDevice(get(farmDeviceAtom)), photo),
);

/** Deletes a photo of the chosen farm. Throws StorageFullError. */
export const deletePhotoAtom = atom(null, (get, _set, photo: Pick<DevicePhoto, 'id' | 'readingId'>) =>
  deletePhoto(needFarmDevice(get(farmDeviceAtom)), photo),
);

/** Sends a photo again that was refused. */
export const retryPhotoAtom = atom(null, async (get, _set, { id }: Pick<DevicePhoto, 'id'>) => {
  const { device } = needFarmDevice(get(farmDeviceAtom));
  await withStorageErrors(device, () => retryPhoto(device, id));
});

/** Deletes all photos of a draft on the chosen farm. */
export const deletePhotosOfDraftAtom = atom(null, (get, _set, readingId: string) =>
  deletePhotosOfDraft(needFarmDevice(get(farmDeviceAtom)), readingId),
);
