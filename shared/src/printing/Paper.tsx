import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { localeEntry } from '../i18n/locales.ts';
import { farmAtom } from '../session/account/farm-choice.ts';
import styles from './Paper.module.css';

interface PaperProps {
  title: string;
  /** Follow the farm's name beneath the title: what the sheet belongs to, and its days. */
  facts: readonly string[];
  /** Stands before the content. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen on A4, which replaces the page while it is printed, in the language of its content (`InLanguage`). The pages are numbered. */
export function Paper({ title, facts, lead, children }: PaperProps) {
  const farm = useAtomValue(farmAtom);
  const { locale, dir } = localeEntry(useIntl().locale);
  return createPortal(
    <article className={styles.sheet} lang={locale} dir={dir}>
      <header>
        <h1 className={styles.title}>
          <bdi>{title}</bdi>
        </h1>
        <p className={styles.facts}>
          {[farm?.name, ...facts]
            .filter((fact) => fact !== undefined && fact !== '')
            .map((fact, at) => (
              <span key={fact}>
                {at > 0 && ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
        </p>
        {lead}
      </header>
      {children}
    </article>,
    document.body,
  );
}
