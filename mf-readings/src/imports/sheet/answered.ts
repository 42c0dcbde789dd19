import { plain } from '@seguia/shared/domain/imports/cells/plain-text';
import type { ImportAnswers, ImportQuestion } from '@seguia/shared/domain/imports/tables/import-answers';

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
