import type { EcUnit, VolumeUnit } from '../../units.ts';

/** Dissolved solids by the scales that meters use: so many ppm are 1 mS/cm. */
export const ppmScales = { 'ppm × 500': 500, 'ppm × 640': 640, 'ppm × 700': 700 } as const;
export type PpmUnit = keyof typeof ppmScales;
export const ppmUnits = Object.keys(ppmScales) as PpmUnit[];

/** The units that a person can choose for a column's numbers. `share`: 0.28 is 28 %. */
export type CellUnit = EcUnit | PpmUnit | 'S/m' | VolumeUnit | 'm³' | '%' | 'share';

/**
 * The units that files use. Laboratories write mS/m, loggers S/m, meters cF (a tenth of a mS/cm). `ppm` has several scales; `other` is a
 * unit of something that no reading has (L/m², g/L, W/m²).
 */
export type WrittenUnit = CellUnit | 'mS/m' | 'cF' | 'ppm' | 'other';

/** How people write units, in lower case without spaces; longer spellings come first. */
const spellings: readonly (readonly [RegExp, WrittenUnit])[] = [
  [
    /(^|[^a-z])(k?g|[mµμu]g|k?mol|mmol|meq|m?eq)\s*[/.]\s*(l|kg|m)|w\s*\/?\s*m(2|²)|°\s*[cf](?!\p{L})|(^|[^a-z])(mv|volts?|kpa|hpa|bar)($|[^a-z])/u,
    'other',
  ],
  [/l(it\p{L}*)?\s*[/.]?\s*m(2|²)|(^|[^a-z])mm($|[^a-z])|(l|m3|m³)\s*\/\s*(h|ha|s|min)($|[^a-z])/u, 'other'],
  [/(µ|μ|u|micro)s(iemens)?[/.\s]*cm|(^|[^a-z])[µμ]s($|[^a-z])|(^|[^a-z])us($|[^a-z])/, 'µS/cm'],
  [/(^|[^a-zµμ])m(illi)?s(iemens)?\s*[/.\s]\s*m($|[^a-z])/, 'mS/m'],
  [/m(illi)?s(iemens)?[/.\s]*cm|(^|[^a-z])ms($|[^a-z])|mmho|ميلي\s*سيمنس/, 'mS/cm'],
  [/d(eci)?s(iemens)?[/.\s]*m($|[^a-z])|(^|[^a-z])ds($|[^a-z])/, 'dS/m'],
  [/(^|[^a-zµμ])s(iemens)?\s*[/.]\s*m($|[^a-z])|(^|[,([\s])s m($|[)\]])/, 'S/m'],
  [/(ppm|tds)\D{0,4}(500|0[.,]5)($|\D)/, 'ppm × 500'],
  [/(ppm|tds)\D{0,4}(640|0[.,]64)($|\D)/, 'ppm × 640'],
  [/(ppm|tds)\D{0,4}(700|0[.,]7)($|\D)/, 'ppm × 700'],
  [/(^|[^a-z])ppm($|[^a-z])/, 'ppm'],
  [/(^|[^a-z])cf($|[^a-z])/, 'cF'],
  [/%|٪/, '%'],
  [/(^|[^a-z])(m3|m³)($|[^a-z])|م3/, 'm³'],
  [/(^|[^a-z])(ml|cc|cm3|cm³)($|[^a-z])|millilit|mililit|مل($|\s)/, 'ml'],
  [/(^|[^a-z])cl($|[^a-z])|centilit/, 'cl'],
  [/(^|[^a-z])l($|[^a-z])|(^|[^a-z])lit(re|er|ro|r)|لتر/, 'l'],
];

/** In lower case and in one spelling: "mS·cm⁻¹", "mS cm-1" and "mS cm" are one. */
function plainUnit(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[_·⋅]/g, ' ')
    .replaceAll('µ', 'μ')
    .replaceAll(/\s*\^?[-−⁻](?:1(?!\d)|¹)/g, '')
    .replaceAll(/m\^?[-−⁻](?:2(?!\d)|²)/g, 'm2');
}

/** The unit in a column head, a cell or a number format; null for none. */
export function unitIn(text: string): WrittenUnit | null {
  const small = plainUnit(text);
  return spellings.find(([pattern]) => pattern.test(small))?.[1] ?? null;
}

/** Whether a text contains this unit, by itself or in brackets: "O2 (mg/L)", "temp °C". */
export function isUnitWritten(unit: string, text: string): boolean {
  const tight = (written: string) => plainUnit(written).replaceAll(/\s*([/.°])\s*/g, '$1');
  return ` ${tight(text).replaceAll(/[()[\],;:]/g, ' ')} `.includes(` ${tight(unit)} `);
}

/** The unit, if the text contains nothing else except brackets; otherwise null. */
export function bareUnit(text: string): WrittenUnit | null {
  const unit = unitIn(text);
  const isShort =
    /^[\s("[]*(?:ppm|cf|[µμu]s|ms|ds|s|micros|millis)?(?:iemens)?\s*[/.]?\s*(?:cm|m)?\s*(?:%|٪|ml|cc|cl|m3|m³|l|litres?|liters?|litros?|لتر|مل)?[\s)"\].]*$/i;
  return unit && isShort.test(text.trim()) ? unit : null;
}

/** What stands in the row of units below the heads of a logger or a laboratory, beside units: statistics, marks of columns, placeholders. */
const besideUnits =
  /^(?:-+|—|–|ph|ts|rn|smp|avg|min|max|tot|std|mean|moy|date|time|heure|hour|hora|unit[és]?|units|s\.?u\.?|°\s?[cf]|deg\.? ?c|h|hh?:mm(?::ss)?|[dmyja]{2,4}[-/.][dmyja]{2,4}[-/.][dmyja]{2,4}.*|n\/?a|sans unité|none)$/i;

/** "ppm (640)", "TDS × 0.5". */
const ppmWithScale = /^(?:ppm|tds)[\s(×x*]{1,3}[\d.,]{1,4}\)?$/i;

/** What a cell in a row of units says: its unit, null for a placeholder; undefined where it can stand in no such row. */
export function unitCell(text: string): WrittenUnit | null | undefined {
  const bare = text.trim().replace(/^[([]([^()[\]]*)[)\]]$/, '$1');
  const unit = bare.length <= 12 ? unitIn(bare) : null;
  if (unit && (bareUnit(bare) || ppmWithScale.test(bare))) return unit;
  if (unit && /^[^\d\s]{0,5}[\s/.]{0,2}[/.%°²³\p{L}\d]{1,9}$/u.test(plainUnit(bare))) return unit;
  return besideUnits.test(bare) ? null : undefined;
}
