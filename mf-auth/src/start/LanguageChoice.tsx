import { changeLocale, localeAtom, locales, useIntl, Icon } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import styles from './LanguageChoice.module.css';

/**
 * Chooses the language; each stands in its own name. They are buttons, not radios, because a choice reloads the page, and arrow keys must
 * not do that.
 */
export function LanguageChoice() {
  const intl = useIntl();
  const current = useAtomValue(localeAtom);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.choice}>
      <h2 id={id} className={styles.title}>
        <Icon name="language" size={20} />
        {intl.formatMessage({ id: 'auth.start.language', defaultMessage: 'Langue' })}
      </h2>
      <ul className={styles.languages}>
        {locales.map(({ locale, name }) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              className={styles.language}
              aria-current={locale === current || undefined}
              onClick={() => locale !== current && changeLocale(locale)}
            >
              <bdi>{name}</bdi>
              {locale === current && <Icon name="check" size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
