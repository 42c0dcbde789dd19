import type { ComponentProps } from 'react';
import { type IntlProvider, ReactIntlErrorCode } from 'react-intl';

type OnError = NonNullable<ComponentProps<typeof IntlProvider>['onError']>;

/**
 * Fails the run of tests or stories where a message lacks a value that it names: react-intl would show its pattern and go on. Thrown outside of
 * the drawing, in which the router would catch it.
 */
export const failOnMessageValues: OnError = (error) => {
  if (error.code !== ReactIntlErrorCode.FORMAT_ERROR) return console.error(error);
  queueMicrotask(() => {
    throw error;
  });
};
