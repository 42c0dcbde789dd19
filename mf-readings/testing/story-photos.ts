import type { Problem } from '@seguia/shared/platform';
import { deviceOf } from '@seguia/shared/device/local/device';
import type { PhotoState } from '@seguia/shared/device/database/photo-entry';
import { serverAtom } from '@seguia/shared/session/account/server';
import { profileAtom } from '@seguia/shared/session/account/session';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { storyFarm } from '@seguia/testing/story-server';
import type { onFarm } from './story-farm.ts';

type Store = Parameters<ReturnType<typeof onFarm>>[0];
const farmId = storyFarm.id;

/** Where a story's photo is: on the device in some state, or only on the server. */
export type StoryPhoto = Exclude<PhotoState, 'deleted'> | 'elsewhere';

/** Makes the device remember that the server keeps photos. */
export const allowPhotos = (store: Store) =>
  localStorage.setItem(`seguia.capabilities:${store.get(serverAtom)}`, JSON.stringify(['photos']));

/** A refusal: somebody else had already added three photos. */
const tooMany: Problem = {
  type: '/problems/rule_broken',
  title: 'A rule is broken.',
  status: 422,
  code: 'rule_broken',
  errors: [{ field: 'photo', code: 'too_many_photos', message: 'A reading has 3 photos at most.' }],
};

/** Puts photos of a reading onto the story's device; those that are refused have the `problem`. */
export const withPhotos =
  (readingId: string, photos: readonly StoryPhoto[], problem: Problem = tooMany) =>
  async (store: Store): Promise<void> => {
    allowPhotos(store);
    const db = await deviceOf({ server: store.get(serverAtom) ?? '', id: store.get(profileAtom)?.id ?? '' }).db();
    const tx = db.transaction(['photos', 'photoEntries', 'pictures'], 'readwrite');
    for (const [place, state] of photos.entries()) {
      const id = newId();
      const picture = aPhoto(place * 4);
      const entry = { id, farm: farmId, readingId, key: id, attempts: 0, hasReading: true, usedAt: place };
      if (state === 'sent' || state === 'elsewhere')
        void tx.objectStore('photos').put({ farm: farmId, id, item: photoOf(id, readingId) });
      if (state === 'elsewhere') continue;
      void tx.objectStore('pictures').put(picture, id);
      void tx
        .objectStore('photoEntries')
        .put({ ...entry, state, size: 350_000, ...(state === 'refused' && { problem }) });
    }
    await tx.done;
  };

const photoOf = (id: string, readingId: string) => ({
  id,
  readingId,
  width: 48,
  height: 32,
  bytes: aPhoto().length,
  sha256: '0'.repeat(64),
  createdBy: { id, firstname: 'Amina', lastname: 'El Fassi' },
  createdAt: 1,
  updatedAt: 1,
  version: 1,
});
