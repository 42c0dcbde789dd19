import { farmClockAtom, isolate, useIntl } from '@seguia/shared/platform';
import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { waterFields } from '@seguia/shared/domain/water/water-quantities';
import { isolated } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { importMessages } from './texts/import-messages.ts';
import { varietyMessages } from './texts/missing-messages.ts';
import { questionMessages } from './texts/question-messages.ts';
import { SheetGrids } from './grid/SheetGrids.tsx';
import type { OpenSheet } from './sheet/use-sheet.ts';
import type { FileWater } from './water/file-water.ts';
import { UnitSelect } from './water/WaterUnits.tsx';
import { useColumnLabel } from './grid/use-column-label.ts';
import styles from './styles/Imports.module.css';

interface ImportSettingsProps {
  sheet: OpenSheet;
  /** The file's water and light; null where it holds none. */
  water: FileWater | null;
  onAnswer: (answers: ImportAnswers) => void;
}

/**
 * What each column is read as, which columns are left out, in which units water and light are, and in which time zone the file's hours are.
 * All of it can be changed.
 */
export function ImportSettings({ sheet, water, onAnswer }: ImportSettingsProps) {
  const { view, answers } = sheet;
  const intl = useIntl();
  // It stays open while a person says what the columns hold. Closed, it costs nothing: an answer draws the whole screen.
  const [isOpen, setOpen] = useState(
    view.unread.length > 0 && view.unread.length === view.grids.length && view.water === null,
  );
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
  const more = (some: Partial<ImportAnswers>) => onAnswer({ ...answers, ...some });
  const ofWater = water?.read.columns ?? [];
  const waterHeads = new Set(ofWater.flatMap(({ head, column }) => (column === null ? [] : [head])));
  const taken = new Set([
    ...view.columns.flatMap(({ head, kind }) => (kind === 'nothing' ? [] : [head])),
    ...waterHeads,
    ...view.varietyHeads,
  ]);
  // A column of water is no reading's; a tap on one of its cells can still say that it is.
  const columns = view.columns.filter(({ head, kind }) => kind !== 'nothing' || !waterHeads.has(head));
  const idle = [
    ...view.columns.flatMap(({ head, kind }) => (kind === 'nothing' ? [head] : [])),
    ...ofWater.map(({ head }) => head),
  ];
  const left = new Set(
    idle.flatMap((head) => (head === '' || taken.has(head) || inQuestion.includes(head) ? [] : [isolate(head)])),
  );
  return (
    <>
      {view.varietyHeads.length > 0 && view.questions.length > 0 && (
        <p className={styles.small}>
          {isolated(
            intl.formatMessage(varietyMessages.column, { columns: intl.formatList(view.varietyHeads.map(isolate)) }),
          )}
        </p>
      )}
      {left.size > 0 && (
        <p className={styles.small}>
          {isolated(intl.formatMessage(importMessages.left, { columns: intl.formatList(left) }))}
        </p>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>{intl.formatMessage(importMessages.columns)}</summary>
        {isOpen && (
          <>
            <SheetGrids grids={view.grids} answers={answers} onAnswer={onAnswer} />
            <div className={styles.fields}>
              {columns.map(({ key, head, kind }) => (
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
              {waterFields.map((field) => {
                const unit = water?.read.units[field];
                const isLeft = answers.water?.units[field] === null;
                if (!unit && !isLeft) return null;
                const value = unit ?? '-';
                return <UnitSelect key={field} field={field} value={value} answers={answers} onAnswer={more} />;
              })}
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
          </>
        )}
      </details>
    </>
  );
}
