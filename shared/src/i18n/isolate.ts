/** Unicode's direction marks: LRM, RLM, ALM, and the isolates. Some screen readers read them out, and copied text contains them. */
const marks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

const opened = '\u2068';
const closed = '\u2069';

/**
 * Marks a number or name so that a text of the other direction does not reorder it. The marks never reach the page: `isolated` (door 2)
 * draws the marked part in a `<bdi>`, `spoken` removes the marks for names. The kit does both by itself with the texts that it is given.
 */
export function isolate(text: string): string {
  return `${opened}${text}${closed}`;
}

/** A text without direction marks, for a screen reader, a file or an attribute. */
export function spoken(text: string): string {
  return text.replace(marks, '');
}

/** Splits a text at the marks of `isolate`; the marked pieces are `apart`. */
export function pieces(text: string): { text: string; apart: boolean }[] {
  return text
    .split(/(\u2068[^\u2068\u2069]*\u2069)/)
    .map((piece) => ({ text: spoken(piece), apart: piece.startsWith(opened) }))
    .filter((piece) => piece.text !== '');
}
