import { type DeviceInstruction, useIntl } from '@seguia/shared/platform';
import { Icon, VisuallyHidden } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { instructionMessages } from './instruction-messages.ts';
import { doneByReadingAtom, openByPlotAtom } from './instructions-by.ts';
import styles from './Instructions.module.css';

/** What is still to be done at a plot, in a card or a row about it; draws nothing where nothing is. */
export function OpenInstructions({ plotId }: { plotId: string }) {
  return <InstructionLines look="open" instructions={useAtomValue(openByPlotAtom).get(plotId)} />;
}

/** The instructions that a reading of a list has ticked off; draws nothing for other readings. */
export function DoneWithReading({ readingId }: { readingId: string }) {
  return <InstructionLines look="done" instructions={useAtomValue(doneByReadingAtom).get(readingId)} />;
}

interface InstructionLinesProps {
  look: 'open' | 'done';
  instructions: readonly DeviceInstruction[] | undefined;
}

function InstructionLines({ look, instructions = [] }: InstructionLinesProps) {
  const intl = useIntl();
  const isOpen = look === 'open';
  return instructions.map(({ id, text }) => (
    <span key={id} className={styles.open}>
      <Icon name={isOpen ? 'note' : 'check'} size={20} />
      <VisuallyHidden>
        {intl.formatMessage(isOpen ? instructionMessages.title : instructionMessages.done)} :{' '}
      </VisuallyHidden>
      <bdi>{text}</bdi>
    </span>
  ));
}
