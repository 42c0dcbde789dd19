import { daysBetween } from '../domain/farm-time.ts';
import { plain } from '../domain/imports/cells/plain-text.ts';
import { shownText } from '../domain/imports/cells/sheet.ts';
import type { ReadingImport } from '../domain/imports/import-readings.ts';

/** A variety that stood in a plot, as far as the rows of a file show it: its first and its last day there. */
export interface FileVariety {
  /** The head of its column. */
  head: string;
  name: string;
  plotId: string;
  from: string;
  to: string;
}

/** Whole heads of columns of varieties, in the six languages. */
const heads = new Set(
  'variety,varieties,cultivar,variété,variétés,variedad,variedades,variedade,odmiana,odmiany,الصنف,صنف'
    .split(',')
    .map(plain),
);

/** Days without a row after which a variety has left its plot: the next rows are another planting. */
const pause = 90;

/** The tables with a column of varieties, and the place and head of that column. */
export const varietyColumns = ({ layouts }: Pick<ReadingImport, 'layouts'>) =>
  layouts.flatMap(({ table, columns }) => {
    const column = columns.find(({ kind, head }) => kind === 'nothing' && heads.has(plain(head)));
    return column ? [{ table, at: column.index, head: column.head }] : [];
  });

/** The varieties that a file names beside its readings, plot by plot. */
export function varietiesOf({ layouts, rows }: Pick<ReadingImport, 'layouts' | 'rows'>): FileVariety[] {
  const named = varietyColumns({ layouts });
  if (named.length === 0) return [];
  const lines = Map.groupBy(rows, ({ sheet, row }) => `${sheet}!${row}`);
  const days = new Map<string, { head: string; name: string; plotId: string; dates: Set<string> }>();
  for (const { table, at, head } of named) {
    for (const { row, cells } of table.rows) {
      const name = shownText(cells[at]).trim();
      const [line, another] = lines.get(`${table.sheet}!${row}`) ?? [];
      // A row of several plots does not say in which of them the variety stands.
      if (name === '' || !line?.body || another || line.state === 'none' || line.state === 'impossible') continue;
      const { plotId, date } = line.body;
      const key = `${plotId} ${plain(name)}`;
      const found = days.get(key) ?? { head, name, plotId, dates: new Set() };
      days.set(key, found);
      found.dates.add(date);
    }
  }
  return [...days.values()].flatMap(({ dates, ...variety }) =>
    spansOf([...dates].toSorted()).map(([from, to]) => ({ ...variety, from, to })),
  );
}

function spansOf(dates: readonly string[]): (readonly [from: string, to: string])[] {
  const begins = dates.filter((date, at) => at === 0 || daysBetween(dates[at - 1] ?? '', date) > pause);
  return begins.map((from, at) => [from, dates.findLast((date) => date < (begins[at + 1] ?? '9999')) ?? from]);
}
