import type { ApiError } from '@seguia/shared/platform';
import { useCannotFetch, useIntl, useShowAgain } from '@seguia/shared/platform';
import { ErrorDialog, ErrorState } from '@seguia/shared/ui';

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
 * Retry, it also opens the dialog titled "Error".
 */
export function NotFetched({ error, what, text, onRetry, busy = false }: NotFetchedProps) {
  const dialog = useCannotFetch(what, true);
  const showAgain = useShowAgain();
  const retry = async () => {
    await Promise.resolve(onRetry()).catch(() => undefined);
    showAgain();
  };
  return (
    <>
      <ErrorState text={text} onRetry={() => void retry()} busy={busy} />
      {dialog.isOpen && <FetchError error={error} what={what} text={text} onClose={dialog.close} />}
    </>
  );
}

interface FetchErrorProps extends Pick<NotFetchedProps, 'error' | 'what' | 'text'> {
  onClose: () => void;
}

function FetchError({ error, what, text, onClose }: FetchErrorProps) {
  const intl = useIntl();
  const offline = error.kind === 'offline' || error.kind === 'timeout';
  const refused = intl.formatMessage({
    id: 'campaigns.list.refused',
    defaultMessage: 'Votre rôle ne permet pas de voir les campagnes.',
  });
  const ofCampaign = offline
    ? intl.formatMessage({
        id: 'campaigns.detail.offline',
        defaultMessage: 'Hors ligne : cette campagne n’est pas encore sur l’appareil. Réessayez avec du réseau.',
      })
    : intl.formatMessage({
        id: 'campaigns.detail.fetchFailed',
        defaultMessage: 'Impossible de charger la campagne. Réessayez.',
      });
  const shown = error.status === 403 ? refused : what === 'campaign' ? ofCampaign : text;
  return <ErrorDialog text={shown} onClose={onClose} />;
}
