import type { LineCustomSvgLayerProps, LineSeries } from '@nivo/line';
import { Line } from '@nivo/line';
import { createContext, memo, useContext, useMemo } from 'react';
import type { Drawing } from './drawing.ts';
import { graphHeight, type Margins, marginsFor, type StackedLook } from './geometry.ts';
import type { AxisFormat, Canvas } from './layers.tsx';
import { axes, dots, labels, lines, outliers, target, targetNames } from './layers.tsx';
import { targetsBeside } from './targets-beside.tsx';
import styles from './NivoGraph.module.css';

export interface NivoGraphProps {
  drawing: Drawing;
  width: number;
  height?: number;
  /** What the graph shows, for a screen reader. */
  label: string;
  format: AxisFormat;
  /** As a graph of a stack. */
  stacked?: StackedLook | undefined;
}

/** What a graph draws just now. */
const Shown = createContext<Pick<NivoGraphProps, 'drawing' | 'format' | 'stacked'> | null>(null);

/**
 * The drawn part of a graph. nivo gives the frame and its scales; within them one path per line is drawn instead of nivo's
 * node per point, and a zoom draws only those paths: nivo does not draw again (docs/performance.md).
 */
export const NivoGraph = memo(function NivoGraph(props: NivoGraphProps) {
  const { drawing, width, height = graphHeight, label, format, stacked } = props;
  const shown = useMemo(() => ({ drawing, format, stacked }), [drawing, format, stacked]);
  return (
    <div className={styles.graph}>
      <Shown value={shown}>
        <Frame
          width={width}
          height={height}
          lineCount={drawing.lines.length}
          margins={stacked?.margins}
          label={label}
        />
      </Shown>
    </div>
  );
});

interface FrameProps {
  width: number;
  height: number;
  lineCount: number;
  margins: Margins | undefined;
  label: string;
}

const unit = { type: 'linear', min: 0, max: 1, nice: false } as const;

/** What the scales run over. The lines themselves come from the drawing: nivo would copy each of their points thrice. */
const corners = [
  {
    id: 'corners',
    data: [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
  },
];

const Frame = memo(function Frame({ width, height, lineCount, margins, label }: FrameProps) {
  return (
    <Line
      data={corners}
      width={width}
      height={height}
      margin={margins ?? marginsFor(lineCount)}
      xScale={unit}
      yScale={unit}
      layers={layers}
      enablePoints={false}
      isInteractive={false}
      animate={false}
      renderWrapper={false}
      role="img"
      ariaLabel={label}
    />
  );
});

interface NumberSeries extends LineSeries {
  id: string;
  data: { x: number; y: number }[];
}
type Scales = Pick<LineCustomSvgLayerProps<NumberSeries>, 'xScale' | 'yScale' | 'innerWidth' | 'innerHeight'>;

const layers = [
  ({ xScale, yScale, innerWidth, innerHeight }: Scales) => (
    <Layers
      left={xScale(0)}
      right={xScale(1)}
      bottom={yScale(0)}
      top={yScale(1)}
      width={innerWidth}
      height={innerHeight}
    />
  ),
];

type LayersProps = Record<'left' | 'right' | 'bottom' | 'top' | 'width' | 'height', number>;

function Layers({ left, right, bottom, top, width, height }: LayersProps) {
  const shown = useContext(Shown);
  if (!shown) return null;
  const { drawing, format, stacked } = shown;
  const { span, y } = drawing;
  const perDay = (right - left) / (span.to + 1 - span.from);
  const perUnit = (top - bottom) / (y.high - y.low);
  const canvas: Canvas = {
    x: (value) => left + (value - span.from) * perDay,
    y: (value) => bottom + (value - y.low) * perUnit,
    width,
    height,
    right: (stacked?.margins ?? marginsFor(drawing.lines.length)).right,
    isDated: stacked?.isDated ?? true,
  };
  if (stacked)
    return (
      <>
        {target(drawing, canvas, true)}
        {axes(drawing, format, canvas)}
        {lines(drawing, canvas)}
        {dots(drawing, canvas)}
        {targetsBeside(drawing, format, canvas)}
      </>
    );
  return (
    <>
      {target(drawing, canvas)}
      {axes(drawing, format, canvas)}
      {lines(drawing, canvas)}
      {outliers(drawing, canvas)}
      {targetNames(drawing, format, canvas)}
      {labels(drawing, canvas)}
    </>
  );
}
