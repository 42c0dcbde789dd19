import { memo, useMemo } from 'react';
import { type Layer, NivoFrame } from '../nivo/NivoFrame.tsx';
import type { AxisFormat } from '../drawing/axis-format.ts';
import { dateAxis } from '../drawing/date-axis.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { type GraphLook, plotWidth } from '../drawing/geometry.ts';
import { fittingTicks } from '../../series/axes/y-axis.ts';
import { lineLayer } from './line-layer.tsx';
import { markLayer } from './mark-layer.tsx';
import { nameLayer } from './name-layer.tsx';
import { targetLayer } from './target-layer.tsx';

export interface LinesGraphProps {
  drawing: Drawing;
  /** Width and height in px. */
  width: number;
  height: number;
  look: GraphLook;
  /** Describes the graph to a screen reader. */
  label: string;
  format: AxisFormat;
  /** The unit, which is beside the axis where the margin has room. */
  unit?: string | undefined;
}

const guideStyle = { strokeDasharray: '1 4' };

/** A graph of lines: targets behind, then nivo's grid and axes, lines, marks, and names at the lines' ends. */
export const LinesGraph = memo(function LinesGraph(props: LinesGraphProps) {
  const { drawing, width, height, look, label, format, unit } = props;
  const { span, y, guides } = drawing;
  const { margins, dates } = look;
  const across = plotWidth(width, margins);
  const time = useMemo(() => dateAxis(span, across, margins, format.tick), [span, across, margins, format]);
  const valueTicks = useMemo(() => fittingTicks(y, height - margins.top - margins.bottom), [y, height, margins]);
  const axes = useMemo(() => {
    const days = { tickSize: 0, tickPadding: 6, tickValues: [...time.dates], format: time.format };
    return {
      left: {
        tickSize: 0,
        tickPadding: 6,
        tickValues: valueTicks,
        format: format.value,
        ...(look.hasUnits && { legend: unit, legendPosition: 'middle' as const, legendOffset: 12 - margins.left }),
      },
      above: dates.above ? days : null,
      below: dates.below ? days : null,
    };
  }, [time, valueTicks, format, dates, look.hasUnits, unit, margins.left]);
  const markers = useMemo(
    () => guides.map((value) => ({ axis: 'y' as const, value, lineStyle: guideStyle })),
    [guides],
  );
  const layers = useMemo<Layer[]>(
    () => [
      (place) => targetLayer(drawing, place),
      'grid',
      'axes',
      'markers',
      (place) => lineLayer(drawing, place),
      (place) => markLayer(drawing, place),
      (place) => nameLayer(drawing, place, margins.right),
    ],
    [drawing, margins.right],
  );
  const xScale = useMemo(() => ({ type: 'linear' as const, min: span.from, max: span.to + 1 }), [span]);
  const yScale = useMemo(() => ({ type: 'linear' as const, min: y.low, max: y.high }), [y]);
  return (
    <NivoFrame
      width={width}
      height={height}
      margin={margins}
      ariaLabel={label}
      xScale={xScale}
      yScale={yScale}
      axisTop={axes.above}
      axisBottom={axes.below}
      axisLeft={axes.left}
      gridXValues={time.lines}
      gridYValues={[...y.ticks]}
      markers={markers}
      layers={layers}
    />
  );
});
