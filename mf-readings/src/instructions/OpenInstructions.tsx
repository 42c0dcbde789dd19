import { instructionsAtom, useIntl } from '@seguia/shared/platform';
import { Icon, VisuallyHidden } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { instructionMessages } from './instruction-messages.ts';
import styles from './Instructions.module.css';

/** What is still to be done at a plot, in a card or a row about it; draws nothing where nothing is. */
export function OpenInstructions({ plotId }: { plotId: string }) {
  const intl = useIntl();
  const open = useAtomValue(instructionsAtom)?.filter((each) => each.plotId === plotId && each.doneAt === null) ?? [];
  return open.map(({ id, text }) => (
    <span key={id} className={styles.open}>
      <Icon name="note" size={20} />
      <VisuallyHidden>{intl.formatMessage(instructionMessages.title)} </VisuallyHidden>
      <bdi>{text}</bdi>
    </span>
  ));
}
