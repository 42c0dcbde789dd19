import { plain } from './plain-text.ts';

/** The first letters of the months in the six languages, without accents; long enough to be unambiguous. */
const months: readonly (readonly string[])[] = [
  ['jan', 'ene', 'sty', 'يناير', 'كانون الثاني'],
  ['feb', 'fev', 'lut', 'فبراير', 'شباط'],
  ['mar', 'مارس', 'اذار'],
  ['apr', 'avr', 'abr', 'kwi', 'ابريل', 'ابر', 'نيسان'],
  ['may', 'mai', 'maj', 'مايو', 'ماي', 'ايار'],
  ['jun', 'juin', 'cze', 'يونيو', 'حزيران'],
  ['jul', 'juil', 'lip', 'يوليوز', 'يوليو', 'تموز'],
  ['aug', 'aou', 'ago', 'sie', 'غشت', 'اغسطس', 'اب'],
  ['sep', 'set', 'wrz', 'شتنبر', 'سبتمبر', 'ايلول'],
  ['oct', 'out', 'okt', 'paz', 'اكتوبر', 'اكت', 'تشرين الاول'],
  ['nov', 'lis', 'نونبر', 'نوفمبر', 'تشرين الثاني'],
  ['dec', 'dez', 'dic', 'gru', 'دجنبر', 'ديسمبر', 'كانون الاول'],
];

/** The month that a word names (1 to 12); null for none. */
export function monthNamed(word: string): number | null {
  const text = plain(word);
  let found: { month: number; length: number } | null = null;
  for (const [index, names] of months.entries())
    for (const name of names)
      // The longest name counts: one may begin as another does.
      if (text.startsWith(plain(name)) && name.length > (found?.length ?? 0))
        found = { month: index + 1, length: name.length };
  return found?.month ?? null;
}
