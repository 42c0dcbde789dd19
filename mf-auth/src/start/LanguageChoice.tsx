import { Icon, useIntl } from '@seguia/shared/start';
import { useId } from 'react';
import { Languages } from '../init/Languages.tsx';
import styles from './LanguageChoice.module.css';

/** Chooses the language on the first screen, where everybody sees all of them. */
export function LanguageChoice() {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.choice}>
      <h2 id={id} className={styles.title}>
        <Icon name="language" size={20} />
        {intl.formatMessage({ id: 'auth.start.language', defaultMessage: 'Langue' })}
      </h2>
      <Languages />
    </section>
  );
}
