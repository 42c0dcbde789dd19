import type { ReactNode } from 'react';
import styles from './Beside.module.css';

interface BesideProps {
  /** What is pointed at, in px from the left edge of the graph. */
  at: number;
  /** The graph's width in px. */
  width: number;
  top: number;
  /** Px between them: a finger covers some. */
  gap: number;
  children: ReactNode;
}

/** A card on the side of the finger where there is more room, never under it. Screen readers have the slider's words. */
export function Beside({ at, width, top, gap, children }: BesideProps) {
  const isLeft = at < width / 2;
  const side = isLeft ? { left: at + gap } : { right: width - at + gap };
  return (
    <div
      className={styles.card}
      style={{ ...side, top, maxInlineSize: (isLeft ? width - at : at) - gap }}
      aria-hidden
      data-beside={isLeft ? 'right' : 'left'}
    >
      {children}
    </div>
  );
}
