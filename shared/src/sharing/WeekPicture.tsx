import { spoken } from '../i18n/isolate.ts';
import type { ValueState } from '../ui/marks/value-state.ts';
import { PictureLine } from './PictureLine.tsx';
import { pictureWidth, placesOf } from './picture-places.ts';
import styles from './WeekPicture.module.css';
import { wrapped } from './wrapped.ts';

/** One thing of a week: a measure of a plot, or a plot of a farm. */
export interface WeekLineOfPicture {
  id: string;
  name: string;
  /** A figure with its unit. */
  value: string;
  /** Beneath the name. */
  note: string;
  state: ValueState | null;
  /** Seven values, the oldest first; null leaves a gap. */
  days: readonly (number | null)[];
  band: { low: number | null; high: number | null } | null;
  /** The least height of the line's scale, in the values' unit. */
  leastSpan: number;
}

export interface WeekPictureProps {
  title: string;
  /** Beneath the title: farm, days. */
  facts: string;
  /** A sentence about all. */
  sentence: string;
  lines: readonly WeekLineOfPicture[];
  dir: 'ltr' | 'rtl';
}

/** Letters of a sentence that stand beside each other. */
const sentenceLetters = 58;

/** A week as one drawing, to be sent as a picture. Its texts are drawn as well: a picture is all that the other one gets. */
export function WeekPicture({ title, facts, sentence, lines, dir }: WeekPictureProps) {
  const sentenceLines = wrapped(spoken(sentence), sentenceLetters);
  const { start, sentenceTop, linesTop, lineHeight, height } = placesOf(dir, sentenceLines.length, lines.length);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${pictureWidth} ${height}`}
      role="img"
      aria-label={spoken(`${title}, ${facts}. ${sentence}`)}
      direction={dir}
    >
      <rect className={styles.ground} x="0" y="0" width={pictureWidth} height={height} />
      <text className={styles.title} x={start} y="58">
        {spoken(title)}
      </text>
      <text className={styles.facts} x={start} y="92">
        {spoken(facts)}
      </text>
      {sentenceLines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of one text have no other name
        <text key={at} className={styles.sentence} x={start} y={sentenceTop + at * 30}>
          {line}
        </text>
      ))}
      {lines.map((line, at) => (
        <PictureLine key={line.id} line={line} dir={dir} top={linesTop + at * lineHeight} />
      ))}
      <text className={styles.facts} x={start} y={height - 24}>
        Seguia
      </text>
    </svg>
  );
}
