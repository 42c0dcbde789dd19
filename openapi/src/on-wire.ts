import { snake, type Snake } from './case.ts';

/** A body in which a field that may be null may also be absent. */
type Sent<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: T[K];
};

/**
 * A body as it is sent, in snake_case: without its empty fields, because a data server of last year refuses a body with a field that it does
 * not know. An empty field is sent only if it takes away a value that the thing had `before`: then the server knows the field, and would
 * otherwise keep a measure that is left out. In everything else an absent field means the same as null in the contract. Where it does not
 * (a required field, a null with a meaning), add the field afterwards.
 */
export function onWire<T extends object>(body: T, before?: object | null): Snake<Sent<T>> {
  const had = new Map<string, unknown>(Object.entries(before ?? {}));
  const sent = Object.entries(body).filter(([field, value]) => !isEmpty(value) || !isEmpty(had.get(field)));
  return snake(Object.fromEntries(sent)) as Snake<Sent<T>>;
}

/** Nothing, or limits of which none is set. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty);
}
