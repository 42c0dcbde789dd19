import { defineMessages } from 'react-intl';

/** The words of pull-to-refresh. */
export const pullMessages = defineMessages({
  refresh: { id: 'ui.pull.refresh', defaultMessage: 'Actualiser' },
  pulling: { id: 'ui.pull.pulling', defaultMessage: 'Tirez pour actualiser' },
  release: { id: 'ui.pull.release', defaultMessage: 'Relâchez pour actualiser' },
  loading: { id: 'ui.pull.loading', defaultMessage: 'Actualisation…' },
  success: { id: 'ui.pull.success', defaultMessage: 'Données actualisées' },
  failed: { id: 'ui.pull.failed', defaultMessage: 'Pas actualisé' },
  'up-to-date': { id: 'ui.pull.upToDate', defaultMessage: 'Déjà à jour' },
});
