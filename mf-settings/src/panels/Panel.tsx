import { Section } from '@seguia/shared/ui';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A titled part of the settings, with its rows on one sheet. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={styles.sheet}>{children}</div>
    </Section>
  );
}
