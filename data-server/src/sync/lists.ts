import { sql, type SelectQueryBuilder } from 'kysely';

/** Most rows that one answer holds, whatever page size the caller wants. */
const most = 20_000;

export interface PageOf {
  number: number;
  size: number;
  offset: number;
}

interface PagingHeaders {
  paginate?: number;
  'no-paginate'?: boolean;
}

/** Which rows a call asks for: 25 to a page by default. */
export function pageOf(query: { page?: number }, headers: PagingHeaders): PageOf {
  const size = headers['no-paginate'] ? most : (headers.paginate ?? 25);
  const number = query.page ?? 1;
  return { number, size, offset: (number - 1) * size };
}

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

/** One page of a query, and whether there is more. One row beyond the page shows it; counting is not needed. */
export async function takePage<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  order: readonly string[],
  page: PageOf,
) {
  let ordered = rows;
  for (const { column, descending } of orderOf(order))
    ordered = ordered.orderBy(sql.ref(column), descending ? 'desc' : 'asc');
  const found = await ordered
    .limit(page.size + 1)
    .offset(page.offset)
    .execute();
  return { rows: found.slice(0, page.size), hasMore: found.length > page.size };
}

export async function countRows<DB, Table extends keyof DB, Row>(rows: SelectQueryBuilder<DB, Table, Row>) {
  const counted = rows.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'));
  const [first] = (await counted.execute()) as unknown as { total: number }[];
  return first?.total ?? 0;
}
