import type { ImportLine, RowState } from '../domain/imports/import-row.ts';
import type { ImportContext, ReadingImport } from '../domain/imports/import-readings.ts';
import type { ImportQuestion } from '../domain/imports/tables/import-answers.ts';
import type { Sheet } from '../domain/imports/cells/sheet.ts';
import type { UnreadSheet } from '../domain/imports/unread-sheets.ts';
import { gridsOf, type SheetGrid } from './sheet-grid.ts';
import { type FileVariety, varietiesOf, varietyColumns } from './varieties.ts';
import { waterText, type WaterText } from './water-text.ts';
import type { ColumnKind } from '../domain/imports/tables/columns.ts';

/** Rows with the same problem, which can be repaired together. */
export interface ProblemGroup {
  key: string;
  count: number;
  /** The first of these rows. */
  lines: readonly ImportLine[];
}

/** What a page shows of a file: all counts, and the first rows of each kind. */
export interface SheetView {
  questions: readonly ImportQuestion[];
  counts: Readonly<Record<RowState, number>>;
  /** The number of all rows. */
  all: number;
  /** The columns, each head once. */
  columns: readonly { key: string; head: string; kind: ColumnKind }[];
  /** The first rows that would be imported. */
  preview: readonly ImportLine[];
  groups: readonly ProblemGroup[];
  /** The first rows that are impossible, already there, or no readings. */
  listed: Readonly<Record<'impossible' | 'there' | 'none', readonly ImportLine[]>>;
  /** The sheets of which nothing is read, and why. */
  unread: readonly UnreadSheet[];
  /** The sheets as they are, with what was understood. */
  grids: readonly SheetGrid[];
  /** Its water and light as text with tabs; null where it holds none. */
  water: string | null;
  /** The sheets of the water, each with the line of that text where it begins, and its row there. */
  waterSheets: WaterText['sheets'];
  /** What a person said that columns of water hold, by their heads. Older shells have none. */
  waterNamed?: WaterText['named'];
  /** The varieties that its rows name for the farm's plots, once no question is open: before, nobody knows in which plots they stood. */
  varieties: readonly FileVariety[];
  /** The heads of the columns of varieties, whatever is open. */
  varietyHeads: readonly string[];
  /** The first and the last day that may be imported; null for none. */
  days: readonly [from: string, to: string] | null;
}

/** The number of rows in the preview. */
const previewed = 6;
/** The largest number of rows in a group or a list. */
const most = 300;

/** The first rows that would be imported. */
export const previewOf = ({ rows }: Pick<ReadingImport, 'rows'>): SheetView['preview'] =>
  rows.filter(({ state }) => state === 'ready').slice(0, previewed);

export function viewOf(
  sheets: readonly Sheet[],
  read: ReadingImport,
  { plots, answers }: Pick<ImportContext, 'plots' | 'answers'>,
): SheetView {
  const { questions, counts, layouts, rows, unread } = read;
  const inState = (state: RowState) => rows.filter((line) => line.state === state);
  const columns = new Map(layouts.flatMap((layout) => layout.columns).map((column) => [column.key, column]));
  const water = waterText(sheets, plots, read, answers);
  const dates = rows
    .flatMap(({ state, body }) => (body && state !== 'none' && body.date !== '' ? [body.date] : []))
    .toSorted();
  return {
    questions,
    counts,
    all: rows.length,
    columns: [...columns.values()].map(({ key, head, kind }) => ({ key, head, kind })),
    preview: previewOf({ rows }),
    groups: groupsOf(inState('doubtful')),
    listed: {
      impossible: inState('impossible').slice(0, most),
      there: inState('there').slice(0, most),
      none: inState('none').slice(0, most),
    },
    unread: unread.filter(({ sheet }) => !water?.sheets.some((begin) => begin.sheet === sheet)),
    grids: gridsOf(sheets, read),
    water: water?.text ?? null,
    waterSheets: water?.sheets ?? [],
    waterNamed: water?.named ?? {},
    varieties: questions.length === 0 ? varietiesOf(read) : [],
    varietyHeads: [...new Set(varietyColumns(read).map(({ head }) => head))],
    days: dates.length > 0 ? [dates[0] ?? '', dates.at(-1) ?? ''] : null,
  };
}

/** Groups the rows by their first problem, largest group first. Once it is repaired, a row's next problem shows. */
function groupsOf(doubtful: readonly ImportLine[]): ProblemGroup[] {
  const groups = new Map<string, ImportLine[]>();
  for (const line of doubtful) {
    const key = line.problems[0]?.key ?? '';
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups]
    .map(([key, lines]) => ({ key, count: lines.length, lines: lines.slice(0, most) }))
    .toSorted((a, b) => b.count - a.count);
}
