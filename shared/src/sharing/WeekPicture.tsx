import { spoken } from '../i18n/isolate.ts';
import type { ValueState } from '../ui/marks/value-state.ts';
import { PictureLine } from './PictureLine.tsx';
import { pictureWidth, placesOf } from './picture-places.ts';
import styles from './WeekPicture.module.css';
import { wrapped } from './wrapped.ts';

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

export interface WeekPictureProps {
  title: string;
  /** Stands beneath the title: farm and days. */
  facts: string;
  /** A sentence about all. */
  sentence: string;
  lines: readonly WeekLineOfPicture[];
  dir: 'ltr' | 'rtl';
}

/** The number of letters per line, of the sentence and of a note. */
const sentenceLetters = 58;
const noteLetters = 36;

/** A week as one drawing, to be sent as a picture. Its texts are part of the drawing, because the receiver gets nothing else. */
export function WeekPicture({ title, facts, sentence, lines, dir }: WeekPictureProps) {
  const sentenceLines = wrapped(spoken(sentence), sentenceLetters);
  const notes = lines.map(({ note }) => wrapped(spoken(note), noteLetters));
  const noteLines = notes.map(({ length }) => length);
  const { start, sentenceTop, tops, height } = placesOf(dir, sentenceLines.length, noteLines);
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
        <PictureLine key={line.id} line={line} notes={notes[at] ?? []} dir={dir} top={tops[at] ?? 0} />
      ))}
      <text className={styles.facts} x={start} y={height - 24}>
        Seguia
      </text>
    </svg>
  );
}
