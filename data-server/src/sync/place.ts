import { sql, type SqlBool } from 'kysely';

export interface Order<Column extends string = string> {
  column: Column;
  descending: boolean;
}

/** A row's place in an order: its values in the order's columns, of which the last is the id. */
export type Place = readonly (string | number)[];

/** A place as text, opaque to the caller. */
export const textOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** The place in a text of `textOf`; null for any other text. */
export function placeFrom(text: string): Place | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isPlace =
      Array.isArray(place) &&
      place.every((value) => typeof value === 'string' || Number.isFinite(value)) &&
      place.length > 0;
    return isPlace ? (place as Place) : null;
  } catch {
    return null;
  }
}

/** The column's name in a row: `readings.date` becomes `date`. */
export const columnName = (column: string): string => column.slice(column.indexOf('.') + 1);

/** The place of a row that was read in this order. */
export const placeOf = (row: object, order: readonly Order[]): Place =>
  order.map(({ column }) => (row as Record<string, string | number>)[columnName(column)] ?? '');

/**
 * The order with the row's id at its end, so that no two rows have the same place. The id has the direction of the column before it, so
 * that an index serves both directions.
 */
export function totalOrder(order: readonly Order[], id: string): Order[] {
  const at = order.findIndex(({ column }) => column === id);
  if (at >= 0) return order.slice(0, at + 1);
  return [...order, { column: id, descending: order.at(-1)?.descending ?? false }];
}

/**
 * The condition for rows after a place. If all columns have the same direction, a database seeks in an index by all of them; otherwise by
 * the first, and skips rows that share its value.
 */
export function isAfter(order: readonly Order[], place: Place) {
  const [first] = order;
  if (!first || order.length !== place.length) return null;
  const compare = first.descending ? sql`<` : sql`>`;
  const columns = order.map(({ column }) => sql.ref(column));
  if (order.every(({ descending }) => descending === first.descending))
    return sql<SqlBool>`(${sql.join(columns)}) ${compare} (${sql.join(place.map((value) => sql`${value}`))})`;
  const behind = order.map(({ column, descending }, at) => {
    const same = order.slice(0, at).map((before, index) => sql`${sql.ref(before.column)} = ${place[index]}`);
    return sql`(${sql.join([...same, sql`${sql.ref(column)} ${descending ? sql`<` : sql`>`} ${place[at]}`], sql` AND `)})`;
  });
  const orSame = first.descending ? sql`<=` : sql`>=`;
  return sql<SqlBool>`${sql.ref(first.column)} ${orSame} ${place[0]} AND (${sql.join(behind, sql` OR `)})`;
}
