import { type DevicePhoto, useIntl, usePicture } from '@seguia/shared/platform';
import { Icon, StatusMark } from '@seguia/shared/ui';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { photoMessages } from './photo-messages.ts';
import styles from './Photos.module.css';

interface ThumbnailProps {
  photo: DevicePhoto;
  number: number;
  onOpen: () => void;
}

/** A small photo that a press opens. A photo that is not sent says so. */
export function Thumbnail({ photo, number, onOpen }: ThumbnailProps) {
  const intl = useIntl();
  const picture = usePicture(photo);
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-label={intl.formatMessage(photoMessages.open, { number })}
      onClick={onOpen}
    >
      {typeof picture === 'object' ? (
        <img src={picture.url} alt="" />
      ) : (
        picture !== 'loading' && <Icon name={picture === 'offline' ? 'cloudOff' : 'camera'} />
      )}
      {photo.state !== 'sent' && (
        <span className={styles.state}>
          <StatusMark state={photo.state} label={intl.formatMessage(deliveryMessages[photo.state])} size={20} />
        </span>
      )}
    </button>
  );
}
