import { dateOfCell } from '@seguia/shared/domain/imports/cells/cell-date';
import { numberOfCell } from '@seguia/shared/domain/imports/cells/cell-number';
import type { SheetView } from '@seguia/shared/platform';

/** The row that names the columns of a sheet in which no heads were found: the first of texts alone above numbers; 0 where there is none. */
export function likelyHead(rows: SheetView['grids'][number]['rows']): number {
  const filled = rows.map(({ cells }) => cells.filter((text) => text.trim() !== ''));
  const isNumber = (text: string) => numberOfCell({ kind: 'text', text }) !== null;
  const isText = (text: string) => !isNumber(text) && dateOfCell({ kind: 'text', text }) === null;
  const at = filled.findIndex(
    (texts, index) => texts.length > 1 && texts.every(isText) && (filled[index + 1]?.some(isNumber) ?? false),
  );
  return rows[at]?.row ?? 0;
}
