import { Mark, Page } from '@seguia/shared/start';
import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './InitPage.module.css';

interface InitPageProps {
  title: string;
  lead?: string;
  back?: { to: string; label?: string };
  /** Whether the page shows the languages itself. */
  hasLanguages?: boolean;
  children: ReactNode;
}

/** A public page with the logo and the language above it. It is as tall as the screen, so that `ScreenAction` can be at the bottom. */
export function InitPage({ hasLanguages = false, children, ...page }: InitPageProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.mark}>
        <Mark size={48} />
        {!hasLanguages && <LanguageSwitch />}
      </div>
      <Page width="form" {...page}>
        {children}
      </Page>
    </div>
  );
}

interface ScreenActionProps {
  /** Belongs to the main button, but scrolls away before it. */
  above?: ReactNode;
  children: ReactNode;
}

/** The main button of a screen, at the same place as Save in the reading form: within a thumb's reach on a phone, after the fields elsewhere. */
export function ScreenAction({ above, children }: ScreenActionProps) {
  return (
    <>
      <div className={styles.above}>{above}</div>
      <div className={styles.act} data-dock>
        {children}
      </div>
    </>
  );
}
