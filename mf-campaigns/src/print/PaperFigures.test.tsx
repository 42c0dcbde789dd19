// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { dailyPoints, plotOf } from '../../testing/plot-series.ts';
import { PaperFigures } from './PaperFigures.tsx';

/** The printed drain percentage of days with one reading each, as percentages and their volumes (drained and given, in mL). */
function printed(percents: number[], volumes: ([drained: number, given: number] | null)[]): string | undefined {
  const column = (pick: (pair: [number, number]) => number) =>
    Float64Array.from(volumes, (pair) => (pair ? pick(pair) : 0));
  const known = {
    drained: column(([drained]) => drained),
    given: column(([, given]) => given),
    count: column(() => 1),
  };
  const row = { id: 'p', label: 'Serre 1', slot: undefined, plot: plotOf('p', dailyPoints(0, percents), known) };
  const { unmount } = render(<PaperFigures rows={[row]} span={{ from: 0, to: percents.length - 1 }} />, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" onError={() => undefined}>
        {children}
      </IntlProvider>
    ),
  });
  const text = screen.getAllByRole('cell').at(-1)?.textContent?.split(' · ')[0];
  unmount();
  return text;
}

test('Paper has the mean by volume where all readings have their volumes', () => {
  expect(
    printed(
      [10, 40],
      [
        [100, 1000],
        [80, 200],
      ],
    ),
  ).toBe('15%');
});

test('A single reading with volumes does not stand for the others: the plain mean is marked', () => {
  expect(printed([30, 30, 30, 8], [null, null, null, [80, 1000]])).toBe('24.5%*');
});
