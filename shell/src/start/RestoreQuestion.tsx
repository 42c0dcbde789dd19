import { defineMessages, useIntl, ConfirmDialog } from '@seguia/shared/start';
import type { RestoreAnswer } from './start-up.ts';

const messages = defineMessages({
  error: { id: 'shell.error.title', defaultMessage: 'Erreur' },
  failed: {
    id: 'shell.restore.failed',
    defaultMessage: 'Une erreur s’est produite lors de la restauration de votre session',
  },
  unsentStays: {
    id: 'shell.restore.kept',
    defaultMessage: 'Hors ligne, vous continuez avec ce que cet appareil contient.',
  },
  logsOut: {
    id: 'shell.restore.logsOut',
    defaultMessage: 'Annuler vous déconnecte. Les relevés non envoyés restent sur cet appareil.',
  },
  offline: { id: 'shell.restore.offline', defaultMessage: 'Travailler hors ligne' },
  retry: { id: 'shell.restore.retry', defaultMessage: 'Réessayer' },
  cancel: { id: 'shell.restore.cancel', defaultMessage: 'Annuler' },
});

interface RestoreQuestionProps {
  onAnswer: (answer: RestoreAnswer) => void;
  /** Whether the device holds enough to continue without the server. */
  mayGoOn?: boolean;
}

/** Asks what to do when the session could not be restored. */
export function RestoreQuestion({ onAnswer, mayGoOn = false }: RestoreQuestionProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.error)}
      text={
        <>
          <p>{intl.formatMessage(messages.failed)}</p>
          {mayGoOn && <p>{intl.formatMessage(messages.unsentStays)}</p>}
          <p>{intl.formatMessage(messages.logsOut)}</p>
        </>
      }
      confirm={intl.formatMessage(messages.retry)}
      cancel={intl.formatMessage(messages.cancel)}
      choices={mayGoOn ? [{ label: intl.formatMessage(messages.offline), onPress: () => onAnswer('offline') }] : []}
      onConfirm={() => onAnswer('retry')}
      onCancel={() => onAnswer('cancel')}
      // The back gesture of a phone must not log anybody out.
      onEscape={() => onAnswer(mayGoOn ? 'offline' : 'retry')}
    />
  );
}
