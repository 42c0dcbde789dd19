import type { ValueField } from '../../shared/src/domain/imports/tables/columns.ts';
import type { Random } from '../random.ts';
import type { Extra } from './extras.ts';
import type { FileLanguage, TrueFarm, TrueReading } from './farm.ts';
import { heads } from './heads.ts';
import type { MeasureColumn } from './measure-columns.ts';
import type { WhenForm } from './dates.ts';
import type { FileSheet } from './world-file.ts';
import { emptyCell, type FileCell, numberCell, type NumberForm, textCell, withUnit } from './writing.ts';

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

const headOf = (random: Random, { head, unit, unitPlace }: MeasureColumn) =>
  unitPlace === 'head' && unit !== '' ? withUnit(random, head, unit) : head;

function whenColumns(drawn: Drawn): ListColumn[] {
  const { when } = drawn;
  const date = { head: word(drawn, when.isStamp ? 'stamp' : 'date') + when.headZone, unit: 'TS', cell: when.date };
  return when.isStamp ? [date] : [date, { head: word(drawn, 'time'), unit: '', cell: when.time }];
}

const measureColumns = ({ random, columns }: Drawn): ListColumn[] =>
  columns.map((column) => ({ head: headOf(random, column), unit: column.unit, cell: column.cell }));

