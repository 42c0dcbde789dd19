/** Direction marks around numbers and dates in copied Arabic. */
const marks = /[\u200E\u200F\u061C\u2066-\u2069]/g;

/** Most texts of a file of 20,000 rows. */
const isPlain = /^[\x20-\x7e]*$/;

/** Arabic-Indic (٠–٩) and extended Arabic-Indic (۰–۹) digits as Latin ones, without direction marks and surrounding spaces. */
export function latinText(text: string): string {
  if (isPlain.test(text)) return text.trim();
  return text
    .replaceAll(marks, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .trim();
}
