// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { dailyPoints, plotOf } from '../../../testing/plot-series.ts';
import type { LinesPanel, Panel } from '../panel.ts';
import { useMeanKind } from './use-mean-kind.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="fr" onError={() => undefined}>
    {children}
  </IntlProvider>
);

/** The kind that is said of a hundred days with that many readings each, all with their volumes, while some days are shown. */
function kindOf(readings: number, shown: number): string | null {
  const column = (value: number) => Float64Array.from({ length: 100 }, () => value);
  const points = dailyPoints(0, [...column(20)], readings);
  const { drainPercent } = plotOf('p', points, {
    drained: column(200),
    given: column(1000),
    count: column(readings),
  }).points;
  const panels: Panel[] = [{ kind: 'lines', lines: [{ days: drainPercent }] } as unknown as LinesPanel];
  const { result } = renderHook(() => useMeanKind(panels, { from: 0, to: shown - 1 }), { wrapper });
  return result.current;
}

test('The kind of mean is said where days have several readings, or rows several days', () => {
  expect(kindOf(2, 7)).toBe('Drainage : moyennes par volume.');
  expect(kindOf(1, 7)).toBeNull();
  expect(kindOf(1, 100)).toBe('Drainage : moyennes par volume.');
});
