export const pictureWidth = 720;
export const padding = 36;

const leastLineHeight = 92;
/** The distance above a line's note, and the height of each of the note's lines. */
const noteTop = 52;
const noteHeight = 20;
const sentenceTop = 138;
const foot = 56;

/**
 * The places of a picture's parts, in its own unit; `start` is the side on which texts begin. A line is as high as its note needs, which
 * has `noteLines` lines.
 */
export function placesOf(dir: 'ltr' | 'rtl', sentenceLines: number, noteLines: readonly number[]) {
  const tops: number[] = [];
  let bottom = sentenceTop + sentenceLines * 30 + 6;
  for (const count of noteLines) {
    tops.push(bottom);
    bottom += Math.max(leastLineHeight, noteTop + count * noteHeight);
  }
  return { start: dir === 'rtl' ? pictureWidth - padding : padding, sentenceTop, tops, height: bottom + foot };
}
