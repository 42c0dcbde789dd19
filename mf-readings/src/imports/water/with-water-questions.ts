import type { ImportQuestion } from '@seguia/shared/domain/imports/tables/import-answers';
import { rowStates } from '@seguia/shared/domain/imports/import-row';
import type { SheetView } from '@seguia/shared/platform';
import type { FileWater } from './file-water.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';

/**
 * An opened file with the questions of all that is imported from it; without its readings where they are not wanted. The file itself where
 * nothing is to be added: its rows are then sent again as the same import.
 */
export function withWaterQuestions(opened: OpenSheet, takesReadings: boolean, water: FileWater | null): OpenSheet {
  const view = takesReadings ? opened.view : withoutReadings(opened.view);
  const added = (water?.questions ?? []).filter((question) => !isAmong(view.questions, question));
  if (view === opened.view && added.length === 0) return opened;
  return { ...opened, view: { ...view, questions: [...view.questions, ...added] } };
}

/** Whether the readings bring up the same question. */
const isAmong = (questions: readonly ImportQuestion[], other: ImportQuestion) =>
  questions.some(
    (question) =>
      question.kind === other.kind &&
      (question.kind !== 'plot' || other.kind !== 'plot' || question.name === other.name),
  );

const withoutReadings = (view: SheetView): SheetView => ({
  ...view,
  questions: [],
  counts: Object.fromEntries(rowStates.map((state) => [state, 0])) as SheetView['counts'],
  all: 0,
  preview: [],
  groups: [],
  listed: { impossible: [], there: [], none: [] },
  unread: [],
});
