import type { MessageDescriptor } from 'react-intl';

/** Names the messages of a file, for formatting and for extraction. Which values a message takes is checked by the verifying of all languages. */
export function defineMessages<Key extends string>(
  messages: Record<Key, MessageDescriptor>,
): Record<Key, MessageDescriptor> {
  return messages;
}
