/** The largest number of characters in the name of a plot, its house, a crop or a variety: two lines on a phone. */
export const maxNameLength = 80;

/** A name without surrounding spaces, and with single spaces inside. A control character counts as a space: the contract refuses it in names. */
export const tidyName = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A key that is equal for names that look alike to people: capitals, spaces and the encoding of accents make no difference. */
export const nameKey = (name: string) => tidyName(name).normalize('NFC').toLowerCase();

export const isSameName = (a: string, b: string) => nameKey(a) === nameKey(b);

export type NameProblemCode = 'name_missing' | 'name_too_long' | 'name_taken';

/** The problem of a name; null for none. `others` are the existing names. */
export function checkName(name: string, others: readonly string[]): NameProblemCode | null {
  if (tidyName(name) === '') return 'name_missing';
  if (name.trim().length > maxNameLength) return 'name_too_long';
  const key = nameKey(name);
  return others.some((other) => nameKey(other) === key) ? 'name_taken' : null;
}
