import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import type { Plot, TargetBand } from '@seguia/shared/platform';
import { HeatGrid } from '../../../mf-campaigns/src/season/heat/HeatGrid.tsx';
import { judgedSeason } from '../../../mf-campaigns/src/season/judge/judged-season.ts';
import { mapCell } from '../../../mf-campaigns/src/season/map/map-cell.ts';
import { mapColumns } from '../../../mf-campaigns/src/season/map/map-columns.ts';
import { mapTicks } from '../../../mf-campaigns/src/season/map/map-ticks.ts';
import { season } from '../page/season.ts';

/** Milliseconds from the days of a campaign to its map on the screen, and how many cells it has. */
export interface MapTiming {
  painted: number;
  cells: number;
}

const query = new URLSearchParams(location.search);
const width = Number(query.get('width') ?? 390) - 32;
const series = season(Number(query.get('plots') ?? 53), 546);
const variety = 'variety';
const plots = series.plots.map(({ plotId }, position): Plot => ({
  id: plotId,
  name: `Secteur ${position + 1}`,
  position,
  area: 2400,
  irrigationUnits: 1,
  crops: [
    { cropId: 'c', cropTypeId: variety, cropName: 'Tomate', cropTypeName: 'Torry', from: '2020-01-01', to: null },
  ],
  closed: false,
  updatedAt: 1,
}));
/** Three targets one after the other in each plot, as its stages have them. */
const bands = plots.flatMap(({ id: plotId }) =>
  [
    ['2020-01-01', '2025-06-30'],
    ['2025-07-01', '2025-12-31'],
    ['2026-01-01', null],
  ].map(([from, to], at): TargetBand => ({
    id: `${plotId} ${at}`,
    plotId,
    cropTypeId: variety,
    from: from ?? '',
    to: to ?? null,
    ...byMeasure(() => ({ low: 18, high: 22 })),
    drainEc: { low: 3, high: 3.9 + at / 10 },
    updatedAt: 1,
    version: 1,
  })),
);
const container = document.querySelector('#root');
if (!container) throw new Error('the page has no root');
const root = createRoot(container);
const canvas = createRef<HTMLCanvasElement>();
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Judges the campaign, draws its map, and waits until the cells are on the screen. */
async function draw(): Promise<MapTiming> {
  const start = performance.now();
  const judged = judgedSeason(series, plots, bands);
  const room = width * 0.7;
  const { stride, columns } = mapColumns(series.span, room);
  const nothing = { from: 0, to: 0 };
  flushSync(() => {
    root.render(
      <HeatGrid
        label="Map"
        rows={plots.map(({ id, name }) => ({ id, name }))}
        columns={columns.length}
        ticks={mapTicks(series.span, room).map(({ x }) => ({ at: (x - series.span.from) / stride, text: String(x) }))}
        lookOf={({ row, column }) => {
          const plot = judged[row];
          return plot ? mapCell(plot, 'drainEc', columns[column] ?? nothing).look : null;
        }}
        spokenOf={() => ''}
        renderCard={() => null}
        onOpen={() => undefined}
        namesSide="left"
        width={width}
        canvas={canvas}
      />,
    );
  });
  while (!isPainted()) await frame();
  await frame();
  return { painted: performance.now() - start, cells: plots.length * columns.length };
}

/** Whether the last cell has its colour. */
function isPainted(): boolean {
  const context = canvas.current?.getContext('2d');
  const { width: wide = 0, height = 0 } = canvas.current ?? {};
  return (context?.getImageData(Math.max(0, wide - 8), Math.max(0, height - 12), 1, 1).data[3] ?? 0) > 0;
}

Object.assign(window, { draw });
document.body.dataset['ready'] = 'yes';
