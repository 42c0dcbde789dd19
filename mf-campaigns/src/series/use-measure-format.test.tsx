// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { GraphQuantity } from './graph-quantity.ts';
import { formatLimits } from './format-limits.ts';
import { useMeasureFormat } from './use-measure-format.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" onError={() => undefined}>
    {children}
  </IntlProvider>
);

test.each<[GraphQuantity, number, string]>([
  ['ec', 0.3, '+0.30'],
  ['ec', -0.3, '-0.30'],
  ['ph', 0.1, '+0.10'],
  ['percent', 4, '+4%'],
  ['ratio', 0.25, '+0.25'],
  ['ec', 0, '0.00'],
  ['ec', 0.004, '0.00'],
  ['ec', -0.004, '0.00'],
])('a difference has its sign, and none if it rounds to 0: %s %d', (quantity, difference, written) => {
  const { result } = renderHook(() => useMeasureFormat(), { wrapper });
  expect(result.current.formatDifference(quantity, difference)).toBe(written);
});

test('a percentage carries its sign with each value, and a ratio has no unit', () => {
  const { result } = renderHook(() => useMeasureFormat(), { wrapper });
  const quantities: GraphQuantity[] = ['ec', 'ph', 'percent', 'ratio'];
  expect(quantities.map((quantity) => result.current.unit(quantity))).toEqual([
    'mS/cm',
    undefined,
    undefined,
    undefined,
  ]);
});

test('the limits of a target are one piece with their unit, which Arabic does not reorder', () => {
  const written = (low: number | null, high: number | null) =>
    renderHook(() => formatLimits(useIntl(), useMeasureFormat(), 'ec', { low, high }, 'mS/cm'), { wrapper }).result
      .current;
  expect(written(2.2, 3)).toBe('\u20682.20–3.00\u00A0mS/cm\u2069');
  expect(written(2.2, null)).toContain('\u20682.20\u00A0mS/cm\u2069');
  expect(written(null, 3)).toContain('\u20683.00\u00A0mS/cm\u2069');
});
