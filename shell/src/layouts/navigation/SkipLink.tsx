import { useIntl } from '@seguia/shared/platform';
import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

/** Leads past the navigation to the page's heading; shown only while it has the focus. */
export function SkipLink() {
  const intl = useIntl();
  const onClick = (event: MouseEvent) => {
    event.preventDefault(); // the address stays
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <a href="#content" className={styles.skip} onClick={onClick}>
      {intl.formatMessage({ id: 'shell.nav.skip', defaultMessage: 'Aller au contenu' })}
    </a>
  );
}
