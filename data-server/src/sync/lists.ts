import { Problem } from '../problems/problems.ts';
import { placeFrom, type Place } from './place.ts';

/** Most rows that one answer holds, whatever page size the caller wants. */
export const mostRows = 20_000;
/** Most rows of a numbered page, as the contract says. */
const mostOfPage = 200;
/** Rows that a page's number may lie behind: a database counts them one by one, and nobody pages so far by hand. */
const deepest = 20_000;

export interface PageOf {
  number: number;
  size: number;
  /** Rows before the page, where it has a number. */
  offset: number;
  /** What the page follows, where the caller says so; null: the page's number holds. */
  after: Place | null;
}

interface PagingHeaders {
  paginate?: number;
  'no-paginate'?: boolean;
}

/**
 * Which rows a call asks for: 25 to a page by default. Throws a 400 for an unknown `after`, and for a page whose number lies too deep: those are reached
 * with `after`, which costs the same at any depth.
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

export interface Order<Column extends string = string> {
  column: Column;
  descending: boolean;
}

/** `-created_at` → created_at, descending. */
export const orderOf = <Word extends string>(words: readonly Word[]): Order<ColumnOf<Word>>[] =>
  words.map((word) => ({ column: word.replace('-', '') as ColumnOf<Word>, descending: word.startsWith('-') }));

/**
 * Rows with only the fields that the header `fields` names, and their id. The contract says that what a schema requires then holds for those
 * alone; the type keeps the whole row, as callers without the header have it.
 */
export function chosenFields<Row extends { id: string }>(rows: Row[], fields: string[] | undefined): Row[] {
  if (fields === undefined) return rows;
  const chosen = new Set(['id', ...fields]);
  const pick = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => chosen.has(name)));
  return rows.map((row) => pick(row) as Row);
}
