import type { ImportQuestion } from '@seguia/shared/domain/imports/tables/import-answers';
import { rowStates } from '@seguia/shared/domain/imports/import-row';
import type { SheetView } from '@seguia/shared/platform';
import type { FileWater } from '../water/file-water.ts';
import type { OpenSheet } from './use-sheet.ts';

/** An opened file with the questions of all that is imported from it; without its readings where they are not wanted. */
export function askedOf(opened: OpenSheet, takesReadings: boolean, water: FileWater | null): OpenSheet {
  const view = takesReadings ? opened.view : withoutReadings(opened.view);
  const more = (water?.questions ?? []).filter((question) => !isAsked(view.questions, question));
  return { ...opened, view: { ...view, questions: [...view.questions, ...more] } };
}

/** Whether the readings bring up the same question. */
const isAsked = (questions: readonly ImportQuestion[], asked: ImportQuestion) =>
  questions.some(
    (question) =>
      question.kind === asked.kind &&
      (question.kind !== 'plot' || asked.kind !== 'plot' || question.name === asked.name),
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
