import type { Tree } from './copy-tree.ts';

interface Edit {
  file: string;
  /** Null for a new file. */
  before: string | null;
  after: string;
}

/**
 * The edits in the `diff` blocks below a heading of docs/how-to.md, in order. A block names a file after `+++`, with `(new)` for a new one.
 * `@@` separates places in a file; lines that begin with a space or a minus must occur there together, exactly once. Throws if the heading
 * is missing.
 */
export function editsOf(howTo: string, heading: string): Edit[] {
  const section = howTo.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/how-to.md has no section "${heading}"`);
  return [...section.matchAll(/^```diff\n([^]*?)^```$/gm)].flatMap(([, block = '']) => editsOfBlock(block));
}

function editsOfBlock(block: string): Edit[] {
  const [head = '', ...lines] = block.split('\n');
  const [, file, made] = /^\+\+\+ (\S+)( \(new\))?$/.exec(head) ?? [];
  if (!file) throw new Error(`a diff block begins with "+++ file", not with "${head}"`);
  return lines
    .join('\n')
    .split(/^@@.*\n/m)
    .filter((place) => place.trim() !== '')
    .map((place) => {
      const linesWithout = (sign: string) =>
        textOf(place.split('\n').filter((line) => line !== '' && !line.startsWith(sign)));
      return { file, before: made ? null : linesWithout('+'), after: linesWithout('-') };
    });
}

const textOf = (lines: string[]) => lines.map((line) => `${line.slice(1)}\n`).join('');

/** Makes the edits of a section of the copy's own docs/how-to.md. `without` skips the edits of those files, like a person who forgets a step. */
export function follow(tree: Tree, heading: string, without: string[] = []): void {
  for (const { file, before, after } of editsOf(tree.read('docs/how-to.md'), heading)) {
    if (without.includes(file)) continue;
    if (before === null) tree.write(file, after);
    else tree.replace(file, before, after);
  }
}
