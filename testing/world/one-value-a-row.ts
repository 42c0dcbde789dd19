import type { FileLanguage } from './farm.ts';
import { type Drawn, type LaidOut, plotColumn, whenColumns } from './list-layout.ts';
import { textCell } from './writing.ts';

const longHeads: Record<FileLanguage, readonly [string, string, string]> = {
  fr: ['Paramètre', 'Valeur', 'Unité'],
  en: ['Parameter', 'Value', 'Unit'],
  es: ['Parámetro', 'Valor', 'Unidad'],
  pt: ['Parâmetro', 'Valor', 'Unidade'],
  pl: ['Parametr', 'Wartość', 'Jednostka'],
  ar: ['المعيار', 'القيمة', 'الوحدة'],
  logger: ['variable', 'value', 'unit'],
};

/** One value a row: what was measured, how much, in which unit. */
export function long(drawn: Drawn): LaidOut {
  const [parameter, value, unit] = longHeads[drawn.language];
  const before = [...whenColumns(drawn), plotColumn(drawn)];
  const head = [...before.map(({ head }) => head), parameter, value, unit].map(textCell);
  const rows = drawn.readings.flatMap((reading, row) =>
    drawn.columns.map((column) => [
      ...before.map(({ cell }) => cell(reading, row)),
      textCell(column.head),
      column.cell(reading),
      textCell(column.unit),
    ]),
  );
  return { rows: [head, ...rows] };
}
