// node glossary.ts: fails where a text has other words than growers or the other texts use for the same thing, or calls one of the two
// waters the other.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../shared/src/i18n/locales.ts';

/** What must not be swapped. It is written by hand, because journeys find their fields by the very files that could be wrong. */
interface Glossary {
  /** The language's words for the two waters in all their forms, as patterns for small and capital letters. */
  drain: string;
  intake: string;
  /** The words that growers use, by the end of the text's id. */
  words: Record<string, string>;
  /** Words that no text has, as patterns, each with what the texts say in their place. */
  avoid?: Record<string, string>;
}

/** The texts of one language by their ids. */
export type Texts = ReadonlyMap<string, string>;

const read = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as unknown;
const apps = readdirSync(import.meta.dirname).filter((name) => /^(mf-|shared$|shell$)/.test(name));

export const textsOf = (language: string): Texts =>
  new Map(apps.flatMap((app) => Object.entries(read(`${app}/${language}.json`) as Record<string, string>)));

/** What a language's texts have other than the glossary; empty where they agree. */
export function glossaryFaults(language: string, texts = textsOf(language), french = textsOf('fr')): string[] {
  const [own, ofFrench] = [language, 'fr'].map((of) => read(`glossary/${of}.json`) as Glossary) as [Glossary, Glossary];
  const waters = watersOf(own);
  const faults = [
    ...notOfGrowers(own, language, texts),
    ...otherWaters(waters, texts),
    ...swappedWaters(waters, texts, watersOf(ofFrench), french),
    ...wordsToAvoid(own, texts),
  ];
  return faults.map((fault) => `${language}: ${fault}`);
}

type Waters = Record<'drain' | 'intake', RegExp>;
const watersOf = ({ drain, intake }: Glossary): Waters => ({
  drain: new RegExp(drain, 'i'),
  intake: new RegExp(intake, 'i'),
});

/** Texts that say drain for intake, or intake for drain. */
function swappedWaters({ drain, intake }: Waters, texts: Texts, ofFrench: Waters, french: Texts): string[] {
  return [...french].flatMap(([id, text]) => {
    const words = texts.get(id) ?? '';
    const isDrain = ofFrench.drain.test(text);
    if (isDrain === ofFrench.intake.test(text)) return [];
    const [own, other] = isDrain ? [drain, intake] : [intake, drain];
    if (own.test(words) || !other.test(words)) return [];
    return [`"${id}" is about the ${isDrain ? 'drain' : 'intake'} in French, and not here: ${words}`];
  });
}

/** Texts for which growers have other words. */
function notOfGrowers({ words }: Glossary, language: string, texts: Texts): string[] {
  return Object.entries(words).flatMap(([end, word]) => {
    const found = [...texts].filter(([id]) => id === end || id.endsWith(`.${end}`));
    if (found.length === 0) return [`no text has the id "${end}" of locales/glossary/${language}.json`];
    const others = found.filter(([, text]) => text.replaceAll(/[\u00A0\u202F]/g, ' ') !== word);
    return others.map(
      ([id, text]) =>
        `"${id}" is "${text}", and growers say "${word}". Where they say it otherwise, change locales/glossary/${language}.json, too`,
    );
  });
}

/** Texts with a word for which all others have another one, or that says something else. */
function wordsToAvoid({ avoid = {} }: Glossary, texts: Texts): string[] {
  return Object.entries(avoid).flatMap(([pattern, instead]) => {
    const word = new RegExp(pattern, 'iu');
    const found = [...texts].filter(([, text]) => word.test(text));
    return found.map(([id, text]) => `"${id}" has a word in whose place texts say "${instead}": ${text}`);
  });
}

/** Names of measures and volumes that are not named by their own water. */
function otherWaters({ drain, intake }: Waters, texts: Texts): string[] {
  return [...texts].flatMap(([id, words]) => {
    const [, field] = /\.(?:measure|subject|unusual)\.(intake|drain|totalDrain)(?:[A-Z]\w*|ed)$/.exec(id) ?? [];
    if (field === undefined) return [];
    const [own, other] = field === 'intake' ? [intake, drain] : [drain, intake];
    return own.test(words) && !other.test(words) ? [] : [`"${id}" does not name its own water alone: ${words}`];
  });
}

if (import.meta.main) {
  // A language without a glossary is named by tools/checks/languages.ts.
  const spoken = locales.filter(({ locale }) => existsSync(path.join(import.meta.dirname, `glossary/${locale}.json`)));
  const faults = spoken.flatMap(({ locale }) => glossaryFaults(locale));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
