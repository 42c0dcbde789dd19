import type { Drawing } from './drawing.ts';
import { plotWidth, type StackedLook } from './geometry.ts';
import type { AxisFormat, Canvas } from './layers.tsx';
import { axes, dots, lines, outliers, target } from './layers.tsx';
import { targetsBeside } from './targets-beside.tsx';
import styles from './DrawnGraph.module.css';

export interface DrawnGraphProps {
  drawing: Drawing;
  /** Width and height in px. */
  width: number;
  height: number;
  /** Describes the graph to a screen reader. */
  label: string;
  format: AxisFormat;
  stacked: StackedLook;
}

/** The drawn part of a graph: one path per line, and few other nodes (docs/performance.md). */
export function DrawnGraph(props: DrawnGraphProps) {
  const { drawing, width, height, label, format, stacked } = props;
  const margins = stacked.margins;
  const { span, y } = drawing;
  const plot = { width: plotWidth(width, margins), height: Math.max(1, height - margins.top - margins.bottom) };
  const perDay = plot.width / (span.to + 1 - span.from);
  const perUnit = plot.height / (y.high - y.low);
  const canvas: Canvas = {
    ...plot,
    x: (value) => (value - span.from) * perDay,
    y: (value) => plot.height - (value - y.low) * perUnit,
    right: margins.right,
    isDated: stacked.isDated,
  };
  return (
    <div className={styles.graph}>
      <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} role="img" aria-label={label}>
        <g transform={`translate(${margins.left},${margins.top})`}>
          {target(drawing, canvas)}
          {axes(drawing, format, canvas)}
          {lines(drawing, canvas)}
          {outliers(drawing, canvas)}
          {dots(drawing, canvas)}
          {targetsBeside(drawing, format, canvas)}
        </g>
      </svg>
    </div>
  );
}
