/**
 * U+202F, the narrow space before `;` `!` and `?` and between a number's thousands; U+00A0 before `:`, `»` and a number's `%`, and after
 * `«` (Imprimerie nationale). Neither breaks a line.
 */
const narrow = '\u202F';
const wide = '\u00A0';

/**
 * A French text with the right spaces: a plain space that a translator typed beside a mark or in a number must not end a line. A `%` at the
 * text's start follows a number.
 */
export function spaced(text: string): string {
  return text
    .replaceAll(/ (?=[;!?])|(?<=\d) (?=\d{3}\b)/g, narrow)
    .replaceAll(/ (?=[:»])|(?<=^|\d) (?=%)/g, wide)
    .replaceAll(/(?<=«) /g, wide);
}
