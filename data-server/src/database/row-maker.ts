/**
 * Makes objects with these keys, of the values in their order. Each is a copy of an empty one: V8 turns an object that gets more
 * than a dozen keys one by one into a dictionary, as SQLite's driver makes its rows, and that is read and written as JSON two or three times as slowly.
 */
export function rowMaker(keys: readonly string[]): (values: unknown) => Record<string, unknown> {
  const empty: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, null]));
  return (values) => {
    const row = { ...empty };
    for (let at = 0; at < keys.length; at += 1) row[keys[at] as string] = (values as unknown[])[at];
    return row;
  };
}
