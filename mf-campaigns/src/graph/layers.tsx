import type { LineCustomSvgLayerProps, LineSeries } from '@nivo/line';
import type { ReactElement } from 'react';
import type { TickUnit } from '../series/x-axis.ts';
import { timeTicks } from '../series/x-axis.ts';
import type { DrawnLine, Drawing } from './drawing.ts';
import { shortened, spreadLabels } from './end-labels.ts';
import { marginsFor } from './geometry.ts';
import { areaPath, linePath, markPath, ringPath } from './shapes.ts';
import styles from './NivoGraph.module.css';

/** How a graph writes; functions, so that the drawing itself knows no language. */
export interface AxisTexts {
  value(y: number): string;
  tick(x: number, unit: TickUnit): string;
  /** The word that names the shaded band. */
  target: string;
}

interface NumberSeries extends LineSeries {
  id: string;
  data: { x: number; y: number }[];
}
type Canvas = LineCustomSvgLayerProps<NumberSeries>;
type Layer = (canvas: Canvas) => ReactElement | null;

/** The target bands, named once. */
export function targetLayer({ bands, y, span }: Drawing, texts: AxisTexts): Layer {
  return function Target({ xScale, yScale }) {
    if (bands.length === 0) return null;
    const top = (high: number | null) => yScale(Math.min(y.high, Math.max(y.low, high ?? y.high)));
    const bottom = (low: number | null) => yScale(Math.min(y.high, Math.max(y.low, low ?? y.low)));
    return (
      <g>
        {bands.map((band, place) => (
          <rect
            key={place}
            className={styles.target}
            x={xScale(band.from)}
            y={top(band.high)}
            width={Math.max(0, xScale(band.to) - xScale(band.from))}
            height={Math.max(0, bottom(band.low) - top(band.high))}
          />
        ))}
        {[...new Map(bands.toReversed().map((band) => [band.name ?? '', band])).values()].map((band) => (
          <text
            key={band.name ?? ''}
            className={styles.targetName}
            x={xScale(Math.max(band.from, span.from)) + 4}
            y={top(band.high) + 13}
          >
            {band.name ? `${texts.target} · ${band.name}` : texts.target}
          </text>
        ))}
      </g>
    );
  };
}

/** Three values with their lines across, and the dates below. Keyed by place: a zoom moves them, it makes none anew. */
export function axesLayer({ y, span, guides }: Drawing, texts: AxisTexts): Layer {
  return function Axes({ xScale, yScale, innerWidth, innerHeight }) {
    return (
      <g>
        {y.ticks.map((tick, place) => (
          <g key={place}>
            <line className={styles.grid} x1={0} x2={innerWidth} y1={yScale(tick)} y2={yScale(tick)} />
            <text className={styles.value} x={-6} y={yScale(tick) + 4}>
              {texts.value(tick)}
            </text>
          </g>
        ))}
        {guides.map((guide) => (
          <line key={guide} className={styles.guide} x1={0} x2={innerWidth} y1={yScale(guide)} y2={yScale(guide)} />
        ))}
        {timeTicks(span, Math.max(2, Math.floor(innerWidth / 56))).map(({ x, unit }, place) => (
          <text key={place} className={styles.date} x={xScale(x)} y={innerHeight + 17}>
            {texts.tick(x, unit)}
          </text>
        ))}
      </g>
    );
  };
}

/** The plots that are not picked: the middle 80 % as an area, their median as a thin line. */
export function othersLayer({ others }: Drawing): Layer {
  return function Others({ xScale, yScale, innerWidth, innerHeight }) {
    if (!others.some(Boolean)) return null;
    const medians = others.map((one) => ({ x: one?.x ?? 0, y: one?.median ?? null }));
    return (
      <svg width={innerWidth} height={innerHeight}>
        <path className={styles.spread} d={areaPath(others, xScale, yScale)} />
        <path className={styles.median} d={linePath(medians, xScale, yScale)} />
      </svg>
    );
  };
}

/** The picked plots, one path each. */
export function linesLayer({ lines }: Drawing): Layer {
  return function Lines({ xScale, yScale, innerWidth, innerHeight }) {
    return (
      <svg width={innerWidth} height={innerHeight}>
        {lines.map((line) => (
          <g key={line.id} className={styles[`slot${line.slot}`]}>
            {line.earlier.length > 0 && <path className={styles.earlier} d={linePath(line.earlier, xScale, yScale)} />}
            <path className={styles.line} d={linePath(line.vertices, xScale, yScale)} />
          </g>
        ))}
      </svg>
    );
  };
}

/** Outliers as rings, or as marks at the edge where the axis does not reach them. */
export function outliersLayer({ lines }: Drawing): Layer {
  return function Outliers({ xScale, yScale, innerHeight }) {
    return (
      <>
        {lines.map(({ id, slot, outliers, beyond }) => (
          <g key={id} className={styles[`slot${slot}`]}>
            {outliers.length > 0 && (
              <path className={styles.outlier} d={ringPath(outliers.map(({ x, y }) => [xScale(x), yScale(y)]))} />
            )}
            {beyond.length > 0 && (
              <path
                className={styles.beyond}
                d={markPath(beyond.map(({ x, above }) => [xScale(x), above ? 0 : innerHeight, above]))}
              />
            )}
          </g>
        ))}
      </>
    );
  };
}

/** Each line's name at its end. */
export function labelsLayer({ lines }: Drawing): Layer {
  return function Labels({ yScale, innerWidth, innerHeight }) {
    // A line alone is what the graph's title says.
    if (lines.length < 2) return null;
    const labels = spreadLabels(
      lines.flatMap((line) => endOf(line, yScale, innerHeight)),
      15,
      innerHeight,
    );
    return (
      <g>
        {labels.map(({ id, text, y }) => (
          <text
            key={id}
            className={`${styles.name} ${styles[`slot${slotOf(lines, id)}`]}`}
            x={innerWidth + 6}
            y={y + 4}
          >
            {text}
          </text>
        ))}
      </g>
    );
  };
}

function endOf(line: DrawnLine, yScale: (y: number) => number, height: number) {
  const last = line.vertices.findLast(({ y }) => y !== null);
  if (!last) return [];
  const y = Math.min(height, Math.max(0, yScale(last.y ?? 0)));
  return [{ id: line.id, text: shortened(line.label, Math.floor((marginsFor(2).right - 6) / 7)), y }];
}

const slotOf = (lines: DrawnLine[], id: string) => lines.find((line) => line.id === id)?.slot ?? 1;
