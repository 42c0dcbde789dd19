import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const languages = ['fr', 'en', 'es', 'pt', 'pl', 'ar-MA'] as const;
type Language = (typeof languages)[number];

/** The words that must not be swapped, written by hand: journeys find their fields by the very files that could be wrong. */
const glossary: Record<string, Record<Language, string>> = {
  'measure.intakeEc': {
    fr: 'EC d’apport',
    en: 'Intake EC',
    es: 'CE del aporte',
    pt: 'CE da solução de entrada',
    pl: 'EC pożywki',
    'ar-MA': 'موصلية المحلول المغذي (EC)',
  },
  'measure.drainEc': {
    fr: 'EC de drainage',
    en: 'Drain EC',
    es: 'CE del drenaje',
    pt: 'CE da drenagem',
    pl: 'EC przelewu',
    'ar-MA': 'موصلية ماء الصرف (EC)',
  },
  'measure.intakePh': {
    fr: 'pH d’apport',
    en: 'Intake pH',
    es: 'pH del aporte',
    pt: 'pH da solução de entrada',
    pl: 'pH pożywki',
    'ar-MA': 'حموضة المحلول المغذي (pH)',
  },
  'measure.drainPh': {
    fr: 'pH de drainage',
    en: 'Drain pH',
    es: 'pH del drenaje',
    pt: 'pH da drenagem',
    pl: 'pH przelewu',
    'ar-MA': 'حموضة ماء الصرف (pH)',
  },
  'measure.drainPercent': {
    fr: '% de drainage',
    en: 'Drain percentage',
    es: '% de drenaje',
    pt: '% de drenagem',
    pl: '% przelewu',
    'ar-MA': 'نسبة ماء الصرف',
  },
  'field.totalDrained': {
    fr: 'Total drainé',
    en: 'Total drained',
    es: 'Total drenado',
    pt: 'Total drenado',
    pl: 'Suma przelewu',
    'ar-MA': 'مجموع ماء الصرف',
  },
  'field.intakePerDripper': {
    fr: 'Apport par goutteur',
    en: 'Intake per dripper',
    es: 'Aporte por gotero',
    pt: 'Volume por gotejador',
    pl: 'Dawka na kroplownik',
    'ar-MA': 'المحلول لكل قطّار',
  },
  'field.dripperCount': {
    fr: 'Nombre de goutteurs',
    en: 'Number of drippers',
    es: 'Número de goteros',
    pt: 'Número de gotejadores',
    pl: 'Liczba kroplowników',
    'ar-MA': 'عدد القطّارات',
  },
  'field.plot': {
    fr: 'Parcelle',
    en: 'Plot',
    es: 'Parcela',
    pt: 'Parcela',
    pl: 'Kwatera',
    'ar-MA': 'القطعة',
  },
  'filter.variety': {
    fr: 'Culture et variété',
    en: 'Crop and variety',
    es: 'Cultivo y variedad',
    pt: 'Cultura e variedade',
    pl: 'Uprawa i odmiana',
    'ar-MA': 'الزراعة والصنف',
  },
  'campaigns.list.title': {
    fr: 'Campagnes',
    en: 'Campaigns',
    es: 'Campañas',
    pt: 'Campanhas',
    pl: 'Sezony',
    'ar-MA': 'المواسم',
  },
  'auth.farms.list': {
    fr: 'Exploitations',
    en: 'Farms',
    es: 'Fincas',
    pt: 'Explorações',
    pl: 'Gospodarstwa',
    'ar-MA': 'الضيعات',
  },
};

/** How each language speaks of the two waters, in any of a word's forms. */
const drain: Record<Language, RegExp> = {
  fr: /\bdrain/i,
  en: /\bdrain/i,
  es: /\bdren/i,
  pt: /\bdren/i,
  pl: /przelew|przelan/i,
  'ar-MA': /صرف/,
};
const intake: Record<Language, RegExp> = {
  fr: /\bapport/i,
  en: /\bintake|\bgiven\b/i,
  es: /\baport/i,
  pt: /\bentrada|\bfornecid|\bvolume por gotejador/i,
  pl: /pożyw|dawk/i,
  'ar-MA': /المحلول|المعطى/,
};

const apps = readdirSync(import.meta.dirname).filter((name) => /^(mf-|shared$|shell$)/.test(name));
const texts = (language: Language) =>
  new Map(
    apps.flatMap((app) => {
      const file = path.join(import.meta.dirname, app, `${language}.json`);
      return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    }),
  );
const plain = (text = '') => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe.each(languages)('in %s', (language) => {
  const said = texts(language);
  const french = texts('fr');

  test.each(Object.keys(glossary))('%s is what growers say', (id) => {
    const found = [...said].filter(([key]) => key === id || key.endsWith(`.${id}`));
    expect(found.length).toBeGreaterThan(0);
    for (const [key, text] of found) expect([key, plain(text)]).toEqual([key, glossary[id]?.[language]]);
  });

  test('a choice among fields names each by its own water', () => {
    const branches = [...said].flatMap(([id, text]) =>
      [...text.matchAll(/\b(intake|drain|totalDrain)(?:Ec|Ph|Percent|PerDripper|ed) \{([^{}]*)\}/g)].map(
        ([, field = '', words = '']) => ({
          id,
          words,
          own: field === 'intake' ? intake[language].test(words) : drain[language].test(words),
          other: field === 'intake' ? drain[language].test(words) : intake[language].test(words),
        }),
      ),
    );
    expect(branches.length).toBeGreaterThan(20);
    expect(branches.filter(({ own, other }) => !own || other)).toEqual([]);
  });

  test('no text takes the drain for the intake, or the intake for the drain', () => {
    const swapped = [...french].filter(([id, text]) => {
      const own = said.get(id) ?? '';
      const [wantsDrain, wantsIntake] = [drain.fr.test(text), intake.fr.test(text)];
      if (wantsDrain === wantsIntake) return false;
      return wantsDrain
        ? intake[language].test(own) && !drain[language].test(own)
        : drain[language].test(own) && !intake[language].test(own);
    });
    expect(swapped).toEqual([]);
    expect([...said.values()].filter((text) => drain[language].test(text)).length).toBeGreaterThan(10);
    expect([...said.values()].filter((text) => intake[language].test(text)).length).toBeGreaterThan(10);
  });
});
