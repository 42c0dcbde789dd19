import { defineMessages, type IntlShape } from '@seguia/shared/platform';

const messages = defineMessages({
  browser: { id: 'settings.sessions.browser', defaultMessage: 'Navigateur ({code})' },
});

/** What people call a device: its own name; a browser, which has none, by the mark that it was given at its login. */
export function deviceName(intl: IntlShape, name: string): string {
  const [, code] = /^browser \((\w+)\)$/.exec(name) ?? [];
  return code === undefined ? name : intl.formatMessage(messages.browser, { code });
}
