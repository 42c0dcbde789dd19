import { photosAtom, useIntl } from '@seguia/shared/platform';
import { Icon, VisuallyHidden } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { photoMessages } from './photo-messages.ts';
import styles from './Photos.module.css';

/** How many photos a reading has, as a mark of its row; nothing where it has none. */
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
