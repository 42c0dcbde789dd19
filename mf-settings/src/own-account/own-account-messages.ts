import { defineMessages } from '@seguia/shared/platform';

/** The names of parts of the account, on their screens and on links to them. */
export const ownAccountMessages = defineMessages({
  morningMail: { id: 'settings.morningMail.title', defaultMessage: 'Mail du matin' },
});
