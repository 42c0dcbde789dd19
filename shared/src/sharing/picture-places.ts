export const pictureWidth = 720;
export const padding = 36;

const lineHeight = 92;
const sentenceTop = 138;
const foot = 56;

/** Where the parts of a picture stand, in its own unit; `start` is the side on which texts begin. */
export function placesOf(dir: 'ltr' | 'rtl', sentenceLines: number, lines: number) {
  const linesTop = sentenceTop + sentenceLines * 30 + 6;
  return {
    start: dir === 'rtl' ? pictureWidth - padding : padding,
    sentenceTop,
    linesTop,
    lineHeight,
    height: linesTop + lines * lineHeight + foot,
  };
}
