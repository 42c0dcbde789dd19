import type { WaterImport } from '@seguia/shared/domain/water/water-import';
import { isolate, type Plot, useFormat, useIntl, type WaterToSave } from '@seguia/shared/platform';
import { Banner, isolated, List, Row, Section, Switch } from '@seguia/shared/ui';
import type { ImportEffect } from './import-effect.ts';
import { doubtMessages, importMessages, missingMessages } from './import-messages.ts';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { waterMessages } from '../water-day/water-messages.ts';
import styles from './Water.module.css';

export interface ImportPreviewProps {
  read: WaterImport;
  effect: ImportEffect;
  plots: readonly Plot[];
  takeUnusual: boolean;
  onTakeUnusual: (take: boolean) => void;
}

const shownDays = 8;
const shownDoubts = 20;

/** Shows before the import what would be taken from a file, and what is in doubt. */
export function ImportPreview({ read, effect, plots, takeUnusual, onTakeUnusual }: ImportPreviewProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const { line } = useWaterFormat();
  const { columns, doubts, unusual, missing } = read;
  if (missing) return <Banner kind="warn">{intl.formatMessage(missingMessages[missing])}</Banner>;
  const taken = [...effect.added, ...effect.changed];
  const dates = read.days.map((day) => day.date).toSorted();
  const heads = (isRead: boolean) =>
    intl.formatList(columns.filter(({ column }) => (column !== null) === isRead).map(({ head }) => isolate(head)));
  const nameOf = ({ plotId }: WaterToSave) =>
    plotId === null ? intl.formatMessage(waterMessages.farm) : (plots.find(({ id }) => id === plotId)?.name ?? '');
  return (
    <Section title={intl.formatMessage(importMessages.preview)}>
      <p className={styles.small}>{isolated(intl.formatMessage(importMessages.columns, { columns: heads(true) }))}</p>
      {columns.some(({ column }) => column === null) && (
        <p className={styles.small}>{isolated(intl.formatMessage(importMessages.left, { columns: heads(false) }))}</p>
      )}
      {dates.length > 0 && (
        <p role="status">
          {isolated(
            intl.formatMessage(importMessages.found, {
              count: dates.length,
              from: isolate(date(dates[0] ?? '')),
              to: isolate(date(dates.at(-1) ?? '')),
            }),
          )}
          {' · '}
          {intl.formatMessage(importMessages.effect, {
            added: effect.added.length,
            changed: effect.changed.length,
            same: effect.same,
          })}
        </p>
      )}
      {taken.length > 0 && (
        <List label={intl.formatMessage(importMessages.preview)}>
          {taken.slice(0, shownDays).map((day) => (
            <Row
              key={`${day.date} ${day.plotId}`}
              title={
                <>
                  {isolated(date(day.date))} · {isolated(nameOf(day))}
                </>
              }
              text={line(day)}
            />
          ))}
        </List>
      )}
      {doubts.length > 0 && (
        <Banner kind="warn">
          <p>{intl.formatMessage(importMessages.doubts, { count: doubts.length })}</p>
          <ul className={styles.doubts}>
            {doubts.slice(0, shownDoubts).map((doubt, index) => (
              <li key={`${doubt.line} ${index}`}>
                {isolated(
                  intl.formatMessage(importMessages.line, {
                    line: doubt.line,
                    reason: intl.formatMessage(doubtMessages[doubt.code], { text: isolate(doubt.text) }),
                  }),
                )}
              </li>
            ))}
          </ul>
          {doubts.length > shownDoubts && (
            <p>{intl.formatMessage(importMessages.moreDoubts, { count: doubts.length - shownDoubts })}</p>
          )}
        </Banner>
      )}
      {unusual.length > 0 && (
        <Switch label={intl.formatMessage(importMessages.takeUnusual)} checked={takeUnusual} onChange={onTakeUnusual} />
      )}
    </Section>
  );
}
