import type { ReactElement } from 'react';
import type { LayerProps } from '../nivo/NivoFrame.tsx';
import type { Drawing } from '../drawing/drawing.ts';
import { shortened, spreadLabels } from '../drawing/end-labels.ts';
import { endOf } from './mark-layer.tsx';
import styles from './layers.module.css';

/** The distance in px between plot area and name, a name's height, and the average width of its letters. */
const [gap, lineHeight, letter] = [8, 15, 6.6];

/** Each line's name in the margin at its end, `room` px wide. A single line needs none: the legend and the graph's head name it. */
export function nameLayer({ lines, span, y }: Drawing, place: LayerProps, room: number): ReactElement[] {
  if (lines.length < 2) return [];
  const { innerWidth, innerHeight, yScale } = place;
  const most = Math.floor((room - gap) / letter);
  const ends = lines.flatMap((line) => {
    const end = endOf(line, span);
    const height = end && yScale(Math.min(y.high, Math.max(y.low, end.y)));
    return height === null ? [] : [{ id: line.id, text: shortened(line.label, most), y: height }];
  });
  const slots = new Map(lines.map(({ id, slot }) => [id, slot]));
  return spreadLabels(ends, lineHeight, innerHeight).map(({ id, text, y: height }) => (
    <text
      key={id}
      className={`${styles.name} ${styles[`slot${slots.get(id) ?? 1}`]}`}
      x={innerWidth + gap}
      y={height + 4}
    >
      {text}
    </text>
  ));
}
