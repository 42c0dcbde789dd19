/** A table in a statement. */
export interface Source {
  table: string;
  /** The name that its columns use: its alias, or the table's own. */
  name: string;
  /** For an INSERT: the columns that it fills. */
  columns?: string[];
}

/** A SELECT, INSERT, UPDATE or DELETE, with the one that contains it. */
export interface Scope {
  around: Scope | null;
  sources: Source[];
  /** The equalities that hold for every relevant row. */
  equalities: { left: string; right: string }[];
}

/** Stands for a parameter or a literal. */
export const value = '?';

/** A list stands for the contents of parentheses. */
type Token = string | Token[];

const words = /"[^"]*"(?:\."[^"]*")?|'(?:[^']|'')*'|\$\d+|[a-z_][\w.]*|[<>!]=?|[()?,=]|[\d.]+|[^\s\w()'"$?,=<>!]+/gi;

/** What each part of a statement reads and writes: subqueries, and the parts of a UNION. */
export function readScopes(statement: string): Scope[] {
  const tokens = [...statement.matchAll(words)].map(([word]) => tokenOf(word));
  return scopesIn(nested(tokens.values()), null);
}

/** The columns that an UPDATE, or an INSERT that meets a row, sets, each with its table. */
export function changedColumns(statement: string): { table: string; column: string }[] {
  const tokens = nested([...statement.matchAll(words)].map(([word]) => tokenOf(word)).values());
  const [{ table } = { table: '' }] = sourcesIn(
    tokens.slice(tokens.findIndex((token) => /^(into|update)$/.test(String(token)))),
  );
  return splitAt(tokens, (token) => /^(set|where|from|returning)$/.test(token))
    .filter(([first]) => first === 'set')
    .flatMap((part) =>
      part.flatMap((token, at) => (part[at + 1] === '=' && /^(set|,)$/.test(String(part[at - 1])) ? [token] : [])),
    )
    .map((column) => ({ table, column: String(column).split('.').at(-1) ?? '' }));
}

/** A name without its quotes, a keyword in lower case. */
function tokenOf(word: string): string {
  if (/^['$\d]/.test(word)) return value;
  return word.startsWith('"') ? word.replaceAll('"', '') : word.toLowerCase();
}

function nested(tokens: Iterator<string>): Token[] {
  const list: Token[] = [];
  for (let next = tokens.next(); next.done !== true && next.value !== ')'; next = tokens.next())
    list.push(next.value === '(' ? nested(tokens) : next.value);
  return list;
}

function scopesIn(tokens: readonly Token[], around: Scope | null): Scope[] {
  return splitAt(tokens, (token) => /^(union|except|intersect)$/.test(token)).flatMap((part) => {
    const equalities = conditionsIn(part).flatMap(equalitiesIn);
    const scope = { around, sources: sourcesIn(part), equalities };
    return [scope, ...queriesIn(part).flatMap((query) => scopesIn(query, scope))];
  });
}

function splitAt(tokens: readonly Token[], isBorder: (token: string, at: number) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (typeof token === 'string' && isBorder(token, at)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

const isQuery = (tokens: readonly Token[]): boolean =>
  tokens[0] === 'select' || (Array.isArray(tokens[0]) && isQuery(tokens[0]));

/** The queries in parentheses, without those nested in them. */
const queriesIn = (tokens: readonly Token[]): Token[][] =>
  tokens.filter(Array.isArray).flatMap((list: Token[]) => (isQuery(list) ? [list] : queriesIn(list)));

/** The tables after `FROM a`, `JOIN a AS b`, `UPDATE a`, `INSERT INTO a (…)`; not `DO UPDATE` or `FOR UPDATE`. */
function sourcesIn(tokens: readonly Token[]): Source[] {
  return tokens.flatMap((token, at) => {
    const [before, table, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const names = token === 'into' || token === 'join' || token === 'from' || token === 'update';
    if (!names || typeof table !== 'string' || before === 'do' || before === 'for') return [];
    if (token === 'into') return { table, name: table, columns: Array.isArray(after) ? after.map(String) : [] };
    return { table, name: after === 'as' ? String(tokens[at + 3]) : table };
  });
}

/** The conditions after each WHERE and ON. */
function conditionsIn(tokens: readonly Token[]): Token[][] {
  const begins = (token: Token | undefined, at: number) =>
    token === 'where' || (token === 'on' && tokens[at + 1] !== 'conflict');
  const border = /^(select|set|group|order|limit|returning|from|join|inner|left)$/;
  let at = 0;
  return splitAt(tokens, (token, place) => begins(token, place) || border.test(token)).filter((part) => {
    const isCondition = begins(part[0], at);
    at += part.length;
    return isCondition;
  });
}

/** The equalities of a condition before its first OR or NOT. */
function equalitiesIn(tokens: readonly Token[]): Scope['equalities'] {
  if (tokens.includes('or')) return [];
  return tokens.flatMap((token, at) => {
    const [left, right] = [tokens[at - 1], tokens[at + 1]];
    if (Array.isArray(token)) return isQuery(token) || left === 'not' ? [] : equalitiesIn(token);
    return token === '=' && typeof left === 'string' && typeof right === 'string' ? { left, right } : [];
  });
}
