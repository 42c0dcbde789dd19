import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './EmptyState.module.css';

export interface ErrorStateProps {
  /** What is wrong. */
  text: ReactNode;
  /** What to do, or a detail. */
  hint?: ReactNode;
  /** Its promise, where it returns one, is the try: the button is busy until then, and never because something else is fetched. */
  onRetry?: (() => void | Promise<unknown>) | undefined;
  busy?: boolean | undefined;
  /** Further buttons, e.g. the way back. */
  actions?: ReactNode;
}

/** Nothing to show because something failed. Where there is older data, keep it and use a Banner. */
export function ErrorState({ text, hint, onRetry, busy, actions }: ErrorStateProps) {
  const intl = useIntl();
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    try {
      await onRetry?.();
    } finally {
      setTrying(false);
    }
  };
  return (
    <div className={styles.empty} role="alert">
      <span className={styles.sign}>
        <Icon name="warning" size={40} />
      </span>
      <p className={styles.title}>{text}</p>
      {hint && <p className={styles.text}>{hint}</p>}
      {onRetry && (
        <Button variant="primary" icon="refresh" onPress={() => void retry()} busy={trying || busy}>
          {intl.formatMessage({ id: 'ui.retry', defaultMessage: 'Réessayer' })}
        </Button>
      )}
      {actions}
    </div>
  );
}
