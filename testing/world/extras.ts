import type { Random } from '../random.ts';
import { otherDay, weekdayOf } from './dates.ts';
import type { Extra, MakeExtra } from './extra.ts';
import type { FileLanguage } from './farm.ts';
import { otherMeasures } from './other-measures.ts';
import { emptyCell, type NumberForm, textCell } from './writing.ts';

/** The kinds of strangers beside a reading's columns. */
const kinds: Record<string, MakeExtra> = {
  'row number': (random) => {
    const first = random.pick([0, 1, 1, 1, 8812]) ?? 1;
    const head = random.pick([
      'N°',
      '#',
      'No',
      'No.',
      'RECORD',
      'ID',
      'Index',
      'Nr',
      'Lp.',
      'Rec',
      'n',
      '_id',
      'رقم',
      '',
    ]);
    return {
      head: head ?? '',
      unit: 'RN',
      cell: (_reading, row) => ({ text: String(first + row), stored: first + row }),
    };
  },
  ...otherMeasures,
  'small count': (random) => {
    const head = random.pick([
      "Nb d'irrigations",
      'Cycles',
      'Nombre de cycles',
      'Riegos',
      'Starts',
      'Semaine',
      'Week',
      'Durée (min)',
      'Duration (min)',
      'Tour',
      'Irrigation time (min)',
    ]);
    return { head: head ?? '', unit: '', cell: () => textCell(String(1 + random.below(22))) };
  },
  duration: (random) => {
    const head = random.pick(['Durée', 'Irrigation duration', 'Run time', "Temps d'arrosage", 'Duración']);
    return { head: head ?? '', unit: '', cell: () => textCell(`00:${String(4 + random.below(40)).padStart(2, '0')}`) };
  },
  weekday: (random, _form, language) => {
    const names = { fr: 'Jour', en: 'Day', es: 'Día', pt: 'Dia', pl: 'Dzień', ar: 'اليوم', logger: 'Weekday' };
    return {
      head: random.chance(0.8) ? names[language] : '',
      unit: '',
      cell: ({ date }) => textCell(weekdayOf(date, language)),
    };
  },
  'other day': (random) => {
    const head = random.pick([
      'Date de plantation',
      'Planting date',
      'Fecha de siembra',
      '_submission_time',
      'Updated',
      'Data sadzenia',
      'Date de saisie',
    ]);
    return { head: head ?? '', unit: '', cell: ({ date }) => textCell(otherDay(date)) };
  },
  person: (random) => {
    const head = random.pick(['Opérateur', 'Operator', 'Responsable', 'enumerator', 'Saisi par', 'الاسم']);
    return {
      head: head ?? '',
      unit: '',
      cell: () => textCell(random.pick(['Ali', 'Fatima Z.', 'Piotr', 'Rosa']) ?? ''),
    };
  },
  crop: (random) => {
    const head = random.pick(['Variété', 'Variety', 'Culture', 'Crop', 'Variedad']);
    return { head: head ?? '', unit: '', cell: () => textCell(random.pick(['Clara', 'Yazmin', 'Big Sky']) ?? '') };
  },
  device: (random) => {
    const head = random.pick(['_uuid', 'deviceid', 'Serial', 'meta-instanceID', 'KEY']);
    return {
      head: head ?? '',
      unit: '',
      cell: (_reading, row) => textCell(`uuid:${(row * 7919 + 4096).toString(16)}-${row}`),
    };
  },
  empty: () => ({ head: '', unit: '', cell: () => emptyCell }),
};

/** Draws up to four strangers, none of them twice. */
export function drawExtras(random: Random, form: NumberForm, language: FileLanguage): Extra[] {
  const names = Object.keys(kinds);
  const wanted = new Set(Array.from({ length: random.below(5) }, () => random.pick(names) ?? 'empty'));
  const heads = new Set<string>();
  return [...wanted].flatMap((kind) => {
    const extra = { kind, ...kinds[kind]!(random, form, language) };
    if (extra.head !== '' && heads.has(extra.head)) return [];
    heads.add(extra.head);
    return [extra];
  });
}
