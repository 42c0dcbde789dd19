import type { AxisTickProps } from '@nivo/axes';
import { curveFromProp } from '@nivo/core';
import { useFormat, useIntl } from '@seguia/shared/platform';
import { line } from 'd3-shape';
import { useMemo } from 'react';
import { dateAxis } from '../graph/drawing/date-axis.ts';
import { type GraphLook, plotWidth } from '../graph/drawing/geometry.ts';
import { tickText } from '../graph/drawing/tick-text.ts';
import { AxisText } from '../graph/nivo/AxisText.tsx';
import { type Layer, type LayerProps, NivoFrame } from '../graph/nivo/NivoFrame.tsx';
import type { Span } from '../series/series.ts';
import type { WaterBar, WaterDrawing } from './water-drawing.ts';
import shapes from '../graph/layers/layers.module.css';
import styles from './WaterPicture.module.css';

export interface WaterPictureProps {
  drawing: WaterDrawing;
  span: Span;
  width: number;
  height: number;
  look: GraphLook;
  /** Describes the graph to a screen reader. */
  label: string;
}

/** Water as bars with its values on the left, light as a line with its values on the right. */
export function WaterPicture({ drawing, span, width, height, look, label }: WaterPictureProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const { water, light } = drawing;
  const { margins, dates } = look;
  const across = plotWidth(width, margins);
  const time = useMemo(
    () => dateAxis(span, across, margins, (x, unit) => tickText(intl, x, unit)),
    [span, across, margins, intl],
  );
  const values = { tickSize: 0, tickPadding: 6, tickValues: [...water.ticks] };
  const days = { tickSize: 0, tickPadding: 6, tickValues: [...time.dates], format: time.format };
  const layers = useMemo<Layer[]>(() => ['grid', 'axes', (place) => waterLayer(drawing, place)], [drawing]);
  return (
    <NivoFrame
      width={width}
      height={height}
      margin={margins}
      ariaLabel={label}
      xScale={{ type: 'linear', min: span.from, max: span.to + 1 }}
      yScale={{ type: 'linear', min: 0, max: water.high }}
      axisTop={dates.above ? days : null}
      axisBottom={dates.below ? days : null}
      axisLeft={{ ...values, format: (tick) => number(tick, Number.isInteger(tick) ? 0 : 1) }}
      // Both axes begin at 0 and have three ticks, so light has its own values at the ticks of water.
      axisRight={{
        ...values,
        format: (tick) => number(light.ticks[water.ticks.indexOf(tick)] ?? 0, 0),
        renderTick: LightText,
      }}
      gridXValues={time.lines}
      gridYValues={[...water.ticks]}
      layers={layers}
    />
  );
}

/** A value of light, in the colour of its line. */
const LightText = (props: AxisTickProps<number>) => (
  <g className={styles.light}>
    <AxisText {...props} />
  </g>
);

const curve = curveFromProp('monotoneX');

/** A bar for each stretch of days, and over them the line of light. */
function waterLayer({ bars, water, light }: WaterDrawing, { xScale, yScale, innerHeight }: LayerProps) {
  const lightOf = line<WaterBar>(
    (bar) => xScale((bar.from + bar.to) / 2),
    (bar) => yScale(((bar.radiation ?? 0) / light.high) * water.high),
  )
    .defined((bar) => bar.radiation !== null)
    .curve(curve)
    .digits(1);
  return (
    <>
      {bars.map(
        ({ from, to, irrigation }) =>
          irrigation !== null && (
            <rect
              key={from}
              className={styles.bar}
              x={xScale(from) + 0.5}
              width={Math.max(1, xScale(to) - xScale(from) - 1)}
              y={yScale(irrigation)}
              height={innerHeight - yScale(irrigation)}
            />
          ),
      )}
      <path className={`${shapes.line} ${shapes.slot5}`} d={lightOf(bars) ?? ''} />
    </>
  );
}
