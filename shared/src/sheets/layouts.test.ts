import { expect, test } from 'vitest';
import type { ImportAnswers, ImportQuestion } from '../domain/imports/tables/import-answers.ts';
import { noAnswers } from '../domain/imports/tables/import-answers.ts';
import { lines, read } from '@seguia/testing/sheets';
import { readFile } from './read-file.ts';
import { dateCases } from '@seguia/testing/sheets/layouts/date-cases';
import { formCases } from '@seguia/testing/sheets/layouts/form-cases';
import { loggerCases } from '@seguia/testing/sheets/layouts/logger-cases';
import { waterCases } from '@seguia/testing/sheets/layouts/other-water-cases';

/** The proposed answer to a question, as a person would tap it. */
function proposed(question: ImportQuestion, answers: ImportAnswers): ImportAnswers {
  switch (question.kind) {
    case 'column':
      return { ...answers, columns: { ...answers.columns, [question.key]: question.suggested } };
    case 'measure':
      return { ...answers, columns: { ...answers.columns, [question.key]: question.suggested ?? 'nothing' } };
    case 'zone':
      return { ...answers, zone: question.suggested };
    case 'year':
      return { ...answers, year: question.suggested };
    case 'unit':
      return question.suggested === null
        ? answers
        : { ...answers, units: { ...answers.units, [question.key]: question.suggested } };
    default:
      return answers;
  }
}

/** How often answers may bring up other questions. */
const rounds = 4;

const files = [...loggerCases, ...formCases, ...dateCases, ...waterCases].flatMap(({ files, ...layout }) =>
  files.map(([name, text], index) => ({ ...layout, file: index + 1, name, text })),
);

// Specification 10: layouts of loggers, forms and hand lists are read right or asked about
test.each(files)('reads $layout, file $file', async ({ name, text, asks, answers = {}, holds }) => {
  const sheets = await readFile(name, new TextEncoder().encode(text));
  const first = read(sheets);
  expect(first.questions.map(({ kind }) => kind)).toEqual(asks);
  // While a question is open, nothing of it is stored.
  if (asks.length > 0) expect(first.questions).not.toEqual([]);
  let given: ImportAnswers = { ...noAnswers, ...answers };
  let result = read(sheets, given);
  for (let round = 0; round < rounds && result.questions.length > 0; round += 1) {
    given = result.questions.reduce((before, question) => proposed(question, before), given);
    result = read(sheets, given);
  }
  expect(result.questions).toEqual([]);
  expect(lines(result).filter((line) => !line.startsWith('none'))).toEqual(holds);
});
