/** A name in the form for searching and sorting: without case and accents. */
export const searchName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
