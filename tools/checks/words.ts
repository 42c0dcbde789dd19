// Part of pnpm check: names and comments use the words of docs/words.md. names.ts has the rules of names; comments and documents contain
// none of the words below.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusedNames, stringsAndComments } from './names.ts';

/** Words that comments and documents must not use, and what to use instead. */
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

/** The refused words in a source file's comments. */
export function wordsInComments(text: string): string[] {
  const comments = [...text.matchAll(stringsAndComments)].filter(([, string]) => string === undefined);
  return comments.flatMap(([comment]) => wordsIn(comment));
}

/** The refused words in a text. */
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
    if (/^tools\/checks\/(names|words)\.ts$/.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const { name, rule } of refusedNames(file, text)) complain(`${file}: "${name}": ${rule} (docs/words.md).`);
    for (const word of wordsInComments(text)) complain(`${file}: "${word}" in a comment: ${insteadOf[word]}.`);
  }
  for (const file of globSync('{*,*/*,docs/**/*}.md', { cwd: root, exclude })) {
    // The owner's words stay as they are, words.md lists the refused words, and the map quotes tests.
    if (/^docs\/(specification|product|words|how-to|specification-map)\.md$/.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/`[^`\n]*`|\([^()\s]*\.md\)/g, '');
    for (const word of wordsIn(text)) complain(`${file}: "${word}": ${insteadOf[word]}.`);
  }
  process.exitCode = wrong > 0 ? 1 : 0;
}
