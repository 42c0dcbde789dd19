import { orderInHead } from '../imports/cells/date-order.ts';
import { hasWord, plain, spelled } from '../imports/cells/plain-text.ts';
import { columnNames } from '../imports/cells/column-names.ts';
import type { WaterField } from './water-quantities.ts';
import { unitsOf, type WaterUnit } from './water-units.ts';

/** What a column of a file holds; `plotId` if its head names a plot, `unit` if it names one. */
export type WaterColumn = { holds: 'date' } | { holds: 'plot' } | ValueColumn;

interface ValueColumn {
  holds: WaterField;
  unit: WaterUnit | null;
  plotId: string | null;
}

/**
 * Words in column heads that name what they hold, in the six languages and as climate computers write them. If a head contains several, the
 * longest counts; "date d'irrigation" is found by its place, because dates come first.
 */
const words = {
  date: ['date', 'day', 'jour', 'fecha', 'dia', 'data', 'dzien', 'التاريخ', 'تاريخ', 'اليوم', 'يوم'],
  radiation: [
    'radiation',
    'radiacion',
    'radiacao',
    'rayonnement',
    'light',
    'lumiere',
    'luz',
    'swiatlo',
    'promieniowanie',
    'naslonecznienie',
    'solar',
    'insolation',
    'irradiation',
    'radsum',
    'rad sum',
    'par sum',
    'global rad',
    'rg',
    'joule',
    'الإشعاع',
    'اشعاع',
    'الضوء',
    'ضوء',
  ],
  irrigation: [
    'irrigation',
    'water',
    'eau',
    'apport',
    'arrosage',
    'riego',
    'agua',
    'aporte',
    'rega',
    'regadio',
    'nawadnianie',
    'woda',
    'podlewanie',
    'dose',
    'gift',
    'السقي',
    'سقي',
    'الماء',
    'ماء',
  ],
  plot: [
    'plot',
    'compartment',
    'greenhouse',
    'bay',
    'zone',
    'parcelle',
    'compartiment',
    'serre',
    'chapelle',
    'parcela',
    'compartimento',
    'invernadero',
    'sector',
    'estufa',
    'setor',
    'kwatera',
    'szklarnia',
    'komora',
    'sekcja',
    'القطعة',
    'قطعة',
    'البيت',
    'بيت',
  ],
} as const satisfies Record<'date' | 'plot' | WaterField, readonly string[]>;

/** How people write the units. The longer come first, because `kWh` contains `Wh`; `mm` occurs in none. */
const spellings: readonly (readonly [RegExp, WaterUnit])[] = [
  [/kwh/, 'kWh/m²'],
  [/wh/, 'Wh/m²'],
  [/mj/, 'MJ/m²'],
  [/j\s*\/?\s*cm|joule/, 'J/cm²'],
  [/ml.*(drip|drop|gout|gote|gota|krop|plant|قط)|cc.*(gote|gota)/, 'mL/dripper'],
  [/\bmm\b|millim|milím|milim/, 'mm'],
  [/(^|[^a-z])l\s*\/\s*m(?![a-z])|lit.*m2|lm2/, 'L/m²'],
];

/** The unit that a head names for a field; null for none. */
export function unitIn(head: string, field: WaterField): WaterUnit | null {
  const text = head.toLowerCase().replaceAll('²', '2');
  return spellings.find(([pattern, unit]) => unitsOf(field).includes(unit) && pattern.test(text))?.[1] ?? null;
}

/** Units and words of what is no water that was given and no sum of light: power (W/m²), photons, rates, rain, set points, the water in the soil. */
const other =
  /(^|[^a-z])w\s*[/.]?\s*m\s?-?2|wm2|(^|[^a-z])[mµμu]?mol(?![a-z])|\/\s*(min|s|sec|h|hr|hour|heure|hora)(?![a-z])|ml.*(joule|julio|dżul)|مل.*جول|rain|pluie|lluvia|chuva|opad|مطر|target|cible|consigne|objetivo|alvo|temp|°|%|٪|content|teneur|contenido|conteúdo|zawarto|moisture|humid/;

/** Words of water that nobody gave: rain, and what plants and soil give off. */
const ofWeather = [
  'precip',
  'pluvi',
  'deszcz',
  'snow',
  'امطار',
  'تساقط',
  'هطول',
  'evap',
  'evapotr',
  'ewap',
  'transpir',
  'et0$',
  'et₀$',
  'eto$',
  'etp$',
  'etc$',
  'etr$',
  'تبخر',
  'نتح',
  'صبيب',
  'تدفق',
] as const;

/** Words of values that a head names beside water or light: "EC apport" is no water. */
const ofReadings = [...columnNames.ec, ...columnNames.ph, ...columnNames.percent];
/** Words of what is no water that was given, in whatever unit it is. */
const notGiven = [...columnNames.drain, ...columnNames.other, ...ofWeather];
/** Words that say nothing else beside a unit. */
const besideUnit = [
  ...columnNames.intake,
  ...columnNames.volume,
  ...columnNames.dripper,
  ...columnNames.whole,
  ...columnNames.neutral,
  'mm',
];

/** What a person said that columns hold, by their heads. */
export type NamedHeads = Readonly<Record<string, WaterField>>;

/** What a column's head names; null where it is nothing that we use. `plots` are the farm's, by name. */
export function columnOf(
  head: string,
  plots: readonly { id: string; name: string }[],
  named: NamedHeads = {},
): WaterColumn | null {
  const padded = ` ${plain(head)} `;
  const plot = plots
    .filter(({ name }) => padded.includes(` ${plain(name)} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  const withoutPlot = (text: string) => (plot ? text.replace(` ${plain(plot.name)} `, ' ') : text);
  const rest = withoutPlot(padded);
  const isIn = (kind: keyof typeof words) => words[kind].some((word) => rest.includes(` ${plain(word)}`));
  const answer = Object.hasOwn(named, head) ? named[head] : undefined;
  if (answer) return { holds: answer, unit: unitIn(head, answer), plotId: plot?.id ?? null };
  // The mm of "Time(dd/mm/yyyy)" is no unit.
  if (isIn('date') || orderInHead(head)) return { holds: 'date' };
  if (other.test(head.toLowerCase().replaceAll('²', '2').replaceAll('_', ' '))) return null;
  const whole = withoutPlot(` ${plain(spelled(head))} `).trim();
  if (hasWord(whole, ofReadings)) return null;
  for (const field of ['radiation', 'irrigation'] as const) {
    const unit = unitIn(head, field);
    if (field === 'irrigation' && (hasWord(whole, notGiven) || whole.startsWith('et '))) continue;
    if (isIn(field) || (unit && isUnitEnough(unit, whole))) return { holds: field, unit, plotId: plot?.id ?? null };
  }
  return isIn('plot') ? { holds: 'plot' } : null;
}

/** Whether a head without a word for water or light names them by its unit. Stems and fruits are measured in millimetres, too. */
const isUnitEnough = (unit: WaterUnit, whole: string) =>
  unit !== 'mm' || whole.split(' ').every((word) => hasWord(word, besideUnit) || /^\d*$/.test(word));
