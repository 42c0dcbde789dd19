import { globSync } from 'node:fs';
import path from 'node:path';
import { untranslated } from '../../locales/untranslated.ts';
import { locales } from '../../shared/src/i18n/locales.ts';
import { format, read, write, writeJson } from './tree.ts';

const root = path.resolve(import.meta.dirname, '../..');
const list = 'shared/src/i18n/locales.ts';

/** Adds a language to the list and marks each of its texts as not translated. Throws for an invalid tag. Returns what is left to do. */
export function newLanguage(tag: string): string[] {
  const known = /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  if (!known) throw new Error(`${tag} is no tag that Intl knows, as it or ar-MA`);
  if (locales.some(({ locale }) => locale === tag)) throw new Error(`${tag} is there already`);
  const files = globSync('locales/*/fr.json', { cwd: root }).map((file) => path.dirname(file));
  for (const folder of files) writeJson(`${folder}/${tag}.json`, marked(JSON.parse(read(`${folder}/fr.json`))));
  write(list, read(list).replace('\n];', `\n${entry(tag)}\n];`));
  format(list);
  return [
    `${tag} is the last entry of ${list}. Translate locales/*/${tag}.json (TRANSLATE marks each text), the glossary first.`,
    'pnpm check says what is missing, a font for its letters included.',
  ];
}

/** Every text of a file, at any depth, with the mark before it. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return untranslated + value;
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, marked(inner)]));
}

function entry(tag: string): string {
  const fromRight = /^(ar|he|fa|ur|ps|ckb)\b/.test(tag);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag.split('-')[0]!) ?? tag;
  return `{ locale: '${tag}', prefix: '${tag.toLowerCase()}', name: '${name[0]!.toLocaleUpperCase(tag)}${name.slice(1)}', dir: '${fromRight ? 'rtl' : 'ltr'}', region: '${tag.includes('-') ? 'own' : 'device'}', shortDate: '${fromRight ? 'named' : 'numbers'}', weekday: 'short' },`;
}
