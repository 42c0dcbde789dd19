/** What a table is sorted by. */
export interface SortBy<ColumnId extends string> {
  column: ColumnId;
  descending: boolean;
}

/** The order after a press on a column's head: the column's own order, or the reverse if it is already sorted so. */
export function nextSortOf<ColumnId extends string>(
  sort: SortBy<ColumnId>,
  column: ColumnId,
  comesDescending: (column: ColumnId) => boolean,
): SortBy<ColumnId> {
  if (sort.column === column) return { column, descending: !sort.descending };
  return { column, descending: comesDescending(column) };
}

/** Items sorted by a key. Equal ones keep their order; those without a key come last in both directions. */
export function sortedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number | string | null,
  descending: boolean,
  compareNames: (a: string, b: string) => number,
): Item[] {
  const sign = descending ? -1 : 1;
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b)));
    })
    .map(({ item }) => item);
}
