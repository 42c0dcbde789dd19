import { instructionsAtom, useIntl } from '@seguia/shared/platform';
import { Icon, VisuallyHidden } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { instructionMessages } from './instruction-messages.ts';
import styles from './Instructions.module.css';

/** The instructions that a reading of a list has ticked off, with their words; draws nothing for other readings. */
export function DoneWithReading({ readingId }: { readingId: string }) {
  const intl = useIntl();
  const done = useAtomValue(instructionsAtom)?.filter((instruction) => instruction.readingId === readingId) ?? [];
  return done.map(({ id, text }) => (
    <span key={id} className={styles.open}>
      <Icon name="check" size={20} />
      <VisuallyHidden>{intl.formatMessage(instructionMessages.done)} : </VisuallyHidden>
      <bdi>{text}</bdi>
    </span>
  ));
}
