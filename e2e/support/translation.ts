// The app’s messages in a language, read from the files that translators edit: journeys find by them what people see.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(path.resolve(import.meta.dirname, '../..'), 'locales');
const apps = readdirSync(folder).filter((name) => /^(mf-|shared$|shell$)/.test(name));

/** A language tag of BCP 47. */
export type Language = string;

/** Every language that has texts, French first, with its prefix in an address. */
export const prefixes: Record<Language, string> = {
  fr: '',
  ...Object.fromEntries(
    readdirSync(path.join(folder, 'shell'))
      .map((file) => path.basename(file, '.json'))
      .filter((tag) => tag !== 'fr')
      .map((tag) => [tag, `/${tag.toLowerCase()}`]),
  ),
};

/** Returns what a language calls itself, according to Intl. */
export function nameOf(locale: Language): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale.split('-')[0]!) ?? locale;
  return name[0]!.toLocaleUpperCase(locale) + name.slice(1);
}

export interface Translation {
  locale: Language;
  prefix: string;
  /** Returns the message of an id with its `{name}` values filled in. Throws if no file has the id. */
  textOf(id: string, values?: Record<string, string>): string;
  /** Returns a pattern for the whole text of a message, whatever its values are. */
  like(id: string): RegExp;
}

export function translationIn(locale: Language): Translation {
  const messages: Record<string, string> = Object.assign(
    {},
    ...apps.map((app) => JSON.parse(readFileSync(path.join(folder, app, `${locale}.json`), 'utf8')) as object),
  );
  const message = (id: string) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`No message ${id} in ${locale}`);
    return text;
  };
  return {
    locale,
    prefix: prefixes[locale] ?? '',
    textOf: (id, values = {}) =>
      message(id).replace(/\{(\w+)(?:, number)?\}/g, (whole, name: string) => values[name] ?? whole),
    like: (id) => new RegExp(pattern(parts(message(id)))),
  };
}

/** A text, a value of any kind (null), or the choices of a plural or select. */
type Part = string | null | Part[][];

/** Parses an ICU message as far as journeys need it: plain values, and plural and select with nested messages. */
function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) return [...found, text.slice(at)];
    const close = closing(text, open);
    if (open > at) found.push(text.slice(at, open));
    found.push(value(text.slice(open + 1, close)));
    at = close + 1;
  }
  return found;
}

function value(inside: string): Part {
  if (!/^\w+, (plural|select)/.test(inside)) return null;
  const choices: Part[][] = [];
  for (let open = inside.indexOf('{'); open >= 0;) {
    const close = closing(inside, open);
    choices.push(parts(inside.slice(open + 1, close)));
    open = inside.indexOf('{', close);
  }
  return choices;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${text}`);
}

function pattern(of: Part[]): string {
  return of
    .map((part) => {
      if (part === null) return '.+';
      if (typeof part === 'string') return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('#', '\\S+');
      return `(?:${part.map(pattern).join('|')})`;
    })
    .join('');
}
