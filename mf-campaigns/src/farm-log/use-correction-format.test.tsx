// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { useCorrectionFormat } from './use-correction-format.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="fr" onError={() => undefined}>
    {children}
  </IntlProvider>
);

test.each([
  ['drainPercent', 29.96, 30, '29,96', '30'],
  ['drainEc', 3.201, 3.2, '3,201', '3,2'],
  ['drainPh', 5.804, 5.8, '5,804', '5,8'],
  ['dripperCount', 10, 12, '10', '12'],
] as const)('a correction of %s from %d to %d has all of its digits', (field, from, to, before, after) => {
  const { result } = renderHook(() => useCorrectionFormat(), { wrapper });
  expect(result.current({ field, before: from, after: to })).toMatchObject({ before, after });
});
