import { changedColumns, readScopes, value, type Scope, type Source } from './read-scopes.ts';
import { localTables, shardColumns } from './shards.ts';

/**
 * The tables that prevent a statement from running on one shard: farm data without the farm's id, or a coordinator's table together with
 * farm data. With `isOverAll` the statement is about all farms, but what it joins must be of the same one.
 */
export function acrossFarms(statement: string, isOverAll = false): string[] {
  const scopes = readScopes(statement);
  const named = scopes.flatMap(({ sources }) => sources.map(({ table }) => table));
  const unled = scopes.flatMap((scope) => {
    const led = ledIn(scope, isOverAll);
    return scope.sources.filter((source) => shardColumns.has(source.table) && !led.has(source));
  });
  const local = named.some((table) => shardColumns.has(table))
    ? named.filter((table) => localTables.includes(table))
    : [];
  return [...new Set([...unled.map(({ table }) => table), ...local])];
}

/** The tables whose rows a statement might move to another shard, which Citus refuses even where the farm's id is set to itself. */
export const movesRows = (statement: string): string[] =>
  changedColumns(statement)
    .filter(({ table, column }) => shardColumns.get(table) === column)
    .map(({ table }) => table);

/**
 * Whether a change of a table takes several steps at once. Citus adds no column together with a rule, and no rule together with anything
 * else (SQLSTATE 0A000).
 */
export function takesManySteps(statement: string): boolean {
  const [, steps] = /^\s*ALTER TABLE \S+ (.*)$/is.exec(statement) ?? [];
  if (steps === undefined) return false;
  const outside = steps.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return outside.includes(',') || /^ADD COLUMN\b.*\b(CHECK|REFERENCES|UNIQUE|PRIMARY KEY)\b/is.test(outside);
}

/** The tables of a scope, and around it, whose farm is known: by a value, or by equality with another known one. */
function ledIn(scope: Scope, isOverAll: boolean): ReadonlySet<Source> {
  const led = new Set(scope.around ? ledIn(scope.around, isOverAll) : []);
  const first = scope.sources.find(({ table }) => shardColumns.has(table));
  if (isOverAll && first && led.size === 0) led.add(first);
  for (const source of scope.sources)
    if (source.columns?.includes(shardColumns.get(source.table) ?? '')) led.add(source);
  const isGiven = (side: string) => {
    const source = sourceOf(side, scope);
    return side === value || (source !== undefined && led.has(source));
  };
  let before = -1;
  while (before < led.size) {
    before = led.size;
    for (const { left, right } of scope.equalities) {
      const [a, b] = [sourceOf(left, scope), sourceOf(right, scope)];
      if (a && isGiven(right)) led.add(a);
      if (b && isGiven(left)) led.add(b);
    }
  }
  return led;
}

/** The table whose farm a column names; undefined for other columns. */
function sourceOf(side: string, scope: Scope): Source | undefined {
  const [column = '', name] = side.split('.').toReversed();
  const found = scope.sources.filter(
    (source) => shardColumns.get(source.table) === column && (name === undefined || source.name === name),
  );
  if (found.length > 0 || !scope.around) return found.length === 1 ? found[0] : undefined;
  return sourceOf(side, scope.around);
}
