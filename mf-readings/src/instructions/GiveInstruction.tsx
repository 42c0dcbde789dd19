import { canAtom, hasInstructionsAtom, type Plot, useIntl } from '@seguia/shared/platform';
import { IconButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { instructionMessages } from './instruction-messages.ts';
import { InstructionSheet } from './InstructionSheet.tsx';
import styles from './Instructions.module.css';
import { newFor, useInstructionSheet } from './use-instruction-sheet.ts';

/**
 * The button that gives a plot an instruction, over a card or a row that is itself a link. Draws nothing for who may give none, and where
 * the data server does not know instructions.
 */
export function GiveInstruction({ plot: { id, name } }: { plot: Plot }) {
  const intl = useIntl();
  const mayGive = useAtomValue(canAtom)('fertirrigation.update');
  const isKnown = useAtomValue(hasInstructionsAtom);
  const [opened, show] = useInstructionSheet();
  if (!isKnown || !mayGive) return null;
  return (
    <>
      <span className={styles.give}>
        <IconButton
          icon="note"
          label={intl.formatMessage(instructionMessages.named, {
            act: intl.formatMessage(instructionMessages.give),
            name,
          })}
          onPress={() => show(newFor(id))}
        />
      </span>
      {opened === newFor(id) && <InstructionSheet plotId={id} before={null} onClose={() => show(null)} />}
    </>
  );
}
