import { defineMessages, type IntlShape } from '@seguia/shared/platform';

const messages = defineMessages({
  browser: { id: 'settings.sessions.browser', defaultMessage: 'Navigateur ({code})' },
});

/** The name of a device for people: its own name, or for a browser, which has none, the mark that it got at its login. */
export function deviceName(intl: IntlShape, name: string): string {
  const [, code] = /^browser \((\w+)\)$/.exec(name) ?? [];
  return code === undefined ? name : intl.formatMessage(messages.browser, { code });
}
