import { defineMessages } from '@seguia/shared/platform';

/** What the mail is called, on its screen and on the way there. */
export const { title: morningMailTitle } = defineMessages({
  title: { id: 'settings.morningMail.title', defaultMessage: 'Mail du matin' },
});
