import { spoken } from '../i18n/isolate.ts';
import { PictureLine, type WeekLineOfPicture } from './PictureLine.tsx';
import { pictureWidth, placesOf } from './picture-places.ts';
import { PictureText } from './PictureText.tsx';
import styles from './WeekPicture.module.css';
import { wrapped } from './wrapped.ts';

export interface WeekPictureProps {
  title: string;
  /** Stands beneath the title: farm and days. */
  facts: string;
  /** A sentence about all. */
  sentence: string;
  lines: readonly WeekLineOfPicture[];
  dir: 'ltr' | 'rtl';
}

/** The number of letters per line of each text. */
const letters = { title: 34, facts: 60, sentence: 58, name: 26, note: 36 } as const;

const broken = (kind: keyof typeof letters, text: string) => wrapped(spoken(text), letters[kind]);

/** A week as one drawing, to be sent as a picture. Its texts are part of the drawing, because the receiver gets nothing else. */
export function WeekPicture({ title, facts, sentence, lines, dir }: WeekPictureProps) {
  const texts = {
    title: broken('title', title),
    facts: broken('facts', facts),
    sentence: broken('sentence', sentence),
    lines: lines.map(({ name, note }) => ({ names: broken('name', name), notes: broken('note', note) })),
  };
  const { start, titleTop, factsTop, sentenceTop, tops, height } = placesOf(dir, {
    title: texts.title.length,
    facts: texts.facts.length,
    sentence: texts.sentence.length,
    lines: texts.lines.map(({ names, notes }) => ({ name: names.length, note: notes.length })),
  });
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${pictureWidth} ${height}`}
      role="img"
      aria-label={spoken(`${title}. ${facts}. ${sentence}`)}
      direction={dir}
    >
      <rect className={styles.ground} x="0" y="0" width={pictureWidth} height={height} />
      <PictureText kind="title" lines={texts.title} x={start} y={titleTop} />
      <PictureText kind="facts" lines={texts.facts} x={start} y={factsTop} />
      <PictureText kind="sentence" lines={texts.sentence} x={start} y={sentenceTop} />
      {lines.map((line, at) => (
        <PictureLine
          key={line.id}
          line={line}
          names={texts.lines[at]?.names ?? []}
          notes={texts.lines[at]?.notes ?? []}
          dir={dir}
          top={tops[at] ?? 0}
        />
      ))}
      <text className={styles.facts} x={start} y={height - 24}>
        Seguia
      </text>
    </svg>
  );
}
