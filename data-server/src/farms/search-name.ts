/** A name as it is searched and sorted by: without case and accents. */
export const searchName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
