export const pictureWidth = 720;
export const padding = 36;

/** The distance from one line of a text to the next. */
export const lineHeights = { title: 40, facts: 26, sentence: 30, name: 27, note: 20 } as const;

const leastLineHeight = 92;
/** The room above and below the name and the note of a line. */
const aroundNote = 25;
const titleTop = 58;
const foot = 56;

/** The number of lines of each text of a picture. */
export interface LineCounts {
  title: number;
  facts: number;
  sentence: number;
  lines: readonly { name: number; note: number }[];
}

/**
 * The places of a picture's parts, in its own unit; `start` is the side on which texts begin. A text that needs more lines moves the parts
 * below it.
 */
export function placesOf(dir: 'ltr' | 'rtl', { title, facts, sentence, lines }: LineCounts) {
  const factsTop = titleTop + (title - 1) * lineHeights.title + 34;
  const sentenceTop = factsTop + (facts - 1) * lineHeights.facts + 46;
  const tops: number[] = [];
  let bottom = sentenceTop + sentence * lineHeights.sentence + 6;
  for (const { name, note } of lines) {
    tops.push(bottom);
    bottom += Math.max(leastLineHeight, aroundNote + name * lineHeights.name + note * lineHeights.note);
  }
  const start = dir === 'rtl' ? pictureWidth - padding : padding;
  return { start, titleTop, factsTop, sentenceTop, tops, height: bottom + foot };
}
