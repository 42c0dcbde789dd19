// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { useFailureText } from './use-failure-text.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="fr" onError={() => undefined}>
    {children}
  </IntlProvider>
);

test.each([
  [0.4, '1 seconde'],
  [90, '90 secondes'],
  [90.2, '2 minutes'],
  [600, '10 minutes'],
  [610, '11 minutes'],
])('a person who must wait %d s never reads a shorter time: %s', (seconds, wait) => {
  const { result } = renderHook(() => useFailureText(), { wrapper });
  expect(result.current({ what: 'too-many', seconds }, 'oasis')).toContain(`Attendez ${wait}, puis`);
});

test('tells the wait for a server that does not answer in seconds, however many', () => {
  const { result } = renderHook(() => useFailureText(), { wrapper });
  expect(result.current({ what: 'timeout', seconds: 120 }, 'oasis')).toContain('oasis n’a pas répondu en 120 secondes');
});
