type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K;

type SnakeKey<K> = K extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeKey<Tail>}`
    : `_${Lowercase<Head>}${SnakeKey<Tail>}`
  : K;

/** T with every key, at every depth, in camelCase. */
export type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: Camel<T[K]> }
    : T;

/** T with every key, at every depth, in snake_case. */
export type Snake<T> = T extends readonly (infer Item)[]
  ? Snake<Item>[]
  : T extends object
    ? { [K in keyof T as SnakeKey<K>]: Snake<T[K]> }
    : T;

function withKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) {
    // Columns of a series hold 100,000 numbers: nothing to rename in them.
    return typeof value.find((item) => item !== null) === 'object'
      ? value.map((item) => withKeys(item, rename))
      : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), withKeys(item, rename)]));
}

/** From the wire: `intake_ec` → `intakeEc`, at every depth. Values are never touched. */
export function camel<T>(value: T): Camel<T> {
  return withKeys(value, (key) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())) as Camel<T>;
}

/** To the wire: `intakeEc` → `intake_ec`, at every depth. Values are never touched. */
export function snake<T>(value: T): Snake<T> {
  return withKeys(value, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as Snake<T>;
}
