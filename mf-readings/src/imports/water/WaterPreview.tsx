import { isolate, type Plot, useFormat, useIntl, type WaterToSave } from '@seguia/shared/platform';
import { Banner, isolated, List, Row, Section, Switch } from '@seguia/shared/ui';
import { useWaterFormat } from '../../water-day/use-water-format.ts';
import { waterMessages } from '../../water-day/water-messages.ts';
import { importMessages } from '../texts/import-messages.ts';
import type { FileWater } from './file-water.ts';
import { fileWaterMessages, waterDoubtMessages } from './file-water-messages.ts';
import styles from '../styles/Imports.module.css';

export interface WaterPreviewProps {
  water: FileWater;
  plots: readonly Plot[];
  takeUnusual: boolean;
  onTakeUnusual: (take: boolean) => void;
}

const shownDays = 8;
const shownDoubts = 20;

/** What an import would take of a file's water and light, and what is in doubt. */
export function WaterPreview({ water, plots, takeUnusual, onTakeUnusual }: WaterPreviewProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const { line } = useWaterFormat();
  const { read, effect, days: taken, placeOf } = water;
  const { columns, unusual } = read;
  // A plot that is not known is a question already.
  const doubts = read.doubts.filter(({ code }) => code !== 'plot_unknown');
  if (read.missing === 'date') return <Banner kind="warn">{intl.formatMessage(fileWaterMessages.noDate)}</Banner>;
  const dates = read.days.map((day) => day.date).toSorted();
  const heads = intl.formatList(columns.flatMap(({ head, column }) => (column === null ? [] : [isolate(head)])));
  const nameOf = ({ plotId }: WaterToSave) =>
    plotId === null ? intl.formatMessage(waterMessages.farm) : (plots.find(({ id }) => id === plotId)?.name ?? '');
  return (
    <Section title={intl.formatMessage(waterMessages.title)}>
      <p className={styles.small}>{isolated(intl.formatMessage(fileWaterMessages.columns, { columns: heads }))}</p>
      {dates.length > 0 && (
        <p role="status">
          {isolated(
            intl.formatMessage(fileWaterMessages.found, {
              count: dates.length,
              from: isolate(date(dates[0] ?? '')),
              to: isolate(date(dates.at(-1) ?? '')),
            }),
          )}
          {' · '}
          {intl.formatMessage(fileWaterMessages.effect, {
            added: effect.added.length,
            changed: effect.changed.length,
            same: effect.same,
          })}
        </p>
      )}
      {taken.length > 0 && (
        <List label={intl.formatMessage(waterMessages.title)}>
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
          <p>{intl.formatMessage(fileWaterMessages.doubts, { count: doubts.length })}</p>
          <ul className={styles.doubts}>
            {doubts.slice(0, shownDoubts).map((doubt, index) => (
              <li key={`${doubt.line} ${index}`}>
                {isolated(
                  intl.formatMessage(fileWaterMessages.line, {
                    line: placeOf(doubt.line),
                    reason: intl.formatMessage(waterDoubtMessages[doubt.code], { text: isolate(doubt.text) }),
                  }),
                )}
              </li>
            ))}
          </ul>
          {doubts.length > shownDoubts && (
            <p>{intl.formatMessage(importMessages.more, { count: doubts.length - shownDoubts })}</p>
          )}
        </Banner>
      )}
      {unusual.length > 0 && (
        <Switch
          label={intl.formatMessage(fileWaterMessages.takeUnusual)}
          checked={takeUnusual}
          onChange={onTakeUnusual}
        />
      )}
    </Section>
  );
}
