// node tools/checks/languages.ts: fails where an entry of the list of languages cannot be, or lacks its glossary or the letters of a font.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { untranslated } from '../../locales/untranslated.ts';
import { charactersOf } from '../bundle/fonts/unicode-range.ts';
import { locales, type LocaleEntry } from '../../shared/src/i18n/locales.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What each language lacks, as a sentence that says what to do. Its texts are checked by locales/run.ts. */
export function languageProblems(): string[] {
  const faces = read('shared/src/ui/styles/fonts.css').matchAll(/unicode-range:([^;]+);/g);
  const covered = new Set(Array.from(faces, ([, range = '']) => charactersOf(range)).join(''));
  return locales.flatMap((entry) =>
    [...inEntry(entry), ...glossary(entry), ...letters(entry, covered)].map(
      (problem) => `${entry.locale}: ${problem} (docs/how-to.md, "Add a language")`,
    ),
  );
}

function inEntry({ locale, prefix, dir }: LocaleEntry): string[] {
  const twice = locales.filter((other) => other.prefix === prefix).length > 1;
  const known = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const direction = /^(ar|he|fa|ur|ps|ckb)\b/.test(locale) ? 'rtl' : 'ltr';
  return [
    ...(known ? [] : ['Intl does not know this tag: correct it in shared/src/i18n/locales.ts']),
    ...(twice ? [`give it a prefix of its own in shared/src/i18n/locales.ts: ${prefix} is taken`] : []),
    ...(dir === direction ? [] : [`its script runs ${direction}: correct "dir" in shared/src/i18n/locales.ts`]),
  ];
}

function glossary({ locale }: LocaleEntry): string[] {
  const file = `locales/glossary/${locale}.json`;
  if (!existsSync(path.join(root, file))) return [`write ${file}`];
  const words = (of: string) => (JSON.parse(read(of)) as { words: Record<string, string> }).words;
  const own = words(file);
  return Object.keys(words('locales/glossary/fr.json')).flatMap((id) => {
    if (own[id] === undefined) return [`add "${id}" to ${file}`];
    return own[id].startsWith(untranslated) ? [`translate "${id}" in ${file}`] : [];
  });
}

/** The letters in a language's texts that no face of the app's font has. */
function letters({ locale, name }: LocaleEntry, covered: ReadonlySet<string>): string[] {
  const texts = globSync(`locales/*/${locale}.json`, { cwd: root }).flatMap((file) => {
    return Object.values(JSON.parse(read(file)) as Record<string, unknown>).filter((text) => typeof text === 'string');
  });
  const used = new Set([...texts, name].join('').match(/\p{L}/gu));
  const missing = [...used].filter((letter) => !covered.has(letter)).sort();
  return missing.length > 0 ? [`add a face to shared/src/ui/styles/fonts.css that has ${missing.join(' ')}`] : [];
}

if (import.meta.main) {
  const problems = languageProblems();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
