import { Mark, Page } from '@seguia/shared/start';
import type { ReactNode } from 'react';
import styles from './InitPage.module.css';

interface InitPageProps {
  title: string;
  lead?: string;
  back?: { to: string; label?: string };
  children: ReactNode;
}

/** A public screen: the mark, then the page, as tall as the screen, so that `ScreenAction` finds its place at the bottom. */
export function InitPage({ children, ...page }: InitPageProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.mark}>
        <Mark size={48} />
      </div>
      <Page width="form" {...page}>
        {children}
      </Page>
    </div>
  );
}

interface ScreenActionProps {
  /** What belongs to the act and scrolls away before it. */
  above?: ReactNode;
  children: ReactNode;
}

/** The one act of a screen, where Save is in the reading form: within a thumb's reach on a phone, after the fields elsewhere. */
export function ScreenAction({ above, children }: ScreenActionProps) {
  return (
    <>
      <div className={styles.above}>{above}</div>
      <div className={styles.act}>{children}</div>
    </>
  );
}
