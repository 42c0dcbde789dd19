import { useIntl } from '@seguia/shared/start';
import { Chip } from '@seguia/shared/ui/buttons/Chip.tsx';
import styles from './DeveloperChips.module.css';
import type { Override } from './override.ts';

interface DeveloperChipsProps {
  /** A remote from elsewhere that runs in this tab. */
  override: Override | null;
  onEndOverride: () => void;
  /** Whether remotes are loaded for federation's devtools. */
  devtools: boolean;
  onEndDevtools: () => void;
}

/** What a developer has chosen for this tab, on every page: each a chip, with a button that ends it. */
export function DeveloperChips({ override, onEndOverride, devtools, onEndDevtools }: DeveloperChipsProps) {
  const intl = useIntl();
  return (
    <div className={styles.place}>
      {override && (
        <Chip
          icon="info"
          onRemove={onEndOverride}
          removeLabel={intl.formatMessage({
            id: 'shell.override.end',
            defaultMessage: 'Revenir à la version déployée',
          })}
        >
          <bdi>
            {override.name} · {new URL(override.origin).host}
          </bdi>
        </Chip>
      )}
      {devtools && (
        <Chip
          icon="info"
          onRemove={onEndDevtools}
          removeLabel={intl.formatMessage({ id: 'shell.devtools.end', defaultMessage: 'Ne plus montrer les parties' })}
        >
          <bdi>Module Federation</bdi>
        </Chip>
      )}
    </div>
  );
}
