// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { dailyPoints } from '../../../testing/plot-series.ts';
import type { LinesPanel } from '../panel.ts';
import { useSpokenDay } from './use-spoken-day.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider
    locale="ar-MA"
    messages={{ 'campaigns.export.column': '{measure}، {figure}' }}
    onError={() => undefined}
  >
    {children}
  </IntlProvider>
);

test('a day and the same day of the season before are read out with the comma of the language between them', () => {
  const line = { label: 'EC', days: dailyPoints(0, [3]), earlier: dailyPoints(0, [2]), earlierName: 'قبل عام' };
  const panel = { kind: 'lines', title: 'EC', quantity: 'ec', lines: [line] } as unknown as LinesPanel;
  const { result } = renderHook(() => useSpokenDay(), { wrapper });
  expect(result.current([panel], 0)).toMatch(/EC \S+، قبل عام/);
});
