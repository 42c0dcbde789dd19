import type { TrueReading } from './farm.ts';
import { type Drawn, headOf, type LaidOut, whenColumns } from './list-layout.ts';
import { emptyCell, textCell } from './writing.ts';

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
export function wide(drawn: Drawn, isOver: boolean): LaidOut {
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
export function matrix(drawn: Drawn): LaidOut {
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
