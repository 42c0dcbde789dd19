import type { ValueField } from '../../shared/src/domain/imports/tables/columns.ts';
import type { Random } from '../random.ts';
import type { Extra } from './extra.ts';
import type { FileLanguage, TrueFarm, TrueReading } from './farm.ts';
import { heads } from './heads.ts';
import type { MeasureColumn } from './measure-columns.ts';
import type { WhenForm } from './dates.ts';
import type { FileSheet } from './world-file.ts';
import { type FileCell, type NumberForm, textCell, withUnit } from './writing.ts';

/** Everything that a layout lays out. */
export interface Drawn {
  random: Random;
  language: FileLanguage;
  farm: TrueFarm;
  readings: readonly TrueReading[];
  when: WhenForm;
  columns: readonly MeasureColumn[];
  extras: readonly Extra[];
  numbers: NumberForm;
  /** How the file calls a plot. */
  plotText: (plot: string) => string;
}

export type LaidOut = Pick<FileSheet, 'rows'> & {
  sheets?: readonly FileSheet[];
  /** Of the file, where it says something. */
  fileName?: string;
  /** The readings that the layout has room for. */
  readings?: readonly TrueReading[];
  /** Only the columns with these fields are in it. */
  fields?: readonly ValueField[];
};

interface ListColumn {
  head: string;
  unit: string;
  cell: (reading: TrueReading, row: number) => FileCell;
}

const word = (drawn: Drawn, held: 'date' | 'time' | 'stamp' | 'plot' | 'note') =>
  drawn.random.pick(heads[drawn.language][held] ?? heads.en[held] ?? [held]) ?? held;

export const headOf = (random: Random, { head, unit, unitPlace }: MeasureColumn) =>
  unitPlace === 'head' && unit !== '' ? withUnit(random, head, unit) : head;

export function whenColumns(drawn: Drawn): ListColumn[] {
  const { when } = drawn;
  const date = { head: word(drawn, when.isStamp ? 'stamp' : 'date') + when.headZone, unit: 'TS', cell: when.date };
  return when.isStamp ? [date] : [date, { head: word(drawn, 'time'), unit: '', cell: when.time }];
}

const measureColumns = ({ random, columns }: Drawn): ListColumn[] =>
  columns.map((column) => ({ head: headOf(random, column), unit: column.unit, cell: column.cell }));

export const plotColumn = (drawn: Drawn): ListColumn => ({
  head: word(drawn, 'plot'),
  unit: '',
  cell: ({ plot }) => textCell(drawn.plotText(plot)),
});

/** Strangers stand anywhere, most often first or last. */
function withExtras(random: Random, columns: ListColumn[], extras: readonly Extra[], inHead: boolean): ListColumn[] {
  const all = [...columns];
  for (const { head, unit, cell } of extras) {
    const at = random.pick([0, all.length, random.below(all.length + 1)]) ?? 0;
    all.splice(at, 0, {
      head: inHead && unit !== '' && unit !== 'RN' ? withUnit(random, head, unit) : head,
      unit,
      cell,
    });
  }
  return all;
}

function table(drawn: Drawn, columns: readonly ListColumn[], readings: readonly TrueReading[]): FileCell[][] {
  const unitsBelow = drawn.columns.some(({ unitPlace }) => unitPlace === 'row');
  return [
    columns.map(({ head }) => textCell(head)),
    ...(unitsBelow ? [columns.map(({ unit }) => textCell(unit))] : []),
    ...readings.map((reading, row) => columns.map(({ cell }) => cell(reading, row))),
  ];
}

const unitsInHead = ({ columns }: Drawn) => columns.every(({ unitPlace }) => unitPlace !== 'row');

export function list(drawn: Drawn, withPlot: boolean): FileCell[][] {
  const { random, extras, readings } = drawn;
  const [first, ...rest] = [...whenColumns(drawn), ...(withPlot ? [plotColumn(drawn)] : [])];
  const own = random.chance(0.15) ? [...rest, first!] : [first!, ...rest];
  const columns = withExtras(random, [...own, ...measureColumns(drawn)], extras, unitsInHead(drawn));
  return table(drawn, columns, readings);
}
