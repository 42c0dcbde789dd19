export const pictureWidth = 720;
export const padding = 36;

const leastLineHeight = 92;
/** Above a line's note, and of each line of it. */
const noteTop = 52;
const noteHeight = 20;
const sentenceTop = 138;
const foot = 56;

/** Where the parts of a picture stand, in its own unit; `start` is the side on which texts begin. A line is as high as its note needs, of `noteLines` lines each. */
export function placesOf(dir: 'ltr' | 'rtl', sentenceLines: number, noteLines: readonly number[]) {
  const tops: number[] = [];
  let bottom = sentenceTop + sentenceLines * 30 + 6;
  for (const count of noteLines) {
    tops.push(bottom);
    bottom += Math.max(leastLineHeight, noteTop + count * noteHeight);
  }
  return { start: dir === 'rtl' ? pictureWidth - padding : padding, sentenceTop, tops, height: bottom + foot };
}
