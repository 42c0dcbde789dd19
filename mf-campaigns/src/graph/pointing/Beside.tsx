import type { ReactNode } from 'react';
import styles from './Beside.module.css';

interface BesideProps {
  /** The place that is pointed at, in px from the graph's left edge. */
  at: number;
  /** The graph's width in px. */
  width: number;
  top: number;
  /** The distance in px between place and card; a finger covers some of it. */
  gap: number;
  children: ReactNode;
}

/** A card on that side of the finger where there is more room, never under it. Screen readers hear the slider's text instead. */
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
