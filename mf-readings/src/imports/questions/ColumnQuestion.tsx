import { isolate, useFormat, useIntl } from '@seguia/shared/platform';
import type { ImportQuestion } from '@seguia/shared/domain/imports/tables/import-answers';
import { isValueField } from '@seguia/shared/domain/imports/tables/columns';
import { Select } from '@seguia/shared/ui-dates';
import type { Answer } from '../sheet/answer.ts';
import { questionMessages } from '../texts/question-messages.ts';
import { useColumnLabel } from '../grid/use-column-label.ts';

type AboutColumn = Extract<ImportQuestion, { kind: 'column' | 'measure' | 'unit' }>;

export interface ColumnQuestionProps {
  question: AboutColumn;
  onAnswer: Answer;
}

/** Values of a picker beside kinds and units: nothing chosen yet, and a column that is left out. */
const open = '';
const left = '-';

/** Asks what a column holds, or in which unit; the likely answers come first, beside the file's own values. */
export function ColumnQuestion({ question, onAnswer }: ColumnQuestionProps) {
  const intl = useIntl();
  const { list, typed } = useFormat();
  const { label, kinds } = useColumnLabel();
  const { key } = question;
  const likely = (text: string, isSuggested: boolean) =>
    isSuggested ? intl.formatMessage(questionMessages.suggested, { name: isolate(text) }) : text;
  const choose = { id: open, label: intl.formatMessage(questionMessages.choose) };
  const answerColumn = (kind: string) => {
    const chosen = kinds.find((known) => known === kind);
    if (chosen) onAnswer(({ columns }) => ({ columns: { ...columns, [key]: chosen } }));
  };
  if (question.kind === 'unit')
    return (
      <Select
        label={intl.formatMessage(questionMessages.unit, { name: isolate(question.head) })}
        value={open}
        onChange={(unit) => {
          const chosen = question.options.find((known) => known === unit);
          if (chosen) onAnswer(({ units }) => ({ units: { ...units, [key]: chosen } }));
          if (unit === left) answerColumn('nothing');
        }}
        options={[
          choose,
          ...question.options.map((id) => ({
            id,
            label: likely(
              id === 'share' ? intl.formatMessage(questionMessages.share, { example: typed(0.28) }) : id,
              id === question.suggested,
            ),
          })),
          { id: left, label: intl.formatMessage(questionMessages.leaveColumn) },
        ]}
      />
    );
  const between = question.kind === 'column' ? question.between : question.suggested ? [question.suggested] : [];
  const options = question.kind === 'column' ? kinds : kinds.filter((kind) => kind === 'nothing' || isValueField(kind));
  const first = [...between, ...options.filter((kind) => !between.includes(kind))];
  return (
    <Select
      label={
        question.kind === 'column'
          ? intl.formatMessage(questionMessages.column, { name: isolate(question.head || key) })
          : intl.formatMessage(questionMessages.measure, { plots: list(question.plots.map(isolate)) })
      }
      hint={
        question.samples.length > 0
          ? intl.formatMessage(questionMessages.samples, { values: list(question.samples.map(isolate)) })
          : undefined
      }
      value={open}
      onChange={answerColumn}
      options={[choose, ...first.map((id) => ({ id, label: likely(label(id), id === question.suggested) }))]}
    />
  );
}
