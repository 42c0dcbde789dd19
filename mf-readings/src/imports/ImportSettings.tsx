import { farmClockAtom, isolate, useIntl } from '@seguia/shared/platform';
import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { isolated } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { importMessages, questionMessages } from './import-messages.ts';
import { SheetGrids } from './grid/SheetGrids.tsx';
import type { OpenSheet } from './sheet/use-sheet.ts';
import { useColumnLabel } from './grid/use-column-label.ts';
import styles from './Imports.module.css';

/** What each column is read as, which columns are left out, and in which time zone the file's hours are. All of it can be changed. */
export function ImportSettings({ sheet, onAnswer }: { sheet: OpenSheet; onAnswer: (answers: ImportAnswers) => void }) {
  const { view, answers } = sheet;
  const intl = useIntl();
  // It stays open while a person says what the columns hold.
  const [isUnread] = useState(view.unread.length > 0 && view.unread.length === view.grids.length);
  const clock = useAtomValue(farmClockAtom);
  const { kinds, label } = useColumnLabel();
  const zones = [
    ...new Set([
      clock.zone,
      ...(answers.zone === null ? [] : [answers.zone]),
      new Intl.DateTimeFormat().resolvedOptions().timeZone,
      'UTC',
    ]),
  ];
  const inQuestion = view.questions.flatMap((question) => (question.kind === 'measure' ? question.plots : []));
  const left = new Set(
    view.columns.flatMap(({ head, kind }) =>
      kind === 'nothing' && head !== '' && !inQuestion.includes(head) ? isolate(head) : [],
    ),
  );
  return (
    <>
      {left.size > 0 && (
        <p className={styles.small}>
          {isolated(intl.formatMessage(importMessages.left, { columns: intl.formatList(left) }))}
        </p>
      )}
      <details open={isUnread}>
        <summary className={styles.summary}>{intl.formatMessage(importMessages.columns)}</summary>
        <SheetGrids grids={view.grids} answers={answers} onAnswer={onAnswer} />
        <div className={styles.fields}>
          {view.columns.map(({ key, head, kind }) => (
            <Select
              key={key}
              label={isolate(head === '' ? key : head)}
              value={kind}
              onChange={(chosen) => {
                const known = kinds.find((id) => id === chosen);
                if (known) onAnswer({ ...answers, columns: { ...answers.columns, [key]: known } });
              }}
              options={kinds.map((id) => ({ id, label: label(id) }))}
            />
          ))}
          <Select
            label={intl.formatMessage(questionMessages.zone)}
            value={answers.zone ?? clock.zone}
            onChange={(zone) => onAnswer({ ...answers, zone })}
            options={zones.map((id) => ({
              id,
              label: id === clock.zone ? `${intl.formatMessage(questionMessages.ofFarm)} (${id})` : id,
            }))}
          />
        </div>
      </details>
    </>
  );
}
