import { defineMessages, useIntl } from '@seguia/shared/platform';
import { ConfirmDialog, Loader } from '@seguia/shared/ui';

const texts = defineMessages({
  what: { id: 'shell.home.what', defaultMessage: 'EC et pH de l’irrigation, relevés au bord de la parcelle.' },
  error: { id: 'shell.error.title', defaultMessage: 'Erreur' },
  failed: {
    id: 'shell.restore.failed',
    defaultMessage: 'Une erreur s’est produite lors de la restauration de votre session',
  },
  retry: { id: 'shell.restore.retry', defaultMessage: 'Réessayer' },
  cancel: { id: 'shell.restore.cancel', defaultMessage: 'Annuler' },
});

/** The home page, which is seen while the app starts: the name, what it is, and the loader; then the dialog when a session cannot be restored. */
export function Starting({ ask }: { ask?: (answer: 'retry' | 'cancel') => void }) {
  const intl = useIntl();
  return (
    <>
      <Loader full label={`Seguia – ${intl.formatMessage(texts.what)}`} />
      {ask && (
        <ConfirmDialog
          title={intl.formatMessage(texts.error)}
          text={intl.formatMessage(texts.failed)}
          confirm={intl.formatMessage(texts.retry)}
          cancel={intl.formatMessage(texts.cancel)}
          onConfirm={() => ask('retry')}
          onCancel={() => ask('cancel')}
        />
      )}
    </>
  );
}
