import { instructionValues } from '@seguia/shared/domain/instructions/instruction';
import { canAtom, correctedNow, instructionsAtom, saveInstructionAtom, useIntl } from '@seguia/shared/platform';
import { Button, isolated } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { instructionMessages } from './instruction-messages.ts';
import styles from './Instructions.module.css';
import { useInstructionLines } from './use-instruction-lines.ts';

interface StopInstructionsProps {
  plotId: string;
  /** The reading that is being recorded, which has its id from its beginning. */
  readingId: string;
}

/**
 * What is to be done at a plot, above its reading: each open instruction with a button that ticks it off with this reading, and those that
 * this reading has ticked off. Draws nothing where there is nothing to do.
 */
export function StopInstructions({ plotId, readingId }: StopInstructionsProps) {
  const intl = useIntl();
  const lines = useInstructionLines();
  const mayTick = useAtomValue(canAtom)('fertirrigation.create');
  const save = useSetAtom(saveInstructionAtom);
  const { run, failure } = useDeviceWrite();
  const here = (useAtomValue(instructionsAtom) ?? []).filter(
    (instruction) =>
      instruction.plotId === plotId && (instruction.doneAt === null || instruction.readingId === readingId),
  );
  if (here.length === 0) return null;
  return (
    <ul className={styles.atStop} aria-label={intl.formatMessage(instructionMessages.title)}>
      {here.map((instruction) => {
        const { id, text, doneAt } = instruction;
        const isDone = doneAt !== null;
        const tick = isDone
          ? { doneAt: null, readingId: null }
          : { doneAt: Math.floor(correctedNow() / 1000), readingId };
        const label = intl.formatMessage(isDone ? instructionMessages.notDone : instructionMessages.done);
        return (
          <li key={id} className={styles.order}>
            <span className={styles.words}>
              <bdi className={isDone ? styles.done : styles.text}>{text}</bdi>
              <span className={styles.by}>{isolated(isDone ? lines.done(instruction) : lines.given(instruction))}</span>
            </span>
            {mayTick && (
              <Button
                icon={isDone ? 'undo' : 'check'}
                label={intl.formatMessage(instructionMessages.named, { act: label, name: text })}
                onPress={() => void run(() => save(id, { ...instructionValues(instruction), ...tick }))}
              >
                {label}
              </Button>
            )}
          </li>
        );
      })}
      {failure}
    </ul>
  );
}
