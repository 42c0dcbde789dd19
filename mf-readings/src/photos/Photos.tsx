import { photoBudget, photosOfReading } from '@seguia/shared/domain/photos/photo-limits';
import {
  type DevicePhoto,
  photosAtom,
  photoStorageAtom,
  useCapability,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { Banner, isolated } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { OpenPhoto } from './OpenPhoto.tsx';
import { photoMessages } from './photo-messages.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { OpenFile } from '../files/OpenFile.tsx';
import { useAddPhotos } from './use-add-photos.ts';
import { useFormatBytes } from './use-format-bytes.ts';
import styles from './Photos.module.css';

export interface PhotosProps {
  readingId: string;
  /** Whether the person may add and delete photos. */
  mayChange: boolean;
}

const none: readonly DevicePhoto[] = [];

/** The photos of a reading, or of a draft. Shows nothing where there are none and none can be added. */
export function Photos({ readingId, mayChange }: PhotosProps) {
  const intl = useIntl();
  const title = useId();
  const photos = useAtomValue(photosAtom)?.get(readingId) ?? none;
  const hasPhotos = useCapability('photos') === true;
  const [opened, setOpened] = useState<string | null>(null);
  const mayAdd = mayChange && hasPhotos;
  const number = photos.findIndex(({ id }) => id === opened) + 1;
  const photo = photos[number - 1];
  if (photos.length === 0 && !mayAdd) return null;
  return (
    <section className={styles.photos} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {intl.formatMessage(photoMessages.title)}
      </h2>
      {photos.length > 0 && (
        <ul className={styles.row}>
          {photos.map((shown, place) => (
            <li key={shown.id}>
              <Thumbnail photo={shown} number={place + 1} onOpen={() => setOpened(shown.id)} />
            </li>
          ))}
        </ul>
      )}
      {mayAdd && <AddPhoto readingId={readingId} there={photos.length} />}
      {photo && <OpenPhoto photo={photo} number={number} mayChange={mayChange} onClose={() => setOpened(null)} />}
    </section>
  );
}

/** Whether this is the Android app: its web view offers the files alone, where a browser and an iPhone offer the camera with them. */
const isAndroidApp = () =>
  (globalThis as { Capacitor?: { getPlatform?: () => string } }).Capacitor?.getPlatform?.() === 'android';

/** The buttons for camera and file, what came of adding, and how much room photos take on this device. */
function AddPhoto({ readingId, there }: { readingId: string; there: number }) {
  const intl = useIntl();
  const { number } = useFormat();
  const formatBytes = useFormatBytes();
  const { used } = useAtomValue(photoStorageAtom) ?? { used: 0 };
  const { add, busy, failure } = useAddPhotos(readingId, there);
  const isFull = there >= photosOfReading;
  const label = intl.formatMessage(busy ? photoMessages.preparing : photoMessages.add);
  const space = { used: formatBytes(used), budget: formatBytes(photoBudget) };
  return (
    <>
      {!isFull && isAndroidApp() && (
        <OpenFile
          label={intl.formatMessage(photoMessages.take)}
          icon="camera"
          accept="image/*"
          camera
          busy={busy}
          onFiles={(files) => void add(files)}
        />
      )}
      {!isFull && (
        <OpenFile
          label={label}
          icon="camera"
          accept="image/*"
          multiple
          busy={busy}
          onFiles={(files) => void add(files)}
        />
      )}
      <div role="status">
        {failure && (
          <Banner kind="warn">{intl.formatMessage(photoMessages[failure], { max: number(photosOfReading, 0) })}</Banner>
        )}
      </div>
      {there > 0 && <p className={styles.space}>{isolated(intl.formatMessage(photoMessages.space, space))}</p>}
    </>
  );
}
