import { checkName, nameKey, tidyName, type NameProblemCode } from './names.ts';

/** A line of pasted text that is not empty. */
export interface PastedName {
  /** The number of the line, from 1, as the person sees it. */
  line: number;
  name: string;
  /** `repeated`: the name also is in the earlier line `of`. */
  problem: { code: NameProblemCode | 'repeated'; of?: number } | null;
}

/** More plots than any farm has; a longer list must be of something else. */
export const mostPasted = 500;

/**
 * The names in a pasted column, one per line. In a line with several cells (separated by tabs) the first that is not empty is the name;
 * empty lines are skipped. `others` are the existing names.
 */
export function pastedNames(text: string, others: readonly string[]): PastedName[] {
  const names: PastedName[] = [];
  const taken = new Map(others.map((other) => [nameKey(other), other]));
  const lines = new Map<string, number>();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const name = tidyName(line.split('\t').find((cell) => cell.trim() !== '') ?? '');
    if (name === '' || names.length === mostPasted) continue;
    const key = nameKey(name);
    const code = checkName(name, [taken.get(key) ?? '']);
    const of = lines.get(key);
    const repeated = of === undefined ? null : ({ code: 'repeated', of } as const);
    if (of === undefined) lines.set(key, index + 1);
    names.push({ line: index + 1, name, problem: code ? { code } : repeated });
  }
  return names;
}

/** The text without the lines that are done; the rest remains to be done. */
export const withoutLines = (text: string, lines: ReadonlySet<number>): string =>
  text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => !lines.has(index + 1))
    .join('\n');
