import { defineMessages } from '@seguia/shared/platform';

/** What parts of the own account are called, on their screens and on the way there. */
export const ownAccountMessages = defineMessages({
  morningMail: { id: 'settings.morningMail.title', defaultMessage: 'Mail du matin' },
});
