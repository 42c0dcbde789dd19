// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test } from 'vitest';
import type { Plot } from '@seguia/openapi';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { bandOf, readingOf } from '@seguia/testing/readings';
import { ReadingLog } from './ReadingLog.tsx';

beforeEach(() => localStorage.clear());

const plot: Plot = {
  id: 'p',
  name: 'Serre 1',
  position: 1,
  area: null,
  irrigationUnits: 1,
  closed: false,
  updatedAt: 0,
  crops: [{ cropId: 'c', cropName: 'Tomate', cropTypeId: 't', cropTypeName: 'Torry', from: '2025-01-01', to: null }],
};
const bands = [bandOf({ drainEc: { low: 2.5, high: 3 } })];
const readings = [
  readingOf({ id: 'a', plotId: 'p', date: '2026-03-01', time: '09:12', drainEc: 3.4, note: 'gouttière bouchée' }),
  readingOf({ id: 'b', plotId: 'p', date: '2026-03-02', time: '15:40', drainEc: 2.75, intakePh: 5.8 }),
  readingOf({
    id: 'c',
    plotId: 'p',
    date: '2026-03-03',
    entryType: 'drippers',
    totalDrained: 900,
    intakePerDripper: 100,
    dripperCount: 30,
    dripperUnit: 'ml',
    drainPercent: 30,
  }),
].map((reading) => ({ ...reading, state: 'sent' as const }));

function printed(hasPlots: boolean) {
  const { store } = loggedInStore();
  const { container } = render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <ReadingLog
          readings={readings}
          plots={[plot]}
          bands={bands}
          hasPlots={hasPlots}
          nameOf={(measure) => measure}
          formatValue={(_, value) => String(value)}
        />
      </IntlProvider>
    </Provider>,
  );
  const text = (cell: Element) => cell.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ').trim();
  const [head, ...rows] = [...container.querySelectorAll('tr')].map((row) => [...row.children]);
  return { rows, head: head?.map(text), lines: rows.map((cells) => cells.map(text)) };
}

test('a line has day, hour, all values, drippers, author and note; what was not measured is a dash', () => {
  const { head, lines } = printed(false);
  expect(head?.slice(0, 4)).toEqual(['Date', 'Heure', 'intakeEc', 'intakePh']);
  expect(lines).toEqual([
    ['01/03/2026', '09:12', '–', '–', '3.4', '–', '–', '', 'Amina El Fassi', 'gouttière bouchée'],
    ['02/03/2026', '15:40', '–', '5.8', '2.75', '–', '–', '', 'Amina El Fassi', ''],
    ['03/03/2026', '09:12', '–', '–', '–', '–', '30', '900 mL / 30 × 100 mL', 'Amina El Fassi', ''],
  ]);
});

test('a value outside its target has a mark, one inside or without a target has none', () => {
  const marks = printed(false).rows.map((cells) => cells.map((cell) => cell.querySelector('svg') !== null));
  expect(marks.map((cells) => cells.flatMap((has, at) => (has ? [at] : [])))).toEqual([[4], [], []]);
});

test('a log of several plots names each', () => {
  expect(printed(true).lines.map(([, , name]) => name)).toEqual(['Serre 1', 'Serre 1', 'Serre 1']);
});