const plotColumn = (drawn: Drawn): ListColumn => ({
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

function list(drawn: Drawn, withPlot: boolean): FileCell[][] {
  const { random, extras, readings } = drawn;
  const [first, ...rest] = [...whenColumns(drawn), ...(withPlot ? [plotColumn(drawn)] : [])];
  const own = random.chance(0.15) ? [...rest, first!] : [first!, ...rest];
  const columns = withExtras(random, [...own, ...measureColumns(drawn)], extras, unitsInHead(drawn));
  return table(drawn, columns, readings);
}

const totals: Record<FileLanguage, string> = {
  fr: 'Moyenne',
  en: 'Average',
  es: 'Media',
  pt: 'Média',
  pl: 'Średnia',
  ar: 'المعدل',
  logger: 'Mean',
};

const ofPlots = (readings: readonly TrueReading[]) => [...Map.groupBy(readings, ({ plot }) => plot)];

/** The layouts of the world, by name. */
export const layouts: Record<string, (drawn: Drawn) => LaidOut> = {
  list: (drawn) => ({ rows: list(drawn, true) }),
  'list with totals': (drawn) => {
    const rows = list(drawn, true);
    const width = rows[0]?.length ?? 1;
    const total = Array.from({ length: width }, (_, index) =>
      index === 0 ? textCell(totals[drawn.language]) : numberCell(2.1 + index, 2, drawn.numbers),
    );
    return { rows: [...rows, total] };
  },
  'list under a title': (drawn) => ({
    rows: [
      [textCell(drawn.random.pick(['Relevés 2026', 'EC / pH', 'Fertigation', 'Ferme El Amal']) ?? '')],
      [],
      ...list(drawn, true),
    ],
  }),
  'file of one plot': (drawn) => {
    const [[plot, readings] = ['', []]] = ofPlots(drawn.readings);
    return { rows: list({ ...drawn, readings }, false), fileName: drawn.plotText(plot), readings };
  },
  'sheet for each plot': (drawn) => {
    const sheets = ofPlots(drawn.readings).map(([plot, readings]) => ({
      name: drawn.plotText(plot),
      rows: list({ ...drawn, readings, random: drawn.random }, false),
    }));
    return { rows: [], sheets };
  },
  'block for each plot': (drawn) => ({
    rows: ofPlots(drawn.readings).flatMap(([plot, readings]) => [
      [textCell(drawn.plotText(plot))],
      ...list({ ...drawn, readings }, false),
      [],
    ]),
  }),
  'date once for several rows': (drawn) => {
    if (drawn.when.isStamp) return { rows: list(drawn, true) };
    let before = '';
    const date = (reading: TrueReading) => {
      const isSame = reading.date === before;
      before = reading.date;
      return isSame ? emptyCell : drawn.when.date(reading);
    };
    return { rows: list({ ...drawn, when: { ...drawn.when, date: date as WhenForm['date'] } }, true) };
  },
  'plots over the columns': (drawn) => wide(drawn, true),
  'plots in the heads': (drawn) => wide(drawn, false),
  'dates and plots': (drawn) => matrix(drawn),
  'one value a row': (drawn) => long(drawn),
  'logger with a header': (drawn) => ({
    rows: [
      ['TOA5', 'station', 'CR1000X', '12345', 'CR1000X.Std.06.02', 'CPU:ec.CR1X', '4821', 'EC'].map(textCell),
      ...list(drawn, true),
    ],
  }),
  'comments above': (drawn) => ({
    rows: [
      [textCell('# Serial Number: 21304456')],
      [
        textCell(
          `# ${drawn.random.pick(['Interval: 15 min', 'Device: EC probe', 'Location: tunnel', 'Export 1.2']) ?? ''}`,
        ),
      ],
      ...list(drawn, true),
    ],
  }),
};

/** The rounds of a farm: readings of all plots at the hour of the first. */
function rounds(readings: readonly TrueReading[]): TrueReading[][] {
  const all: TrueReading[][] = [];
  for (const reading of readings) {
    const round = all.at(-1);
    if (round && round[0]!.date === reading.date && !round.some(({ plot }) => plot === reading.plot))
      round.push({ ...reading, time: round[0]!.time });
    else all.push([{ ...reading }]);
  }
  return all;
}

/** One row a round, each plot with columns of its own. */
function wide(drawn: Drawn, isOver: boolean): LaidOut {
  const { random, columns, when } = drawn;
  const all = rounds(drawn.readings);
  const plots = [...new Set(drawn.readings.map(({ plot }) => plot))];
  const own = columns.slice(0, 3);
  const dates = whenColumns(drawn);
  const texts = own.map((column) => headOf(random, column));
  const over = [
    ...dates.map(() => emptyCell),
    ...plots.flatMap((plot) => own.map((_, at) => (at === 0 ? textCell(drawn.plotText(plot)) : emptyCell))),
  ];
  const head = [
    ...dates.map(({ head }) => textCell(head)),
    ...plots.flatMap((plot) => texts.map((text) => textCell(isOver ? text : `${drawn.plotText(plot)} ${text}`))),
  ];
  const units = [...dates.map(() => emptyCell), ...plots.flatMap(() => own.map(({ unit }) => textCell(unit)))];
  const unitsBelow = own.some(({ unitPlace }) => unitPlace === 'row');
  const rows = all.map((round) => [
    ...(when.isStamp ? [when.date(round[0]!)] : [when.date(round[0]!), when.time(round[0]!)]),
    ...plots.flatMap((plot) => {
      const reading = round.find((reading) => reading.plot === plot);
      return own.map((column) => (reading ? column.cell(reading) : emptyCell));
    }),
  ]);
  return {
    rows: [...(isOver ? [over] : []), head, ...(unitsBelow ? [units] : []), ...rows],
    readings: all.flat(),
    fields: own.map(({ field }) => field),
  };
}

/** Dates down, plots across; the measure stands in the name of the file or in the title. */
function matrix(drawn: Drawn): LaidOut {
  const { random, when } = drawn;
  const column = drawn.columns[0]!;
  const all = rounds(drawn.readings);
  const plots = [...new Set(drawn.readings.map(({ plot }) => plot))];
  const dates = whenColumns(drawn);
  const measure = headOf(random, { ...column, unitPlace: column.unit === '' ? 'none' : 'head' });
  // The name of a file cannot hold the stroke of a unit: without it, nobody could read S/m.
  const isTitle = random.chance(0.4) || column.unit === 'S/m' || column.unit === 'mS/m';
  const rows = all.map((round) => [
    ...(when.isStamp ? [when.date(round[0]!)] : [when.date(round[0]!), when.time(round[0]!)]),
    ...plots.map((plot) => {
      const reading = round.find((reading) => reading.plot === plot);
      return reading ? column.cell(reading) : emptyCell;
    }),
  ]);
  const head = [...dates.map(({ head }) => textCell(head)), ...plots.map((plot) => textCell(drawn.plotText(plot)))];
  const laid = { readings: all.flat(), fields: [column.field] };
  const name = measure.replaceAll(/[/\\[\]:*?]/g, ' ');
  if (isTitle) return { rows: [[textCell(measure)], head, ...rows], ...laid };
  return { rows: [head, ...rows], fileName: name, ...laid };
}

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
function long(drawn: Drawn): LaidOut {
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
