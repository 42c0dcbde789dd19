import { defineMessages, useIntl, Button, ConfirmDialog } from '@seguia/shared/start';
import type { RestoreAnswer } from './start-up.ts';

const messages = defineMessages({
  error: { id: 'shell.error.title', defaultMessage: 'Erreur' },
  failed: {
    id: 'shell.restore.failed',
    defaultMessage: 'Une erreur s’est produite lors de la restauration de votre session',
  },
  logsOut: {
    id: 'shell.restore.logsOut',
    defaultMessage: 'Annuler vous déconnecte, et les changements non envoyés restent sur cet appareil.',
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

/** Asks what to do when the session could not be restored, as the specification has it; what the app offers besides is below. */
export function RestoreQuestion({ onAnswer, mayGoOn = false }: RestoreQuestionProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.error)}
      text={intl.formatMessage(messages.failed)}
      confirm={intl.formatMessage(messages.retry)}
      cancel={intl.formatMessage(messages.cancel)}
      below={
        <>
          <p>{intl.formatMessage(messages.logsOut)}</p>
          {mayGoOn && (
            <Button variant="quiet" onPress={() => onAnswer('offline')}>
              {intl.formatMessage(messages.offline)}
            </Button>
          )}
        </>
      }
      onConfirm={() => onAnswer('retry')}
      onCancel={() => onAnswer('cancel')}
      // The back gesture of a phone must not log anybody out.
      onEscape={() => onAnswer(mayGoOn ? 'offline' : 'retry')}
    />
  );
}
