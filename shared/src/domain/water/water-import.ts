import type { CsvLine } from '../imports/cells/csv-lines.ts';
import { farmNow, momentOf } from '../farm-time.ts';
import { orderInHead } from '../imports/cells/date-order.ts';
import { withOneDate } from './date-column.ts';
import { firstOfDates, openOrder } from './water-date.ts';
import { WaterDayReader } from './water-day-reader.ts';
import type { ImportContext, WaterImport } from './water-file.ts';
import { columnOf } from './water-columns.ts';
import { byWaterField, waterFields, type WaterField } from './water-quantities.ts';

/** Reads days of water and light from the rows of a file whose first row names its columns. Nothing in doubt is imported silently. */
export function importWater(rows: readonly CsvLine[], context: ImportContext): WaterImport {
  const [head, ...body] = rows;
  const named = (head?.cells ?? []).map((cell) => ({
    head: cell,
    column: columnOf(cell, context.plots, context.named),
  }));
  const columns = withOneDate(named, body).map((column) => withoutLeft(column, context));
  const units = unitsFor(columns, context);
  const missing = missingOf(columns, body);
  const at = columns.findIndex(({ column }) => column?.holds === 'date');
  const { clock, now, order = null } = context;
  const { date: today } = now === undefined ? farmNow(clock) : momentOf(now, clock);
  const dates = body.map(({ cells }) => cells[at] ?? '');
  const open = openOrder(dates, today);
  const chosen = order ?? orderInHead(columns[at]?.head ?? '');
  const begins = open && chosen === 'monthFirst' ? 'month' : firstOfDates(dates, today);
  const reading = new WaterDayReader(columns, units, context, begins);
  if (!missing) for (const row of body) reading.take(row);
  const isHeld = (field: WaterField) => columns.some(({ column }) => column?.holds === field);
  const unitless = waterFields.filter((field) => units[field] === null && isHeld(field));
  return { ...reading.result(), columns, units, unitless, order: chosen === null ? open : null, missing };
}

/** Without the meaning of a column whose values the person leaves out. */
function withoutLeft(column: Columns[number], { units = {} }: ImportContext): Columns[number] {
  const holds = column.column?.holds;
  return holds !== undefined && holds !== 'date' && holds !== 'plot' && units[holds] === null
    ? { ...column, column: null }
    : column;
}

type Columns = WaterImport['columns'];

function missingOf(columns: Columns, body: readonly CsvLine[]): WaterImport['missing'] {
  const holds = (kind: string) => columns.some(({ column }) => column?.holds === kind);
  if (!holds('date')) return 'date';
  if (!waterFields.some(holds)) return 'values';
  return body.length === 0 ? 'rows' : null;
}

function unitsFor(columns: Columns, { units = {} }: ImportContext): WaterImport['units'] {
  return byWaterField((field) => {
    const found = columns.flatMap(({ column }) => (column?.holds === field ? [column] : []));
    if (found.length === 0) return null;
    return units[field] ?? found.find(({ unit }) => unit)?.unit ?? null;
  });
}
