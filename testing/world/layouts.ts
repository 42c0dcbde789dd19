import type { WhenForm } from './dates.ts';
import type { FileLanguage, TrueReading } from './farm.ts';
import { type Drawn, type LaidOut, list } from './list-layout.ts';
import { long } from './one-value-a-row.ts';
import { matrix, wide } from './plots-across.ts';
import { emptyCell, numberCell, textCell } from './writing.ts';

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
