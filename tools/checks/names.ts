// Part of pnpm check: finds the names that docs/words.md refuses in source files, each with its rule.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Verbs that a reader understands only with their file; refused as words of a declared name. */
const vagueVerbs = new Set(
  'keep keeps kept tell tells told ask asks asked heard alone act within looked mend mends mended said'.split(' '),
);
/** Names at the doors: deployed remotes import them, so they can change only in the doors' next major version. */
const atTheDoors = new Set(['askFarmAtom', 'keepUnfinishedAtom', 'SwipeRow', 'SwipeRowProps']);
/** The code that works with rows of databases: the server, the device's database, and what sends and tests it. */
const worksWithDatabases = /^(data-server|proofs|testing|shared\/src\/(device|sync))\//;

/** A refused name, and what docs/words.md wants instead. */
export interface RefusedName {
  name: string;
  rule: string;
}

/** The words of a name: `keepReadingAtom` has keep, reading and atom. */
const wordsOf = (name: string) => name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((word) => word.toLowerCase());

/** Strings and templates (first group), or comments. */
const stringsAndComments = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/.*|\/\*[^]*?\*\//g;

/** The names that a text declares: functions, classes, types, variables (including destructured arrays), and parameters of arrow functions. */
function declaredNames(code: string): string[] {
  const declared = /\b(?:function\*?|class|interface|type|const|let) +([\w$]+)/g;
  const arrays = /\b(?:const|let) +\[([^\]=]*)\]/g;
  const parameters = /(?:[[({ ,](\w+)(?:: [\w<>[\]| ]+)?\)?|\((\w+)[,:][^()]*\)(?:: [\w<>[\]| ]+)?) =>/g;
  return [
    ...[...code.matchAll(declared)].map(([, name = '']) => name),
    ...[...code.matchAll(arrays)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
    ...[...code.matchAll(parameters)].map(([, name, first]) => name ?? first ?? ''),
  ];
}

/** Why a name is refused in a file; undefined if it is fine. */
function ruleAgainst(name: string, file: string): string | undefined {
  if (atTheDoors.has(name)) return undefined;
  if (name === 'one') return 'no variable is called "one": name the thing';
  if (name === 'by' || wordsOf(name).some((word) => vagueVerbs.has(word)))
    return 'the verb says nothing without its file: say what it does';
  if (/[a-z](Texts|Words)$/.test(name)) return '...Messages holds message descriptors, format... makes text of values';
  if (/[a-z]Rows?$/.test(name) && !worksWithDatabases.test(file))
    return '...Row is a row of a database; a screen has items and lines';
  return undefined;
}

/** The refused names in a source file, including its own. `file` is its path from the root. */
export function refusedNames(file: string, text: string): RefusedName[] {
  const base = path.basename(file);
  const refused: RefusedName[] = /-(texts|words)\.tsx?$/.test(base)
    ? [{ name: base, rule: 'a file of message descriptors is called ...-messages' }]
    : [];
  const code = text.replaceAll(stringsAndComments, (_, string?: string) => (string ? "''" : ''));
  // The name of a story is also the name of its kept picture.
  const stories = file.endsWith('.stories.tsx')
    ? new Set([...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name))
    : null;
  for (const [, name = ''] of code.matchAll(/\b(\w+)(?:: [^=\n]+)? = defineMessages\(/g))
    if (!/^messages$|[a-z]Messages$/.test(name))
      refused.push({ name, rule: 'message descriptors are "messages" or ...Messages' });
  for (const name of new Set(declaredNames(code))) {
    const rule = stories?.has(name) ? undefined : ruleAgainst(name, file);
    if (rule) refused.push({ name, rule });
  }
  return refused;
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const exclude = (file: string) => /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.d\.ts$/.test(file);
  const folders = '{.storybook,data-server,e2e,locales,mf-*,openapi,proofs,shared,shell,testing,tools}';
  for (const file of globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root, exclude })) {
    for (const { name, rule } of refusedNames(file, readFileSync(path.join(root, file), 'utf8'))) {
      console.error(`${file}: "${name}": ${rule} (docs/words.md).`);
      process.exitCode = 1;
    }
  }
}
