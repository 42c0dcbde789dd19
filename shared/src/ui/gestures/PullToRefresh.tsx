import { type ReactNode, use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { HeaderEnd } from '../provider/header-end.ts';
import { pullMessages } from './pull-messages.ts';
import { type RefreshResult, usePull } from './use-pull.ts';
import styles from './PullToRefresh.module.css';
import { Water } from '../icons/Water.tsx';

export interface PullToRefreshProps {
  /** Fetches afresh and says whether anything new came. A rejection is shown as one; saying why is the caller's. */
  onRefresh: () => Promise<RefreshResult>;
  children: ReactNode;
}

/**
 * A list that is fetched afresh by pulling it down. Its states (`data-state`): pulling, release, loading, then success, up-to-date or
 * failed. The button does the same for those who cannot pull, at the end of the page's heading; on a touch screen it shows when it has the
 * focus.
 */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const intl = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const { state, pulled, refresh } = usePull(area, onRefresh);
  const busy = state === 'loading';
  const end = use(HeaderEnd);
  const button = (
    <div className={styles.bar}>
      <button type="button" className={styles.button} aria-disabled={busy || undefined} onClick={refresh}>
        <Icon name="refresh" size={20} />
        {intl.formatMessage(pullMessages.refresh)}
      </button>
    </div>
  );
  return (
    <div ref={area} className={styles.area} data-pull data-state={state}>
      {end ? createPortal(button, end) : button}
      <div
        className={state === 'idle' ? styles.none : styles.state}
        style={{ blockSize: state === 'pulling' || state === 'release' ? pulled : undefined }}
      >
        {busy ? <Water size={20} /> : <Icon name={icons[state]} size={20} />}
        <span aria-live="polite">
          {state !== 'idle' && <span key={state}>{intl.formatMessage(pullMessages[state])}</span>}
        </span>
      </div>
      {children}
    </div>
  );
}

const icons = {
  idle: 'refresh',
  pulling: 'down',
  release: 'up',
  loading: 'refresh',
  success: 'check',
  'up-to-date': 'check',
  failed: 'error',
} as const;
