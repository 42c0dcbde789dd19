import { photosAtom, useIntl } from '@seguia/shared/platform';
import { Icon, VisuallyHidden } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { photoMessages } from './photo-messages.ts';
import styles from './Photos.module.css';

/** The number of a reading's photos, as a mark in its row; shows nothing without photos. */
export function PhotoCount({ readingId }: { readingId: string }) {
  const intl = useIntl();
  const count = useAtomValue(photosAtom)?.get(readingId)?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Icon name="camera" size={20} />
      <span aria-hidden>{count > 1 && intl.formatNumber(count)}</span>
      <VisuallyHidden>{intl.formatMessage(photoMessages.count, { count })}</VisuallyHidden>
    </span>
  );
}
