import { Icon, isolated } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { doneByReadingAtom } from './instructions-by.ts';
import styles from './Instructions.module.css';
import { useInstructionLines } from './use-instruction-lines.ts';

/** The instructions that a reading has ticked off; draws nothing for other readings. */
export function ReadingInstructions({ readingId }: { readingId: string }) {
  const lines = useInstructionLines();
  const done = useAtomValue(doneByReadingAtom).get(readingId) ?? [];
  return done.map((instruction) => (
    <div key={instruction.id} className={styles.order}>
      <Icon name="check" size={20} />
      <span className={styles.words}>
        <bdi className={styles.text}>{instruction.text}</bdi>
        <span className={styles.by}>{isolated(lines.done(instruction))}</span>
      </span>
    </div>
  ));
}
