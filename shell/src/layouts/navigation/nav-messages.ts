import { defineMessages } from '@seguia/shared/platform';

/** The names of the navigation and of its group, which Today shows too. */
export const navMessages = defineMessages({
  main: { id: 'shell.nav.main', defaultMessage: 'Navigation principale' },
  farm: { id: 'shell.nav.farm', defaultMessage: 'Exploitation' },
});
