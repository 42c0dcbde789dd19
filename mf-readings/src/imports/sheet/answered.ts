import { plain } from '@seguia/shared/domain/imports/cells/plain-text';
import type { ImportAnswers, ImportQuestion } from '@seguia/shared/domain/imports/tables/import-answers';
import type { ProblemGroup, SheetView } from '@seguia/shared/platform';

/** Whether the answers settle a question that was open before them. */
export function isAnswered(question: ImportQuestion, answers: ImportAnswers): boolean {
  switch (question.kind) {
    case 'plot':
      return plain(question.name) in answers.plots;
    case 'meter':
      return plain(question.name) in (answers.meters ?? {});
    case 'column':
    case 'measure':
      return question.key in answers.columns;
    case 'unit':
      return question.key in answers.units || question.key in answers.columns;
    default:
      return answers[question.kind] !== null;
  }
}

/** A view with what the answers change of it at once, before any row is read again: what they settle is gone. */
export function answeredView(view: SheetView, answers: ImportAnswers): SheetView {
  return {
    ...view,
    questions: view.questions.filter((question) => !isAnswered(question, answers)),
    columns: view.columns.map((column) => ({ ...column, kind: answers.columns[column.key] ?? column.kind })),
    groups: view.groups.flatMap((group) => (group.key in answers.all ? [] : withoutAnswered(group, answers))),
  };
}

function withoutAnswered({ key, count, lines }: ProblemGroup, { rows }: ImportAnswers): ProblemGroup[] {
  const left = lines.filter((line) => rows[line.key]?.[key] === undefined);
  const open = count - (lines.length - left.length);
  return open > 0 ? [{ key, count: open, lines: left }] : [];
}

/** A newer view, with what it has in common with the view before it: what is drawn of that need not be drawn again. */
export function withSameParts(before: SheetView, after: SheetView): SheetView {
  const known = new Map(before.questions.map((question) => [JSON.stringify(question), question]));
  const isSame = JSON.stringify(before.preview) === JSON.stringify(after.preview);
  return {
    ...after,
    questions: after.questions.map((question) => known.get(JSON.stringify(question)) ?? question),
    preview: isSame ? before.preview : after.preview,
  };
}
