import { changeLocale, Icon, localeAtom, locales } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';
import styles from './Languages.module.css';

/**
 * The languages, each in its own name. They are buttons, not radios, because a choice reloads the page, and arrow keys must not do that.
 */
export function Languages() {
  const current = useAtomValue(localeAtom);
  return (
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
  );
}
