import {
  canAtom,
  type DeviceInstruction,
  hasInstructionsAtom,
  instructionsAtom,
  useIntl,
} from '@seguia/shared/platform';
import { Button, IconButton, isolated, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { instructionMessages } from './instruction-messages.ts';
import { InstructionSheet } from './InstructionSheet.tsx';
import styles from './Instructions.module.css';
import { useInstructionLines } from './use-instruction-lines.ts';

/** How many done instructions a plot's page shows. All are in the certification log. */
const mostDone = 5;

/**
 * A plot's instructions on its page: what is to be done at its next reading, what was done last, and the button that gives one. Draws
 * nothing where the data server does not know instructions, or where there is nothing to see and nobody to give any.
 */
export function PlotInstructions({ plotId }: { plotId: string }) {
  const intl = useIntl();
  const lines = useInstructionLines();
  const mayGive = useAtomValue(canAtom)('fertirrigation.update');
  const isKnown = useAtomValue(hasInstructionsAtom);
  const ofPlot = useAtomValue(instructionsAtom)?.filter((instruction) => instruction.plotId === plotId) ?? [];
  /** The instruction in the sheet; `new` for one that is being given. */
  const [edited, setEdited] = useState<DeviceInstruction | 'new' | null>(null);
  if (!isKnown || (ofPlot.length === 0 && !mayGive)) return null;
  const open = ofPlot.filter(({ doneAt }) => doneAt === null);
  const done = ofPlot
    .filter(({ doneAt }) => doneAt !== null)
    .toSorted((a, b) => (b.doneAt ?? 0) - (a.doneAt ?? 0))
    .slice(0, mostDone);
  return (
    <Section title={intl.formatMessage(instructionMessages.title)}>
      {ofPlot.length > 0 && (
        <ul className={styles.atStop}>
          {open.map((instruction) => (
            <li key={instruction.id} className={styles.order}>
              <span className={styles.words}>
                <bdi className={styles.text}>{instruction.text}</bdi>
                <span className={styles.by}>{isolated(lines.given(instruction))}</span>
              </span>
              {mayGive && (
                <IconButton
                  icon="edit"
                  label={`${intl.formatMessage(instructionMessages.change)} : ${instruction.text}`}
                  onPress={() => setEdited(instruction)}
                />
              )}
            </li>
          ))}
          {done.map((instruction) => (
            <li key={instruction.id} className={styles.words}>
              <bdi className={styles.done}>{instruction.text}</bdi>
              <span className={styles.by}>{isolated(lines.done(instruction))}</span>
            </li>
          ))}
        </ul>
      )}
      {mayGive && (
        <div className={styles.action}>
          <Button icon="plus" onPress={() => setEdited('new')}>
            {intl.formatMessage(instructionMessages.give)}
          </Button>
        </div>
      )}
      {edited && (
        <InstructionSheet
          plotId={plotId}
          // As it is now: a tick that came while the sheet was open stays.
          before={edited === 'new' ? null : (ofPlot.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
