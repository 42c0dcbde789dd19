import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './EmptyState.module.css';

export interface ErrorStateProps {
  /** What is wrong. */
  text: ReactNode;
  /** What to do, or a detail. */
  hint?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Further buttons, e.g. the way back. */
  actions?: ReactNode;
}

/** Nothing to show because something failed. Where there is older data, keep it and use a Banner. */
export function ErrorState({ text, hint, onRetry, busy, actions }: ErrorStateProps) {
  const intl = useIntl();
  return (
    <div className={styles.empty} role="alert">
      <span className={styles.sign}>
        <Icon name="warning" size={40} />
      </span>
      <p className={styles.title}>{text}</p>
      {hint && <p className={styles.text}>{hint}</p>}
      {onRetry && (
        <Button variant="primary" icon="refresh" onPress={onRetry} busy={busy}>
          {intl.formatMessage({ id: 'ui.retry', defaultMessage: 'Réessayer' })}
        </Button>
      )}
      {actions}
    </div>
  );
}
