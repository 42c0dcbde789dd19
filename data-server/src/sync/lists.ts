import { Problem } from '../problems/problems.ts';
import { type Order, placeFrom, type Place } from './place.ts';

/** The largest number of rows in an answer, whatever page size the caller wants. */
export const mostRows = 20_000;
/** The largest number of rows on a numbered page, as in the contract. */
const mostOfPage = 200;
/** How many rows may come before a numbered page: a database counts them one by one, and nobody pages so far by hand. */
const deepest = 20_000;

export interface PageOf {
  number: number;
  size: number;
  /** The rows before the page, if it has a number. */
  offset: number;
  /** The place that the page follows; null for a numbered page. */
  after: Place | null;
}

interface PagingHeaders {
  paginate?: number;
  'no-paginate'?: boolean;
}

/**
 * The rows that a call requests, by default 25 per page. Throws a 400 for an unknown `after`, and for a page whose number is too high: such
 * pages are reached with `after`, which costs the same at any depth.
 */
export function pageOf(query: { page?: number; after?: string }, headers: PagingHeaders): PageOf {
  const size = headers['no-paginate'] ? mostRows : Math.min(headers.paginate ?? 25, mostOfPage);
  const number = query.page ?? 1;
  const after = query.after === undefined ? null : placeFrom(query.after);
  if (query.after !== undefined && after === null) throw refused('after', 'place_unknown', 'Send `next` as it came.');
  const offset = after ? 0 : (number - 1) * size;
  if (offset > deepest) throw refused('page', 'page_too_deep', 'Go on with `after`, or turn the order round.');
  return { number, size, offset, after };
}

const refused = (field: string, code: string, message: string) =>
  new Problem('bad_request', { errors: [{ field, code, message }] });

type ColumnOf<Word extends string> = Word extends `-${infer Column}` ? Column : Word;

/** Converts `-created_at` into created_at descending. A column that comes again changes nothing, and is left out: a database takes only so many. */
export const orderOf = <Word extends string>(words: readonly Word[]): Order<ColumnOf<Word>>[] =>
  words
    .map((word) => ({ column: word.replace('-', '') as ColumnOf<Word>, descending: word.startsWith('-') }))
    .filter(({ column }, at, all) => all.findIndex((other) => other.column === column) === at);

/**
 * Rows with only their id and the fields that the header `fields` names. By the contract, required fields then may be missing; the type is
 * that of the whole row, for callers without the header.
 */
export function chosenFields<Row extends { id: string }>(rows: Row[], fields: string[] | undefined): Row[] {
  if (fields === undefined) return rows;
  const chosen = new Set(['id', ...fields]);
  const pick = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => chosen.has(name)));
  return rows.map((row) => pick(row) as Row);
}
