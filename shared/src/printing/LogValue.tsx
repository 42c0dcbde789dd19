import type { BandState } from '../domain/bands.ts';
import { Num } from '../ui/values/Num.tsx';
import { StatusMark } from '../ui/values/StatusMark.tsx';
import styles from './ReadingLog.module.css';

/** A value with the mark of its state. Numbers align with and without a mark. */
export function LogValue({ text, state }: { text: string | null; state: BandState | null }) {
  return (
    <>
      {text === null ? '–' : <Num>{text}</Num>}
      <span className={styles.mark}>{state && state !== 'in' && <StatusMark state={state} label="" size={8} />}</span>
    </>
  );
}
