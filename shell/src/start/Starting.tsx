import { defineMessages, useIntl, ConfirmDialog, Loader } from '@seguia/shared/start';
import type { RestoreAnswer } from './start-up.ts';

const messages = defineMessages({
  what: { id: 'shell.home.what', defaultMessage: 'EC et pH de l’irrigation, relevés au bord de la parcelle.' },
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

interface StartingProps {
  /** Takes the answer to the question what to do when the session could not be restored; asks nothing without. */
  onAnswer?: ((answer: RestoreAnswer) => void) | undefined;
  /** Whether the device holds enough to go on without the server. */
  mayGoOn?: boolean;
}

/** The home page, which is seen while the app starts: the name, what it is, and the loader; then the dialog when a session cannot be restored. */
export function Starting({ onAnswer, mayGoOn = false }: StartingProps) {
  const intl = useIntl();
  return (
    <>
      <Loader full label={`Seguia – ${intl.formatMessage(messages.what)}`} />
      {onAnswer && (
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
      )}
    </>
  );
}
