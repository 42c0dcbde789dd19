/** A list as far as its pages were loaded (specification, section 4, "Farmer list paging"). */
export interface Paging<T> {
  list: readonly T[];
  total: number;
  /** The last page that is in the list; 0 when none is. */
  currentPage: number;
  perPage: number;
}

export interface Page<T> {
  data: readonly T[];
  meta: { total: number; currentPage: number; perPage: number };
}

export function emptyPaging<T>(perPage: number): Paging<T> {
  return { list: [], total: 0, currentPage: 0, perPage };
}

/** More is loaded only when the total exceeds currentPage × perPage. */
export function hasMore({ total, currentPage, perPage }: Omit<Paging<unknown>, 'list'>): boolean {
  return total > currentPage * perPage;
}

/**
 * The first page replaces the list, a later one is appended. 'duplicates' when an id would stand twice: the list has moved meanwhile, so
 * it must be reset and loaded again.
 */
export function addPage<T extends { id: string }>(
  before: Paging<T>,
  { data, meta }: Page<T>,
  first: boolean,
): Paging<T> | 'duplicates' {
  const list = first ? data : [...before.list, ...data];
  if (new Set(list.map(({ id }) => id)).size < list.length) return 'duplicates';
  return { list, total: meta.total, currentPage: meta.currentPage, perPage: meta.perPage };
}
