import { mostLogged } from '@seguia/shared/domain/log/certification-log';
import { defineMessages, isolate, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, EmptyState, ErrorState, isolated, ProgressBar } from '@seguia/shared/ui';
import styles from './CertificationLog.module.css';
import { LogReady } from './LogReady.tsx';
import type { LogState } from './use-log.ts';

const messages = defineMessages({
  loading: { id: 'campaigns.certification.loading', defaultMessage: 'Relevés lus' },
  progress: { id: 'campaigns.certification.progress', defaultMessage: '{loaded} sur {total}' },
  cancel: { id: 'campaigns.certification.cancel', defaultMessage: 'Annuler' },
  empty: { id: 'campaigns.certification.empty', defaultMessage: 'Aucun relevé dans cette période.' },
  tooMany: {
    id: 'campaigns.certification.tooMany',
    defaultMessage: '{total} relevés, {most} au plus : choisissez moins de jours ou une parcelle.',
  },
  offline: {
    id: 'campaigns.certification.offline',
    defaultMessage: 'Hors ligne. Le journal se lit sur le serveur : réessayez avec du réseau.',
  },
  failed: {
    id: 'campaigns.certification.failed',
    defaultMessage: 'Le journal n’a pas pu être lu. Réessayez dans quelques minutes.',
  },
});

interface LogResultProps {
  state: LogState;
  /** The only plot of the log; undefined for all plots. */
  plot: Plot | undefined;
  onRetry: () => void;
  onCancel: () => void;
}

/** The progress of a log, the finished log, or why there is none. */
export function LogResult({ state, plot, onRetry, onCancel }: LogResultProps) {
  const intl = useIntl();
  const format = useFormat();
  const whole = (count: number) => format.number(count, 0);
  switch (state.kind) {
    case 'none':
      return null;
    case 'loading':
      return (
        <div className={styles.form}>
          <ProgressBar
            label={intl.formatMessage(messages.loading)}
            value={state.loaded}
            max={Math.max(1, state.total)}
            text={intl.formatMessage(messages.progress, { loaded: whole(state.loaded), total: whole(state.total) })}
          />
          <Button full onPress={onCancel}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        </div>
      );
    case 'tooMany':
      return (
        <EmptyState
          title={isolated(
            intl.formatMessage(messages.tooMany, {
              total: isolate(whole(state.total)),
              most: isolate(whole(mostLogged)),
            }),
          )}
        />
      );
    case 'failed':
      return (
        <ErrorState text={intl.formatMessage(state.offline ? messages.offline : messages.failed)} onRetry={onRetry} />
      );
    case 'ready':
      return state.hashed.log.entries.length === 0 ? (
        <EmptyState title={intl.formatMessage(messages.empty)} />
      ) : (
        <LogReady hashed={state.hashed} plot={plot} />
      );
  }
}
