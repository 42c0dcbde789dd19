import { checkName, nameKey, type NameProblemCode } from './names.ts';
import type { PastedLine } from './pasted-table.ts';

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

/** The names of pasted lines, and what is wrong with them. A line without a name is skipped. `others` are the existing names. */
export function pastedNames(
  pasted: readonly Pick<PastedLine, 'line' | 'name'>[],
  others: readonly string[],
): PastedName[] {
  const taken = new Map(others.map((other) => [nameKey(other), other]));
  const lines = new Map<string, number>();
  return pasted
    .filter(({ name }) => name !== '')
    .slice(0, mostPasted)
    .map(({ line, name }) => {
      const key = nameKey(name);
      const code = checkName(name, [taken.get(key) ?? '']);
      const of = lines.get(key);
      const repeated = of === undefined ? null : ({ code: 'repeated', of } as const);
      if (of === undefined) lines.set(key, line);
      return { line, name, problem: code ? { code } : repeated };
    });
}

/** The text without the lines that are done; the rest remains to be done. */
export const withoutLines = (text: string, lines: ReadonlySet<number>): string =>
  text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => !lines.has(index + 1))
    .join('\n');
