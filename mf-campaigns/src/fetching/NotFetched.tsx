import type { ApiError } from '@seguia/shared/platform';
import { defineMessages, paths, useCannotFetch, useIntl, useShowAgain } from '@seguia/shared/platform';
import { ErrorDialog, ErrorState, LinkButton } from '@seguia/shared/ui';

const messages = defineMessages({
  refused: { id: 'campaigns.list.refused', defaultMessage: 'Votre rôle ne permet pas de voir les campagnes.' },
  failed: { id: 'campaigns.detail.fetchFailed', defaultMessage: 'Impossible de charger la campagne. Réessayez.' },
  there: {
    id: 'campaigns.offline.there',
    defaultMessage: 'Les campagnes en cours et celles que vous avez déjà ouvertes se lisent sans réseau.',
  },
  others: { id: 'campaigns.offline.others', defaultMessage: 'Voir les campagnes en cours' },
});

const offlineMessages = defineMessages({
  campaign: {
    id: 'campaigns.detail.offline',
    defaultMessage: 'Hors ligne : cette campagne n’est pas encore sur l’appareil. Réessayez avec du réseau.',
  },
  readings: {
    id: 'campaigns.plot.offline',
    defaultMessage: 'Hors ligne : ces relevés ne sont pas encore sur l’appareil. Réessayez avec du réseau.',
  },
});

interface NotFetchedProps {
  error: ApiError;
  what: 'campaign' | 'readings';
  /** Says what is missing. */
  text: string;
  /** A promise that rejects says when the try has failed. */
  onRetry: () => void | Promise<unknown>;
  busy?: boolean;
}

/**
 * Stands in place of something that could not be fetched: says what is missing and offers Retry. Once a visit, and after each
 * Retry, it also opens the dialog titled "Error". Without network the page says what can be read instead.
 */
export function NotFetched({ error, what, text, onRetry, busy = false }: NotFetchedProps) {
  const intl = useIntl();
  const dialog = useCannotFetch(what, true);
  const showAgain = useShowAgain();
  const retry = async () => {
    await Promise.resolve(onRetry()).catch(() => undefined);
    showAgain();
  };
  const offline = error.kind === 'offline' || error.kind === 'timeout';
  const ofServer = what === 'campaign' ? intl.formatMessage(messages.failed) : text;
  const shown = offline ? intl.formatMessage(offlineMessages[what]) : ofServer;
  return (
    <>
      <ErrorState
        text={offline ? shown : text}
        hint={offline && intl.formatMessage(messages.there)}
        onRetry={retry}
        busy={busy}
        actions={offline && <LinkButton to={paths.campaigns()}>{intl.formatMessage(messages.others)}</LinkButton>}
      />
      {dialog.isOpen && (
        <ErrorDialog
          text={error.status === 403 ? intl.formatMessage(messages.refused) : shown}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
