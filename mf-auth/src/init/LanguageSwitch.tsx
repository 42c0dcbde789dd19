import { Icon, localeAtom, locales, useIntl } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';
import { Languages } from './Languages.tsx';
import styles from './LanguageSwitch.module.css';

/** The language of the page, which opens the others: small, because most people come in the right one. */
export function LanguageSwitch() {
  const intl = useIntl();
  const current = useAtomValue(localeAtom);
  const name = locales.find(({ locale }) => locale === current)?.name;
  return (
    <details className={styles.switch}>
      <summary className={styles.current}>
        <Icon
          name="language"
          size={20}
          label={intl.formatMessage({ id: 'auth.start.language', defaultMessage: 'Langue' })}
        />
        <bdi>{name}</bdi>
      </summary>
      <Languages />
    </details>
  );
}
