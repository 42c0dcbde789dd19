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

/** Keys that are remembered: more than the contract has, and a bound for what a stranger sends. */
const mostNames = 2000;

/** Renames each key once: a page has the same keys in thousands of rows. */
function once(rename: (key: string) => string): (key: string) => string {
  const names = new Map<string, string>();
  return (key) => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = rename(key);
    if (names.size < mostNames) names.set(key, name);
    return name;
  };
}

const toCamel = once((key) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
const toSnake = once((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** From the wire: `intake_ec` → `intakeEc`, at every depth. Values are never touched. */
export function camel<T>(value: T): Camel<T> {
  return withKeys(value, toCamel) as Camel<T>;
}

/** To the wire: `intakeEc` → `intake_ec`, at every depth. Values are never touched. */
export function snake<T>(value: T): Snake<T> {
  return withKeys(value, toSnake) as Snake<T>;
}
