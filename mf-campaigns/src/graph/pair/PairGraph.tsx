import type { AxisTickProps } from '@nivo/axes';
import { curveFromProp } from '@nivo/core';
import { useIntl } from '@seguia/shared/platform';
import { line } from 'd3-shape';
import type { Series } from '@seguia/shared/ui';
import { useMemo } from 'react';
import type { Span } from '../../series/series.ts';
import { dateAxis } from '../drawing/date-axis.ts';
import { type GraphLook, plotWidth } from '../drawing/geometry.ts';
import { tickText } from '../drawing/tick-text.ts';
import shapes from '../layers/layers.module.css';
import { AxisText } from '../nivo/AxisText.tsx';
import { type Layer, type LayerProps, NivoFrame } from '../nivo/NivoFrame.tsx';
import type { PairBar, PairDrawing } from './pair-drawing.ts';
import type { PairPanel } from './pair-panel.ts';
import styles from './Pair.module.css';

export interface PairGraphProps {
  /** The title describes the graph to a screen reader. */
  panel: PairPanel;
  drawing: PairDrawing;
  span: Span;
  width: number;
  height: number;
  look: GraphLook;
}

/** A quantity as bars with its values on the left, another as a line with its values on the right; marked days have a ring. */
export function PairGraph({ panel, drawing, span, width, height, look }: PairGraphProps) {
  const intl = useIntl();
  const { left, right } = drawing;
  const { margins, dates } = look;
  const across = plotWidth(width, margins);
  const time = useMemo(
    () => dateAxis(span, across, margins, (x, unit) => tickText(intl, x, unit)),
    [span, across, margins, intl],
  );
  const values = { tickSize: 0, tickPadding: 6, tickValues: [...left.ticks] };
  const days = { tickSize: 0, tickPadding: 6, tickValues: [...time.dates], format: time.format };
  const { slot } = panel.line;
  const renderTick = useMemo(() => tickOf(slot), [slot]);
  const layers = useMemo<Layer[]>(
    () => ['grid', 'axes', (place) => pairLayer(drawing, panel, place)],
    [drawing, panel],
  );
  return (
    <NivoFrame
      width={width}
      height={height}
      margin={margins}
      ariaLabel={panel.title}
      xScale={{ type: 'linear', min: span.from, max: span.to + 1 }}
      yScale={{ type: 'linear', min: 0, max: left.high }}
      axisTop={dates.above ? days : null}
      axisBottom={dates.below ? days : null}
      axisLeft={{ ...values, format: panel.bars.axis }}
      // Both axes begin at 0 and have three ticks, so the line has its own values at the ticks of the bars.
      axisRight={{
        ...values,
        format: (tick) => panel.line.axis(right.ticks[left.ticks.indexOf(tick)] ?? 0),
        renderTick,
      }}
      gridXValues={time.lines}
      gridYValues={[...left.ticks]}
      layers={layers}
    />
  );
}

/** Draws the values of an axis in the colour of its line. */
const tickOf = (slot: Series) =>
  function LineTick(props: AxisTickProps<number>) {
    return (
      <g className={`${styles.tick} ${shapes[`slot${slot}`]}`}>
        <AxisText {...props} />
      </g>
    );
  };

const curve = curveFromProp('monotoneX');

/** A bar for each stretch of days, over them the line, and on it the marks. */
function pairLayer(
  { bars, left, right }: PairDrawing,
  { bars: { slot: barSlot }, line: { slot: lineSlot } }: PairPanel,
  { xScale, yScale, innerHeight }: LayerProps,
) {
  const middle = ({ from, to }: PairBar) => xScale((from + to) / 2);
  const height = ({ line: value }: PairBar) => yScale(((value ?? 0) / right.high) * left.high);
  const path = line<PairBar>(middle, height)
    .defined((bar) => bar.line !== null)
    .curve(curve)
    .digits(1);
  return (
    <>
      <g className={`${styles.bars} ${shapes[`slot${barSlot}`]}`}>
        {bars.map(
          ({ from, to, bar }) =>
            bar !== null && (
              <rect
                key={from}
                x={xScale(from) + 0.5}
                width={Math.max(1, xScale(to) - xScale(from) - 1)}
                y={yScale(bar)}
                height={innerHeight - yScale(bar)}
              />
            ),
        )}
      </g>
      <g className={shapes[`slot${lineSlot}`]}>
        <path className={shapes.line} d={path(bars) ?? ''} />
        {bars.map(
          (bar) =>
            bar.isMarked &&
            bar.line !== null && (
              <circle key={bar.from} className={styles.mark} cx={middle(bar)} cy={height(bar)} r={5} />
            ),
        )}
      </g>
    </>
  );
}
