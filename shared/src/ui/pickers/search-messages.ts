import { defineMessages } from '../../i18n/define-messages.ts';

/** What a search in a list says. */
export const searchMessages = defineMessages({
  search: { id: 'ui.options.search', defaultMessage: 'Chercher' },
  none: { id: 'ui.options.none', defaultMessage: 'Aucun résultat' },
});
