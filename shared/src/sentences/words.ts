import type { MessageDescriptor } from 'react-intl';

/** Writes texts in a language: what `useIntl()` gives a screen, or the data server's mails. */
export interface Words {
  formatMessage(message: MessageDescriptor, values?: Record<string, string | number | null | undefined>): string;
}
