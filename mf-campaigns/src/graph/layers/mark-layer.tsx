import type { ReactElement } from 'react';
import type { LayerProps } from '../nivo/NivoFrame.tsx';
import type { DrawnLine, Drawing } from '../drawing/drawing.ts';
import { markPath, ringPath } from '../drawing/shapes.ts';
import styles from './layers.module.css';

/**
 * Each line's newest value, the single values that stand for their days, and its outliers: as rings, or as triangles at the edge where the
 * axis does not reach them. Those of an earlier season are thin, like its line.
 */
export const markLayer = ({ lines, span }: Drawing, { xScale, yScale, innerHeight }: LayerProps): ReactElement[] =>
  lines.flatMap((drawn) => {
    const at = ({ x, y }: { x: number; y: number }): [number, number] => [xScale(x), yScale(y)];
    const edge = (marks: DrawnLine['beyond']) =>
      markPath(marks.map(({ x, above }) => [xScale(x), above ? 0 : innerHeight, above]));
    const { id, slot, dots, outliers, beyond, earlierBeyond } = drawn;
    const end = endOf(drawn, span);
    const marks = {
      dot: ringPath(dots.map(at)),
      earlier: edge(earlierBeyond),
      outlier: ringPath(outliers.map(at)),
      beyond: edge(beyond),
      end: ringPath(end && dots.length === 0 ? [at(end)] : []),
    };
    return Object.entries(marks).flatMap(([look, d]) =>
      d === '' ? [] : [<path key={`${id} ${look}`} className={`${styles[look]} ${styles[`slot${slot}`]}`} d={d} />],
    );
  });

/** The newest value of a line within the span; null where it has none. */
export function endOf({ columns }: DrawnLine, { from, to }: Drawing['span']): { x: number; y: number } | null {
  const last = columns.findLast(({ x, y }) => y !== null && x >= from && x < to + 1);
  return last && last.y !== null ? { x: last.x, y: last.y } : null;
}
