// @vitest-environment happy-dom
import { boardPlots } from '@seguia/shared/domain/board/board-plots';
import { byMeasure, measuredFields } from '@seguia/shared/domain/readings/measures';
import { quantities } from '@seguia/shared/domain/readings/quantities';
import type { Plot } from '@seguia/shared/platform';
import { renderScreen } from '@seguia/testing/render-screen';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReading } from '../../testing/a-reading.ts';
import { PlotCard } from './PlotCard.tsx';

const plot: Plot = {
  id: 'p',
  name: 'Serre 1',
  position: 1,
  area: null,
  irrigationUnits: 1,
  crops: [],
  closed: false,
  updatedAt: 1,
};
const reading = aReading({ plotId: 'p', ...byMeasure(() => 3) });

// "Add a measure" runs this test with a fourth kind of value, too.
test('a plot’s card has every value, up to three of them beside each other', async () => {
  const [item] = boardPlots([plot], new Map([['p', [reading]]]), [], reading.date);
  const card = () => <PlotCard plot={item!} reading={reading} />;
  const feature = { routes: [{ path: '/app', Component: card }], messages: async () => ({}) };
  const screen = await renderScreen({ feature, app: 'mf-readings', path: '/app' });
  const table = within(await screen.findByRole('table'));
  const kinds = Object.keys(quantities).length;
  expect(table.getAllByRole('columnheader')).toHaveLength(1 + (kinds > 3 ? 2 : kinds));
  expect(table.getAllByRole('rowheader')).toHaveLength(kinds > 3 ? kinds : 2);
  expect(table.getAllByRole('cell').filter(({ textContent }) => textContent?.startsWith('3'))).toHaveLength(
    measuredFields.length,
  );
});
