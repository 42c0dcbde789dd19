/** The name that our workbooks give the first cell of their readings. */
export const readingsMark = 'seguia_readings';

/** The sheet to which a name's place belongs: `'My ''own'' sheet'!$A$1`. */
export function sheetOfPlace(place: string): string {
  const name = place.slice(0, Math.max(0, place.lastIndexOf('!')));
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
}
