import type { ApiError, IntlShape } from '@seguia/shared/platform';

/** Writes why a campaign could not be saved or deleted, and what to do. */
export function formatFailure(intl: IntlShape, error: ApiError): string {
  if (error.kind === 'offline' || error.kind === 'timeout')
    return intl.formatMessage({
      id: 'campaigns.failure.offline',
      defaultMessage: 'Le serveur est hors d’atteinte. Réessayez avec du réseau.',
    });
  if (error.status === 403)
    return intl.formatMessage({ id: 'campaigns.failure.role', defaultMessage: 'Votre rôle ne le permet pas.' });
  if (error.status === 404)
    return intl.formatMessage({ id: 'campaigns.failure.gone', defaultMessage: 'Quelqu’un l’a déjà supprimée.' });
  if (error.status === 412)
    return intl.formatMessage({
      id: 'campaigns.failure.movedOn',
      defaultMessage: 'Quelqu’un l’a modifiée entre-temps. Rouvrez-la pour voir sa nouvelle version.',
    });
  return intl.formatMessage({ id: 'campaigns.failure.other', defaultMessage: 'Réessayez dans un instant.' });
}
