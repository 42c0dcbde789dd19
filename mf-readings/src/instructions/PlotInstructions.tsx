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
import { newFor, useInstructionSheet } from './use-instruction-sheet.ts';

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
  const [opened, show] = useInstructionSheet();
  // The sheet stays open when somebody takes its instruction back meanwhile.
  const [known, setKnown] = useState<DeviceInstruction | null>(null);
  // As it is now: a tick that came while the sheet was open stays.
  const present = ofPlot.find(({ id }) => id === opened);
  if (present && present !== known) setKnown(present);
  const edited = present ?? (known?.id === opened ? known : null);
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
                  label={intl.formatMessage(instructionMessages.named, {
                    act: intl.formatMessage(instructionMessages.change),
                    name: instruction.text,
                  })}
                  onPress={() => show(instruction.id)}
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
          <Button icon="plus" onPress={() => show(newFor(plotId))}>
            {intl.formatMessage(instructionMessages.give)}
          </Button>
        </div>
      )}
      {mayGive && (edited || opened === newFor(plotId)) && (
        <InstructionSheet plotId={plotId} before={edited} onClose={() => show(null)} />
      )}
    </Section>
  );
}
