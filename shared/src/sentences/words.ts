import type { MessageDescriptor } from 'react-intl';

/** Writes texts in a language: `useIntl()` on a screen, or the data server's own for mails. */
export interface Words {
  formatMessage(message: MessageDescriptor, values?: Record<string, string | number | null | undefined>): string;
}
