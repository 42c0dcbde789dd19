import { useIntl } from '@seguia/shared/platform';
import styles from './SkipLink.module.css';

/** Leads past the navigation to the page's heading; shown only while it has the focus. */
export function SkipLink() {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => document.querySelector<HTMLElement>('main h1')?.focus()}
    >
      {intl.formatMessage({ id: 'shell.nav.skip', defaultMessage: 'Aller au contenu' })}
    </button>
  );
}
