// Part of pnpm check: names and comments use the words of docs/words.md. An exported name contains no verb that says nothing without its
// file, no variable is called `one`, and comments contain none of the words below.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Verbs that need their file to be understood, as words of an exported name. */
const vagueVerbs = 'keep keeps kept tell tells told ask asks asked alone act within looked mend mended said'.split(' ');
/** Names at the doors: deployed remotes import them, so that they can change only with the doors' next major version. */
const atTheDoors = ['askFarmAtom', 'keepUnfinishedAtom'];
/** Words that comments and documents do without, and what they say instead. */
const insteadOf: Record<string, string> = {
  whom: 'name the person or the thing',
  dear: 'expensive',
  told: 'shown, answered, or: knows',
  asked: 'requested, fetched, or: brings up a question',
  mend: 'correct',
  mends: 'corrects',
  mended: 'corrected',
  mending: 'correcting',
};

/** The words of a name: `keepReadingAtom` has keep, reading and atom. */
const wordsOf = (name: string) => name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((word) => word.toLowerCase());

/** The vague names that a source file exports, and its variables called `one`. */
export function vagueNames(text: string): string[] {
  const exported = [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const vague = exported.filter((name) => {
    const words = wordsOf(name);
    return name === 'by' || (words.some((word) => vagueVerbs.includes(word)) && !atTheDoors.includes(name));
  });
  const code = text.replaceAll(stringsAndComments, (_, string?: string) => (string ? "''" : ''));
  const hasOne = /\b(?:const|let|for \(const) \[?one\b|[([{ ,]one(?:: [\w<>[\]| ]+)?\)? =>|\(one[,:)]/.exec(code);
  return hasOne ? [...vague, 'one'] : vague;
}

/** Strings and templates (first group), or comments. */
const stringsAndComments = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/.*|\/\*[^]*?\*\//g;

/** The words in a source file's comments that docs/words.md does without. */
export function wordsInComments(text: string): string[] {
  const comments = [...text.matchAll(stringsAndComments)].filter(([, string]) => string === undefined);
  return comments.flatMap(([comment]) => wordsIn(comment));
}

/** The words in a text that docs/words.md does without. */
export const wordsIn = (text: string): string[] =>
  [...text.matchAll(/\b[a-z]+\b/gi)]
    .map(([word]) => word.toLowerCase())
    .filter((word) => Object.hasOwn(insteadOf, word));

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const exclude = (file: string) => /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.d\.ts$/.test(file);
  let wrong = 0;
  const complain = (line: string) => {
    wrong += 1;
    console.error(line);
  };
  for (const file of globSync('{.storybook,data-server,e2e,locales,mf-*,openapi,shared,shell,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude,
  })) {
    if (file === 'tools/checks/words.ts') continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    // The name of a story is the name of its kept picture.
    const names = file.endsWith('.stories.tsx') ? [] : vagueNames(text);
    for (const name of names) complain(`${file}: the name "${name}" says nothing without its file (docs/words.md).`);
    for (const word of wordsInComments(text)) complain(`${file}: "${word}" in a comment: ${insteadOf[word]}.`);
  }
  for (const file of globSync('{*,*/*,docs/**/*}.md', { cwd: root, exclude })) {
    // The owner's words stand as they are, and words.md names those that are not used; the map quotes tests.
    if (/^docs\/(specification|product|words|how-to|specification-map)\.md$/.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/`[^`\n]*`|\([^()\s]*\.md\)/g, '');
    for (const word of wordsIn(text)) complain(`${file}: "${word}": ${insteadOf[word]}.`);
  }
  process.exitCode = wrong > 0 ? 1 : 0;
}
