import { numberOfCell } from './cells/cell-number.ts';
import { plain } from './cells/plain-text.ts';
import { noWaterAnswers, type WaterAnswers } from '../water/water-answers.ts';
import { type ImportAnswers, noAnswers } from './tables/import-answers.ts';

/**
 * What a person answered about a file, for the next file of that layout. Repairs of single rows, years, and unusual values belong to one file
 * only.
 */
export type RecipeAnswers = Pick<
  ImportAnswers,
  'plots' | 'meters' | 'columns' | 'units' | 'order' | 'decimal' | 'time' | 'dripperCount' | 'zone' | 'heads'
> & { water?: Pick<WaterAnswers, 'units' | 'drippersPerSquareMetre'> };

export interface Recipe {
  /** The file in which the answers were given. */
  file: string;
  /** Keys have a sheet's place in place of its name, because names change from file to file. */
  answers: RecipeAnswers;
}

/** The layout of a file: its heads, sheet by sheet. Files with the same text share a recipe. */
export function layoutText(sheets: readonly { rows: readonly { cells: readonly string[] }[] }[]): string {
  const isName = (text: string) => text.trim() !== '' && numberOfCell({ kind: 'text', text }) === null;
  return sheets
    .map(
      ({ rows }) =>
        rows
          .find(({ cells }) => cells.filter(isName).length > 1)
          ?.cells.map(plain)
          .join('|') ?? '',
    )
    .join('\n');
}

/** The recipe of a person's answers; null where they gave none that another file can use. */
export function recipeOf(answers: ImportAnswers, file: string, sheets: readonly string[]): Recipe | null {
  const place = (key: string) => {
    const at = sheets.findIndex((name) => key === name || key.startsWith(`${name}!`));
    return at < 0 ? key : `${at}${key.slice(sheets[at]?.length ?? 0)}`;
  };
  const { order, decimal, time, dripperCount, zone, water = noWaterAnswers } = answers;
  const { units, drippersPerSquareMetre } = water;
  const given = {
    plots: answers.plots,
    meters: answers.meters ?? {},
    columns: renamed(answers.columns, place),
    units: renamed(answers.units, place),
    heads: renamed(answers.heads, place),
    order,
    decimal,
    time,
    dripperCount,
    zone,
  };
  const isEmpty = Object.values({ ...given, units: { ...given.units, ...units }, drippersPerSquareMetre }).every(
    (answer) => answer === null || (typeof answer === 'object' && Object.keys(answer).length === 0),
  );
  return isEmpty ? null : { file, answers: { ...given, water: { units, drippersPerSquareMetre } } };
}

/** The answers that a recipe gives for another file with these sheets. */
export function answersOf({ answers }: Recipe, sheets: readonly string[]): ImportAnswers {
  const name = (key: string) => key.replace(/^\d+(?=!|$)/, (at) => sheets[Number(at)] ?? at);
  return {
    ...noAnswers,
    ...answers,
    columns: renamed(answers.columns, name),
    units: renamed(answers.units, name),
    heads: renamed(answers.heads, name),
    water: { ...noWaterAnswers, ...answers.water },
  };
}

const renamed = <T>(given: Readonly<Record<string, T>>, rename: (key: string) => string) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [rename(key), value]));
