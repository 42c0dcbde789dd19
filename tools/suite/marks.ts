// The marks `// Specification 4: …` in the tests. Each says a rule of the specification's section, and is above the test, the group of
// tests, the case of a table or the story that proves the rule.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Mark {
  section: number;
  rule: string;
  file: string;
  /** The title, name or case below the mark, with its placeholders (`%s`, `${…}`, `$name`). */
  title: string;
}

const files =
  '{e2e,openapi,locales,tools,proofs,testing,shared,shell,mf-*,data-server}/**/*.{test,e2e,stories}.{ts,tsx}';

/** Every mark below `root`, by section, file and place. Throws if nothing below a mark has a title. */
export function marksIn(root: string): Mark[] {
  const found = globSync(files, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted();
  return found
    .flatMap((file) => marksOf(file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')))
    .toSorted((a, b) => a.section - b.section);
}

/** The marks of one file's text. */
export function marksOf(file: string, text: string): Mark[] {
  return [...text.matchAll(/^[ \t]*\/\/ Specification (\d+): (.+)$/gm)].map(
    ({ 0: whole, 1: section, 2: rule, index }) => {
      const title = titleBelow(text.slice(index + whole.length).replace(/^(\s*\/\/.*\n)+/, ''));
      if (title === undefined)
        throw new Error(`${file}: nothing below "Specification ${section}: ${rule}" has a title`);
      return { section: Number(section), rule: rule!, file, title };
    },
  );
}

const quoted = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/s;

function titleBelow(code: string): string | undefined {
  const story = /^\s*export const (\w+)/.exec(code)?.[1];
  if (story) return story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const [line = ''] = code.trimStart().split('\n');
  const call = /\b(?:test|it|describe|\w+Test)((?:\.\w+)*)[<(]/.exec(line);
  const from = call ? code.slice(code.indexOf(call[0])) : code;
  const title = quoted.exec(call?.[1]?.match(/\.(each|for)$/) ? from.slice(from.search(/\)\(\s*['"`]/)) : from)?.[2];
  return title?.replaceAll(/\\(['"`])/g, '$1');
}

/** Whether a test's full name has the title, whatever its placeholders became. */
export function isNamed(name: string, title: string): boolean {
  let from = 0;
  return title.split(/%[sdifjop]|%%|\$\{[^}]*\}|\$[\w.]+/).every((part) => {
    const at = name.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
