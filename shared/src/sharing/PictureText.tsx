import { lineHeights } from './picture-places.ts';
import styles from './WeekPicture.module.css';

interface PictureTextProps {
  kind: keyof typeof lineHeights;
  lines: readonly string[];
  x: number;
  /** The baseline of the first line. */
  y: number;
}

/** A text of a picture, line by line, because SVG does not wrap text. */
export function PictureText({ kind, lines, x, y }: PictureTextProps) {
  return lines.map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines of one text have no other name
    <text key={at} className={styles[kind]} x={x} y={y + at * lineHeights[kind]}>
      {line}
    </text>
  ));
}
