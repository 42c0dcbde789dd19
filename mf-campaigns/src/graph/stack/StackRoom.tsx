import type { CSSProperties, ReactNode } from 'react';
import styles from './GraphStack.module.css';
import { useTop } from './use-top.ts';

/** Room for graphs that are all in sight at once: from their own top down to the bar at the bottom. `count` is how many there are. */
export function ScreenRoom({ count, children }: { count: number; children: ReactNode }) {
  const [measureTop, top] = useTop();
  return (
    <div
      ref={measureTop}
      className={styles.screen}
      style={{ '--above': `${top}px`, '--count': count } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** Room for graphs on a page that scrolls: each gets a share of the screen, but not too little. */
export const PageRoom = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;
