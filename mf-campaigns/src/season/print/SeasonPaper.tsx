import { quantityOf, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import { tickText } from '../../graph/drawing/tick-text.ts';
import type { Span } from '../../series/series.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { heatPaints } from '../heat/heat-look.ts';
import { HeatLegend } from '../heat/HeatLegend.tsx';
import colours from '../heat/HeatColours.module.css';
import type { SeasonPlot } from '../judge/judged-season.ts';
import type { MapLook } from '../heat/heat-look.ts';
import { looksOf } from '../map/map-cell.ts';
import { mapColumns } from '../map/map-columns.ts';
import { lookMessages } from '../map/map-messages.ts';
import { mapTicks } from '../map/map-ticks.ts';
import { lookRuns } from './look-runs.ts';
import styles from './SeasonPaper.module.css';

interface SeasonPaperProps {
  plots: readonly SeasonPlot[];
  measure: MeasuredField;
  span: Span;
}

/** Widths and heights in px of 1/96 inch: the map is as wide as an A4 page, fifty plots are less high than one. */
const sheet = { names: 110, cells: 586, row: 14, gap: 2, top: 16, month: 24, day: 48 };

/** A campaign's map on paper, on a page of its own. It is an SVG, because a printed canvas is blurred. */
export function SeasonPaper({ plots, measure, span }: SeasonPaperProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const plotName = usePlotName();
  const { stride, columns } = useMemo(() => mapColumns(span, sheet.cells), [span]);
  const runs = useMemo(() => plots.map((plot) => lookRuns(plot, measure, columns)), [plots, measure, columns]);
  const width = sheet.cells / columns.length;
  const bottom = sheet.top + plots.length * sheet.row;
  const unit = measures.unit(quantityOf(measure));
  return (
    <section className={`${styles.map} ${colours.colours}`}>
      <h2>
        {measures.name(measure)} <small>{unit}</small>
      </h2>
      <svg width={sheet.names + sheet.cells} height={bottom} role="img" aria-label={measures.name(measure)}>
        {mapTicks(span, sheet.cells).map(({ x, unit: kind }) => {
          const at = sheet.names + ((x - span.from) / stride) * width;
          return (
            <g key={x}>
              <rect className={styles.tick} x={at} y={4} width={0.5} height={bottom - 4} />
              {kind !== 'hour' && sheet.names + sheet.cells - at > (kind === 'day' ? sheet.day : sheet.month) && (
                <text className={styles.date} x={at + 2} y={10}>
                  {tickText(intl, x, kind === 'day' ? kind : 'month')}
                </text>
              )}
            </g>
          );
        })}
        {plots.map(({ plotId }, row) => (
          <g key={plotId} transform={`translate(0 ${sheet.top + row * sheet.row})`}>
            <text className={styles.name} x={sheet.names - 6} y={sheet.row - 4}>
              {plotName(plotId)}
            </text>
            {runs[row]?.map(({ look, from, to }) => (
              <Run key={from} look={look} x={sheet.names + from * width} width={(to - from) * width} />
            ))}
          </g>
        ))}
      </svg>
      <HeatLegend
        entries={looksOf(plots, measure).map((look) => ({ look, label: intl.formatMessage(lookMessages[look]) }))}
      />
    </section>
  );
}

/** Neighbouring cells of one look. */
function Run({ look, x, width }: { look: MapLook; x: number; width: number }) {
  const { colour, ground, share, from } = heatPaints[look];
  const height = sheet.row - sheet.gap;
  const filled = height * share;
  return (
    <>
      <rect x={x} width={width} height={height} style={{ fill: `var(${ground})` }} />
      {colour && (
        <rect
          x={x}
          y={from === 'top' ? 0 : height - filled}
          width={width}
          height={filled}
          style={{ fill: `var(${colour})` }}
        />
      )}
    </>
  );
}
