import type { ComponentProps } from 'react';
import { type IntlProvider, ReactIntlErrorCode } from 'react-intl';

type OnError = NonNullable<ComponentProps<typeof IntlProvider>['onError']>;

/**
 * Makes tests and stories fail when a message lacks a value that it names: react-intl would show its pattern and continue. It is thrown
 * outside of rendering, where the router would catch it.
 */
export const failOnMessageValues: OnError = (error) => {
  if (error.code !== ReactIntlErrorCode.FORMAT_ERROR) return console.error(error);
  queueMicrotask(() => {
    throw error;
  });
};
