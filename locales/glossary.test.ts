import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../shared/src/i18n/locales.ts';

const glossary = (language: string) => {
  const file = path.join(import.meta.dirname, 'glossary', `${language}.json`);
  if (!existsSync(file))
    throw new Error(`${language} has no locales/glossary/${language}.json (docs/how-to.md, "Add a language")`);
  return JSON.parse(readFileSync(file, 'utf8')) as Glossary;
};

/** The words that must not be swapped. They are written by hand, because journeys find their fields by the very files that could be wrong. */
interface Glossary {
  /** The language's words for the two waters in all their forms, as patterns for small and capital letters. */
  drain: string;
  intake: string;
  /** The words that growers use, by the end of the text's id. */
  words: Record<string, string>;
}

const apps = readdirSync(import.meta.dirname).filter((name) => /^(mf-|shared$|shell$)/.test(name));
const texts = (language: string) =>
  new Map(
    apps.flatMap((app) => {
      const file = path.join(import.meta.dirname, app, `${language}.json`);
      return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    }),
  );
const plain = (text = '') => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const ofWaters = (language: string) => {
  const { drain, intake } = glossary(language);
  return { drain: new RegExp(drain, 'i'), intake: new RegExp(intake, 'i') };
};
const [french, frenchWaters] = [texts('fr'), ofWaters('fr')];

describe.each(locales.map(({ locale }) => locale))('in %s', (language) => {
  const messages = texts(language);
  const { drain, intake } = ofWaters(language);

  test.each(Object.keys(glossary('fr').words))('%s is what growers say', (id) => {
    const found = [...messages].filter(([key]) => key === id || key.endsWith(`.${id}`));
    expect(found.length).toBeGreaterThan(0);
    for (const [key, text] of found) expect([key, plain(text)]).toEqual([key, glossary(language).words[id]]);
  });

  test('each measure and volume is named by its own water', () => {
    const branches = [...messages].flatMap(([id, words]) =>
      [...id.matchAll(/\.(?:measure|subject|unusual)\.(intake|drain|totalDrain)(?:Ec|Ph|Percent|PerDripper|ed)$/g)].map(
        ([, field = '']) => ({
          id,
          words,
          own: field === 'intake' ? intake.test(words) : drain.test(words),
          other: field === 'intake' ? drain.test(words) : intake.test(words),
        }),
      ),
    );
    expect(branches.length).toBeGreaterThan(15);
    expect(branches.filter(({ own, other }) => !own || other)).toEqual([]);
  });

  test('no text takes the drain for the intake, or the intake for the drain', () => {
    const swapped = [...french].filter(([id, text]) => {
      const own = messages.get(id) ?? '';
      const [wantsDrain, wantsIntake] = [frenchWaters.drain.test(text), frenchWaters.intake.test(text)];
      if (wantsDrain === wantsIntake) return false;
      return wantsDrain ? intake.test(own) && !drain.test(own) : drain.test(own) && !intake.test(own);
    });
    expect(swapped).toEqual([]);
    expect([...messages.values()].filter((text) => drain.test(text)).length).toBeGreaterThan(10);
    expect([...messages.values()].filter((text) => intake.test(text)).length).toBeGreaterThan(10);
  });
});
