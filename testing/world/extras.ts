import type { Random } from '../random.ts';
import { type FileLanguage, type TrueReading } from './farm.ts';
import { otherDay, weekdayOf } from './dates.ts';
import { emptyCell, type FileCell, numberCell, type NumberForm, textCell } from './writing.ts';

/** A column that holds nothing of a reading, as files of the world have them beside what we want. */
export interface Extra {
  kind: string;
  head: string;
  unit: string;
  cell: (reading: TrueReading, row: number) => FileCell;
}

type Make = (random: Random, form: NumberForm, language: FileLanguage) => Omit<Extra, 'kind'>;

const decimals =
  (heads: readonly (readonly [head: string, unit: string])[], low: number, high: number, places: number): Make =>
  (random, form) => {
    const [head = '', unit = ''] = random.pick(heads) ?? [];
    return { head, unit, cell: () => numberCell(low + random.next() * (high - low), places, form) };
  };

/** The kinds of strangers beside a reading's columns. */
const kinds: Record<string, Make> = {
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
  ion: decimals(
    [
      ['Cl apport', 'mmol/L'],
      ['Cl drainage', 'mmol/L'],
      ['Na drain', 'mmol/L'],
      ['NO3 apport', 'mmol/L'],
      ['SO4', 'mmol/L'],
      ['K drain', 'mmol/L'],
      ['Ca', 'meq/L'],
      ['HCO3', 'meq/L'],
      ['NH4', 'mmol/L'],
      ['drain_Cl', ''],
      ['irr_NO3', ''],
      ['acid_consumption', 'mmol/L'],
      ['Fe', 'µmol/L'],
      ['P', 'ppm'],
    ],
    0.05,
    9,
    2,
  ),
  'other water': decimals(
    [
      ['EC solution du sol', 'mS/cm'],
      ['Soil solution EC', 'mS/cm'],
      ['soil_EC_30cm', 'dS/m'],
      ['EC substrat', 'mS/cm'],
      ['Slab EC', 'mS/cm'],
      ['EC_slab1', ''],
      ['Bulk EC', 'dS/m'],
      ['Tank EC', 'mS/cm'],
      ['EC cuve', 'mS/cm'],
      ['EC bassin', 'mS/cm'],
      ['EC agua de pozo', 'mS/cm'],
      ['Raw water EC', 'mS/cm'],
      ['EC suelo', 'mS/cm'],
      ['EC gleby', 'mS/cm'],
      ['EC maty', 'mS/cm'],
      ['EC da água bruta', 'mS/cm'],
      ['EC التربة', 'mS/cm'],
    ],
    0.4,
    7,
    2,
  ),
  'other pH': decimals(
    [
      ['Soil pH', ''],
      ['pH sol', ''],
      ['pH substrat', ''],
      ['pH cuve', ''],
      ['pH suelo', ''],
      ['Tank pH', ''],
      ['pH gleby', ''],
    ],
    5,
    8,
    1,
  ),
  target: decimals(
    [
      ['EC cible', 'mS/cm'],
      ['Target EC', 'mS/cm'],
      ['EC consigne apport', 'mS/cm'],
      ['EC setpoint', ''],
      ['CE objetivo', 'mS/cm'],
      ['EC zadane', 'mS/cm'],
      ['EC alvo', 'mS/cm'],
      ['Drain EC target', 'mS/cm'],
    ],
    1.5,
    4,
    1,
  ),
  climate: decimals(
    [
      ['T°', '°C'],
      ['Temp', '°C'],
      ['Temperature', 'Deg C'],
      ['T eau', '°C'],
      ['Drain temperature', '°C'],
      ['CO2', 'ppm'],
      ['DO', 'mg/L'],
      ['BattV_Min', 'Volts'],
      ['Rain', 'mm'],
      ['VPD', 'kPa'],
      ['wind', 'm/s'],
    ],
    1,
    31,
    1,
  ),
  moisture: decimals(
    [
      ['HR', '%'],
      ['RH', '%'],
      ['VWC', '%'],
      ['WC_slab1', '%'],
      ['Humidity', '%'],
      ['Teneur en eau', '%'],
      ['WCS', '%'],
    ],
    30,
    92,
    1,
  ),
  radiation: decimals(
    [
      ['Solar', 'W/m²'],
      ['solar_wm2', ''],
      ['Rad', 'W/m2'],
      ['Rayonnement', 'J/cm²'],
      ['PAR', 'µmol/m²/s'],
      ['Global radiation', 'W m-2'],
    ],
    40,
    950,
    1,
  ),
  'water depth': decimals(
    [
      ['Drain', 'l/m2'],
      ['Drainage', 'L/m²'],
      ['Apport', 'L/m²'],
      ['Irrigation', 'mm'],
      ['Irr', 'L/m2'],
      ['Riego', 'l/m2'],
      ['Drenaje', 'l/m2'],
      ['Przelew', 'l/m2'],
    ],
    0.4,
    7,
    1,
  ),
  'plot volume': decimals(
    [
      ['Volume apport', 'm³'],
      ['Volume drainage', 'm3'],
      ['Volumen riego', 'm3'],
    ],
    0.5,
    9,
    1,
  ),
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
