import { FormattedMessage, Link, paths } from '@seguia/shared/platform';
import { isolated } from '@seguia/shared/ui';
import { verdictMessages } from './verdict-messages.ts';
import type { VerdictText } from './use-verdict-text.ts';
import styles from './Verdict.module.css';

/** The verdict on a campaign, above its map. */
export const Verdict = ({ standing, salts, apart, isWarning, lacksTargets }: VerdictText) => (
  <div className={styles.verdict} data-verdict>
    <p className={styles.words}>
      {isolated(standing)}{' '}
      {salts !== null && <span className={isWarning ? styles.warning : undefined}>{isolated(salts)}</span>}
    </p>
    {apart !== null && <p className={styles.apart}>{apart}</p>}
    {lacksTargets && (
      <Link to={paths.bands()}>
        <FormattedMessage {...verdictMessages.setTargets} />
      </Link>
    )}
  </div>
);
