import { spoken } from '../i18n/isolate.ts';
import type { ValueState } from '../ui/values/value-state.ts';
import { sparkline } from '../ui/charts/sparkline-path.ts';
import { lineHeights, padding, pictureWidth } from './picture-places.ts';
import { PictureText } from './PictureText.tsx';
import styles from './WeekPicture.module.css';

/** The place of the week's line; the figure with its unit needs the room behind it. */
const chart = { start: 362, width: 130 };

const marks: Record<ValueState, string> = {
  in: '',
  'near-low': 'M8 1.5L14.5 8 8 14.5 1.5 8z',
  'near-high': 'M8 1.5L14.5 8 8 14.5 1.5 8z',
  below: 'M8 14L1.2 3h13.6z',
  above: 'M8 2l6.8 11H1.2z',
};

/** A canvas does not draw a line of length 0, so a point becomes a very short one. */
const painted = (path: string) => path.replaceAll('h0', 'h.01');

/** One line of the picture: a measure of a plot, or a plot of a farm. */
export interface WeekLineOfPicture {
  id: string;
  name: string;
  /** A figure with its unit. */
  value: string;
  /** Stands beneath the name. */
  note: string;
  state: ValueState | null;
  /** Seven values, oldest first; null leaves a gap. */
  days: readonly (number | null)[];
  band: { low: number | null; high: number | null } | null;
  /** The least height of the line's scale, in the values' unit. */
  leastSpan: number;
}

interface PictureLineProps {
  line: WeekLineOfPicture;
  /** The name and the note, broken into lines. */
  names: readonly string[];
  notes: readonly string[];
  dir: 'ltr' | 'rtl';
  top: number;
}

/** Name and note at the start, the week in the middle, the figure at the end. Time runs from left to right in every language. */
export function PictureLine({ line, names, notes, dir, top }: PictureLineProps) {
  const { value, state, days, band, leastSpan } = line;
  const place = (x: number) => (dir === 'rtl' ? pictureWidth - x : x);
  const { line: path, last, shade } = sparkline(days, band, leastSpan);
  const chartStart = dir === 'rtl' ? place(chart.start + chart.width) : chart.start;
  const end = pictureWidth - padding;
  return (
    <g>
      <path className={styles.rule} d={`M${padding} ${top}H${end}`} />
      {state && marks[state] && (
        <path
          className={styles[state]}
          d={marks[state]}
          transform={`translate(${dir === 'rtl' ? place(padding) - 18 : padding} ${top + 19}) scale(1.1)`}
        />
      )}
      <PictureText kind="name" lines={names} x={place(padding + (state && marks[state] ? 28 : 0))} y={top + 35} />
      <PictureText kind="note" lines={notes} x={place(padding)} y={top + 59 + (names.length - 1) * lineHeights.name} />
      <g transform={`translate(${chartStart} ${top + 18}) scale(${chart.width / 100} 2)`}>
        {shade && <rect className={styles.band} x="0" y={shade.top} width="100" height={shade.height} />}
        <path className={styles.week} d={painted(path)} />
        {last && <path className={styles.last} d={painted(last)} />}
      </g>
      <text
        className={styles.value}
        x={place(end)}
        y={top + 42}
        direction="ltr"
        textAnchor={dir === 'rtl' ? 'start' : 'end'}
      >
        {spoken(value)}
      </text>
    </g>
  );
}
