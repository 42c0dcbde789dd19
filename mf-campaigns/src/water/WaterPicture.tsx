import { useFormat, useIntl } from '@seguia/shared/platform';
import { timeTicks } from '../series/axes/x-axis.ts';
import type { Span } from '../series/series.ts';
import { tickText } from '../graph/drawing/tick-text.ts';
import { plotWidth, type StackedLook } from '../graph/drawing/geometry.ts';
import { acrossPath, linePath } from '../graph/drawing/shapes.ts';
import type { WaterDrawing } from './water-drawing.ts';
import shapes from '../graph/drawing/DrawnGraph.module.css';
import styles from './WaterPicture.module.css';

export interface WaterPictureProps {
  drawing: WaterDrawing;
  span: Span;
  width: number;
  height: number;
  look: StackedLook;
  /** Describes the graph to a screen reader. */
  label: string;
}

/** Water as bars with its values on the left, light as a line with its values on the right. Time runs from left to right in every language. */
export function WaterPicture({ drawing, span, width, height, look, label }: WaterPictureProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const { bars, water, light } = drawing;
  const { margins, isDated } = look;
  const across = plotWidth(width, margins);
  const down = height - margins.top - margins.bottom;
  const x = (day: number) => ((day - span.from) / (span.to + 1 - span.from)) * across;
  const at = (value: number, high: number) => down - (value / high) * down;
  const ticks = isDated ? timeTicks(span, Math.max(2, Math.floor(across / 56))) : [];
  const lightAt = bars.map((bar) => ({ x: (bar.from + bar.to) / 2, y: bar.radiation }));
  return (
    <div className={shapes.graph}>
      <svg width={width} height={height} role="img" aria-label={label}>
        <g transform={`translate(${margins.left},${margins.top})`}>
          <path
            className={shapes.grid}
            d={acrossPath(
              water.ticks.map((tick) => at(tick, water.high)),
              across,
            )}
          />
          {bars.map(
            ({ from, to, irrigation }) =>
              irrigation !== null && (
                <rect
                  key={from}
                  className={styles.bar}
                  x={x(from) + 0.5}
                  width={Math.max(1, x(to) - x(from) - 1)}
                  y={at(irrigation, water.high)}
                  height={(irrigation / water.high) * down}
                />
              ),
          )}
          <path
            className={`${shapes.line} ${shapes.slot5}`}
            d={linePath(lightAt, x, (value) => at(value, light.high))}
          />
          {water.ticks.map((tick) => (
            <text key={tick} className={shapes.value} x={-6} y={at(tick, water.high) + 4}>
              {number(tick, Number.isInteger(tick) ? 0 : 1)}
            </text>
          ))}
          {light.ticks.map((tick) => (
            <text key={tick} className={styles.light} x={across + 6} y={at(tick, light.high) + 4}>
              {number(tick, 0)}
            </text>
          ))}
          {ticks.map((tick) => {
            const text = tickText(intl, tick.x, tick.unit);
            return (
              <text
                key={tick.x}
                className={shapes.date}
                x={Math.min(x(tick.x), across + margins.right - text.length * 8)}
                y={down + 17}
              >
                {text}
              </text>
            );
          })}
        </g>
      </svg>
    </div>
  );
}
