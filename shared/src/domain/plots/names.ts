/** Most characters of the name of a plot, its house, a crop or a variety: two lines on a phone. */
export const maxNameLength = 80;

/** A name as people mean it: without spaces around it, and one for several. */
export const tidyName = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The same for names that look alike to who reads them: capitals, spaces and the coding of accents tell nothing apart. */
export const nameKey = (name: string) => tidyName(name).normalize('NFC').toLowerCase();

export const isSameName = (a: string, b: string) => nameKey(a) === nameKey(b);

export type NameProblemCode = 'name_missing' | 'name_too_long' | 'name_taken';

/** What is wrong with a name; null: nothing. `others` are the names beside which it would stand. */
export function checkName(name: string, others: readonly string[]): NameProblemCode | null {
  if (tidyName(name) === '') return 'name_missing';
  if (name.trim().length > maxNameLength) return 'name_too_long';
  const key = nameKey(name);
  return others.some((other) => nameKey(other) === key) ? 'name_taken' : null;
}
