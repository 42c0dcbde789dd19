import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import styles from './Banner.module.css';

export interface BannerProps {
  kind: 'info' | 'success' | 'warn' | 'error';
  children: ReactNode;
  action?: { label: string; onPress: () => void; busy?: boolean | undefined } | undefined;
  onClose?: (() => void) | undefined;
}

/** A lasting message above the content that it is about. A screen reader reads errors at once, the rest when there is a pause. */
export function Banner({ kind, children, action, onClose }: BannerProps) {
  const intl = useIntl();
  return (
    <div className={`${styles.banner} ${styles[kind]}`}>
      <Icon name={icons[kind]} />
      <div className={styles.text} role={kind === 'error' ? 'alert' : 'status'}>
        {children}
      </div>
      {(action || onClose) && (
        <div className={`${styles.buttons} ${onClose ? styles.closable : ''}`}>
          {action && (
            <button
              type="button"
              className={styles.action}
              aria-disabled={action.busy || undefined}
              onClick={action.onPress}
            >
              {action.label}
            </button>
          )}
          {onClose && (
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Fermer' })}
              onPress={onClose}
            />
          )}
        </div>
      )}
    </div>
  );
}

const icons = { info: 'info', success: 'check', warn: 'warning', error: 'error' } as const;
