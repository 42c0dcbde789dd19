import type { EcUnit, VolumeUnit } from '../../units.ts';

/** The units that a person can choose for a column's numbers. `share`: 0.28 is 28 %. */
export type CellUnit = EcUnit | VolumeUnit | '%' | 'share';

/** The units that files use; some laboratories write mS/m, a hundredth of a mS/cm. */
export type WrittenUnit = CellUnit | 'mS/m';

/** How people write units, in lower case without spaces; longer spellings come first. */
const spellings: readonly (readonly [RegExp, WrittenUnit])[] = [
  [/(µ|μ|u|micro)s(iemens)?[/.\s]*cm|(^|[^a-z])[µμ]s($|[^a-z])|(^|[^a-z])us($|[^a-z])/, 'µS/cm'],
  [/(^|[^a-zµμ])m(illi)?s(iemens)?\s*[/.]\s*m($|[^a-z])/, 'mS/m'],
  [/m(illi)?s(iemens)?[/.\s]*cm|(^|[^a-z])ms($|[^a-z])|ميلي\s*سيمنس/, 'mS/cm'],
  [/d(eci)?s(iemens)?[/.\s]*m($|[^a-z])|(^|[^a-z])ds($|[^a-z])/, 'dS/m'],
  [/%|٪/, '%'],
  [/(^|[^a-z])(ml|cc|cm3|cm³)($|[^a-z])|millilit|mililit|مل($|\s)/, 'ml'],
  [/(^|[^a-z])cl($|[^a-z])|centilit/, 'cl'],
  [/(^|[^a-z])l($|[^a-z])|(^|[^a-z])lit(re|er|ro|r)|لتر/, 'l'],
];

/** The unit in a column head, a cell or a number format; null for none. */
export function unitIn(text: string): WrittenUnit | null {
  const small = text.toLowerCase();
  return spellings.find(([pattern]) => pattern.test(small))?.[1] ?? null;
}

/** The unit, if the text contains nothing else except brackets; otherwise null. */
export function bareUnit(text: string): WrittenUnit | null {
  const unit = unitIn(text);
  const isShort =
    /^[\s("[]*(?:[µμu]s|ms|ds|micros|millis)?(?:iemens)?\s*[/.]?\s*(?:cm|m)?\s*(?:%|٪|ml|cc|cl|l|litres?|liters?|litros?|لتر|مل)?[\s)"\].]*$/i;
  return unit && isShort.test(text.trim()) ? unit : null;
}
