import { farmClockAtom, isolate, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import type { ImportQuestion } from '@seguia/shared/domain/imports/tables/import-answers';
import { plain } from '@seguia/shared/domain/imports/cells/plain-text';
import type { Answer } from '../sheet/answer.ts';
import { Banner, Section } from '@seguia/shared/ui';
import { Select, TimeField } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useMeters } from '../../meter/use-meters.ts';
import { ColumnQuestion } from './ColumnQuestion.tsx';
import { DripperQuestion } from './DripperQuestion.tsx';
import { importMessages } from '../texts/import-messages.ts';
import { questionMessages } from '../texts/question-messages.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';
import { type FileWater, openUnits } from '../water/file-water.ts';
import { WaterUnitQuestions } from '../water/WaterUnits.tsx';
import styles from '../styles/Imports.module.css';

export interface ImportQuestionsProps {
  sheet: OpenSheet;
  /** The file's water and light; null where it holds none. */
  water: FileWater | null;
  plots: readonly Plot[];
  onAnswer: Answer;
}

/** The questions that the file leaves open. Nothing is imported before all are answered. */
export function ImportQuestions({ sheet: { view, answers }, water, plots, onAnswer }: ImportQuestionsProps) {
  const intl = useIntl();
  if (view.questions.length === 0 && !(water && openUnits(water) > 0)) return null;
  return (
    <Section title={intl.formatMessage(importMessages.questions)}>
      <div className={styles.fields}>
        {view.questions.map((question) => (
          <Question key={keyOf(question)} question={question} plots={plots} onAnswer={onAnswer} />
        ))}
        {water && <WaterUnitQuestions water={water} answers={answers} onAnswer={(more) => onAnswer(() => more)} />}
      </div>
    </Section>
  );
}

const keyOf = (question: ImportQuestion) =>
  `${question.kind} ${'key' in question ? question.key : 'name' in question ? question.name : ''}`;

interface QuestionProps {
  question: ImportQuestion;
  plots: readonly Plot[];
  onAnswer: Answer;
}

/** Values of a picker beside the plots' ids: nothing chosen yet, and left out of the import. */
const open = '';
const left = '-';

/** An answer leaves the other questions as they are: drawing thirty pickers again takes a phone a second. */
const Question = memo(function Question({ question, plots, onAnswer }: QuestionProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const clock = useAtomValue(farmClockAtom);
  const meters = useMeters();
  const choose = { id: open, label: intl.formatMessage(questionMessages.choose) };
  const named = (message: keyof typeof questionMessages, name: string) =>
    intl.formatMessage(questionMessages[message], { name: isolate(name) });
  const likely = (text: string, isSuggested: boolean) => (isSuggested ? named('suggested', text) : text);
  switch (question.kind) {
    case 'plot':
      return (
        <Select
          label={named('plot', question.name)}
          value={open}
          onChange={(id) =>
            id !== open &&
            onAnswer(({ plots: given }) => ({ plots: { ...given, [plain(question.name)]: id === left ? null : id } }))
          }
          options={[
            choose,
            ...plots.map(({ id, name }) => ({ id, label: likely(name, id === question.suggested) })),
            { id: left, label: intl.formatMessage(questionMessages.leave) },
          ]}
        />
      );
    case 'meter':
      return (
        <Select
          label={named('meter', question.name)}
          value={open}
          onChange={(id) =>
            id !== open &&
            onAnswer(({ meters: given }) => ({ meters: { ...given, [plain(question.name)]: id === left ? null : id } }))
          }
          options={[
            choose,
            ...meters.map(({ id, name }) => ({ id, label: name })),
            { id: left, label: intl.formatMessage(questionMessages.noMeter) },
          ]}
        />
      );
    case 'column':
    case 'measure':
    case 'unit':
      return <ColumnQuestion question={question} onAnswer={onAnswer} />;
    case 'year': {
      const years = [0, 1, 2, 3, 4, 5].map((back) => question.suggested + 1 - back);
      return (
        <Select
          label={named('year', question.sample)}
          value={open}
          onChange={(year) => year !== open && onAnswer(() => ({ year: Number(year) }))}
          options={[
            choose,
            ...years.map((year) => ({ id: String(year), label: likely(String(year), year === question.suggested) })),
          ]}
        />
      );
    }
    case 'zone':
      return (
        <Select
          label={intl.formatMessage(questionMessages.zone)}
          value={open}
          onChange={(zone) => zone !== open && onAnswer(() => ({ zone }))}
          options={[
            choose,
            { id: question.suggested, label: likely(question.suggested, true) },
            { id: clock.zone, label: `${intl.formatMessage(questionMessages.ofFarm)} (${clock.zone})` },
          ]}
        />
      );
    case 'order':
      return (
        <Select
          label={named('order', question.sample)}
          value={open}
          onChange={(order) => (order === 'dayFirst' || order === 'monthFirst') && onAnswer(() => ({ order }))}
          options={[
            choose,
            { id: 'dayFirst', label: date(question.dayFirst) },
            { id: 'monthFirst', label: date(question.monthFirst) },
          ]}
        />
      );
    case 'decimal': {
      const sign = question.sample.includes(',') ? (',' as const) : ('.' as const);
      return (
        <Select
          label={named('decimal', question.sample)}
          value={open}
          onChange={(meaning) => {
            if (meaning === 'decimals') onAnswer(() => ({ decimal: sign }));
            if (meaning === 'thousands') onAnswer(() => ({ decimal: sign === ',' ? '.' : ',' }));
          }}
          options={[
            choose,
            { id: 'decimals', label: intl.formatMessage(questionMessages.decimals) },
            { id: 'thousands', label: intl.formatMessage(questionMessages.thousands) },
          ]}
        />
      );
    }
    case 'time':
      return (
        <TimeField
          label={intl.formatMessage(questionMessages.time)}
          value={null}
          onChange={(time) => time && onAnswer(() => ({ time }))}
        />
      );
    case 'dripperCount':
      return <DripperQuestion onAnswer={(dripperCount) => onAnswer(() => ({ dripperCount }))} />;
    // The reader comes with the shell, which may be newer than this screen: a question that nobody can see would block the import silently.
    default:
      return <Banner kind="error">{intl.formatMessage(questionMessages.unknown)}</Banner>;
  }
});
