import type { MessageDescriptor } from 'react-intl';

/** Declares the messages of a file, for formatting and for extraction. The check of all languages verifies the values that a message takes. */
export function defineMessages<Key extends string>(
  messages: Record<Key, MessageDescriptor>,
): Record<Key, MessageDescriptor> {
  return messages;
}
