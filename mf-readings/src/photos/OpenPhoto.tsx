import { deletePhotoAtom, type DevicePhoto, useIntl, usePicture } from '@seguia/shared/platform';
import { Banner, Button, ConfirmDialog, Dialog, Skeleton } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { photoMessages } from './photo-messages.ts';
import { usePhotoReason } from './use-photo-reason.ts';
import styles from './Photos.module.css';

interface OpenPhotoProps {
  photo: DevicePhoto;
  number: number;
  mayChange: boolean;
  onClose: () => void;
}

/** One photo, large, with a button that deletes it. */
export function OpenPhoto({ photo, number, mayChange, onClose }: OpenPhotoProps) {
  const intl = useIntl();
  const picture = usePicture(photo);
  const reason = usePhotoReason();
  const deletePhoto = useSetAtom(deletePhotoAtom);
  const { run, failure } = useDeviceWrite();
  const [isLeaving, setLeaving] = useState(false);
  const title = intl.formatMessage(photoMessages.photo, { number });
  const remove = intl.formatMessage(photoMessages.remove);
  const onConfirm = async () => {
    if (await run(() => deletePhoto(photo))) onClose();
  };
  if (failure) return failure;
  if (isLeaving)
    return (
      <ConfirmDialog
        title={intl.formatMessage(photoMessages.removeTitle)}
        text={photo.state === 'sent' ? intl.formatMessage(photoMessages.removeText) : undefined}
        confirm={remove}
        danger
        onConfirm={() => void onConfirm()}
        onCancel={() => setLeaving(false)}
      />
    );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        mayChange && (
          <Button full variant="danger" icon="delete" onPress={() => setLeaving(true)}>
            {remove}
          </Button>
        )
      }
    >
      {photo.state === 'refused' && <Banner kind="warn">{reason(photo)}</Banner>}
      {picture === 'loading' && <Skeleton look="cards" count={1} />}
      {picture === 'offline' && <p className={styles.instead}>{intl.formatMessage(photoMessages.notHere)}</p>}
      {picture === 'failed' && <p className={styles.instead}>{intl.formatMessage(photoMessages.gone)}</p>}
      {typeof picture === 'object' && <img className={styles.large} src={picture.url} alt={title} />}
    </Dialog>
  );
}
