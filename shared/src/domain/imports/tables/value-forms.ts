import { dateOfCell } from '../cells/cell-date.ts';
import { numberOfCell, saysNothing } from '../cells/cell-number.ts';
import { isSurelyTime, timeOfCell } from '../cells/cell-time.ts';
import { plain } from '../cells/plain-text.ts';
import { isBlank, type SheetCell, shownText } from '../cells/sheet.ts';
import { isPossible } from '../../readings/measures.ts';
import { isVolume, unitKindOf, type ValueField, valueFields } from './columns.ts';
import { type Points, weights } from './evidence.ts';
import { plotNamed, type PlotName } from './plot-names.ts';

/** How many cells of a column are examined, spread over all of its rows. */
const sampled = 200;
/** The share of cells from which on nearly all have a form, and below which few have it. */
const share = { most: 0.8, few: 0.3 };
/** The most meters that one file names: a column with more texts counts something, or describes it. */
const mostMeters = 20;

/** What the values of a column say about its kind. */
export function formPoints(cells: readonly (SheetCell | null)[], plots: readonly PlotName[]): Points {
  const filled = cells.filter((cell) => cell !== null && !isBlank(cell) && !isNothing(cell)) as SheetCell[];
  const step = Math.max(1, Math.floor(filled.length / sampled));
  const sample = filled.filter((_, index) => index % step === 0);
  if (sample.length === 0) return {};
  const part = (test: (cell: SheetCell) => boolean) => sample.filter(test).length / sample.length;
  const date = part(isSurelyDate);
  const anyDate = part((cell) => dateOfCell(cell) !== null);
  const time = part(isSurelyTime);
  const anyTime = part((cell) => timeOfCell(cell) !== null && !isSurelyDate(cell));
  const isWhole = part((cell) => Number.isInteger(numberOfCell(cell)?.value)) >= share.most;
  const plot = part((cell) => cell.kind === 'text' && plotNamed(cell.text, plots) !== null);
  const number = part((cell) => cell.kind === 'date' || cell.kind === 'error' || numberOfCell(cell) !== null);
  const middle = middleOf(sample);
  const isOfFew = new Set(sample.map((cell) => plain(shownText(cell)))).size <= mostMeters;
  const isValue = number < share.few ? weights.formOfFew : 0;
  return {
    date: formOf(date, anyDate),
    time: time < share.most && anyTime >= share.most && isWhole ? weights.formMay : formOf(time, anyTime),
    plot: plot >= share.most ? weights.formOfAll : isFraction(sample) ? weights.formOfFew : 0,
    meter: number < share.few && isOfFew ? 0 : weights.formOfFew,
    ...Object.fromEntries(valueFields.map((field) => [field, isValue + outOfRange(field, middle)])),
  };
}

function formOf(sure: number, possible: number): number {
  if (sure >= share.most) return weights.formOfAll;
  if (possible >= share.most) return weights.formFits;
  return possible < share.few ? weights.formOfFew : 0;
}

const isNothing = (cell: SheetCell) => cell.kind === 'text' && saysNothing(cell.text);

/** Whether a cell can be nothing but a date: plain numbers may be anything. */
export function isSurelyDate(cell: SheetCell): boolean {
  if (cell.kind === 'number') return false;
  const kind = dateOfCell(cell)?.kind;
  return (
    kind === 'kept' ||
    kind === 'numbers' ||
    (kind === 'plain' && !/^\d+$/.test(cell.kind === 'text' ? cell.text.trim() : ''))
  );
}

const isFraction = (cells: readonly SheetCell[]) =>
  cells.every((cell) => !Number.isInteger(numberOfCell(cell)?.value ?? 0));

function middleOf(cells: readonly SheetCell[]): number | null {
  const numbers = cells.flatMap((cell) => numberOfCell(cell)?.value ?? []).toSorted((a, b) => a - b);
  return numbers[Math.floor(numbers.length / 2)] ?? null;
}

/** Values in a unit that is still open may have any size. */
function outOfRange(field: ValueField, middle: number | null): number {
  if (middle === null) return 0;
  const isOut = isVolume(field) ? middle < 0 : unitKindOf(field) === 'none' && !isPossible(field, middle);
  return isOut ? weights.outOfRange : 0;
}
