/** A list and how many of its pages are loaded (specification, section 4, "Farmer list paging"). */
export interface Paging<T> {
  list: readonly T[];
  total: number;
  /** The last loaded page; 0 for none. */
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

/** Whether more can be loaded: only if the total exceeds currentPage × perPage. */
export function hasMore({ total, currentPage, perPage }: Omit<Paging<unknown>, 'list'>): boolean {
  return total > currentPage * perPage;
}

/**
 * Adds a page: the first one replaces the list, later ones are appended. Returns 'duplicates' if an id would occur twice: the list has
 * changed meanwhile, so it must be reset and loaded again.
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

/** The page without the ids that the list before it, or the page itself, already has: of a server whose pages overlap, however often they are requested. */
export function withoutDoubles<T extends { id: string }>(before: Paging<T>, { data, meta }: Page<T>): Page<T> {
  const seen = new Set(before.list.map(({ id }) => id));
  const fresh = data.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { data: fresh, meta };
}
