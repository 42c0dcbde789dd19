/** Unicode's marks of direction: LRM, RLM, ALM, and the isolates. Some voices read them out, and copied text keeps them. */
const marks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

const opened = '\u2068';
const closed = '\u2069';

/**
 * Keeps a number or name from being turned round inside a text of the other direction. The marks never reach the page: `isolated` (door 2) draws what is
 * between them in a `<bdi>`, `spoken` takes them out of names. The kit does both by itself with the words that it is given.
 */
export function isolate(text: string): string {
  return `${opened}${text}${closed}`;
}

/** A text for a screen reader, a file or an attribute: without marks of direction. */
export function spoken(text: string): string {
  return text.replace(marks, '');
}

/** A text in pieces: those that stood between the marks of `isolate` are apart. */
export function pieces(text: string): { text: string; apart: boolean }[] {
  return text
    .split(/(\u2068[^\u2068\u2069]*\u2069)/)
    .map((piece) => ({ text: spoken(piece), apart: piece.startsWith(opened) }))
    .filter((piece) => piece.text !== '');
}
