/** Most characters of the name of a plot, its house, a crop or a variety: two lines on a phone. */
export const maxNameLength = 80;

/** A name as people mean it: without spaces around it, and one for several. */
export const tidyName = (text: string) => text.trim().replace(/\s+/g, ' ');

const folded = (name: string) => tidyName(name).normalize('NFC').toLocaleLowerCase('und');

/** Whether two names look alike to who reads them: capitals, spaces and the coding of accents tell nothing apart. */
export const isSameName = (a: string, b: string) => folded(a) === folded(b);

export type NameProblemCode = 'name_missing' | 'name_too_long' | 'name_taken';

/** What is wrong with a name; null: nothing. `others` are the names beside which it would stand. */
export function checkName(name: string, others: readonly string[]): NameProblemCode | null {
  if (tidyName(name) === '') return 'name_missing';
  if (name.trim().length > maxNameLength) return 'name_too_long';
  return others.some((other) => isSameName(name, other)) ? 'name_taken' : null;
}
