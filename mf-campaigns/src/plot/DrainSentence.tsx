import { type Trend, weekChange } from '@seguia/shared/domain/agronomy/trend';
import { defineMessages, FormattedMessage, type Plot, todayAtom, useFormat } from '@seguia/shared/platform';
import { isolated, Num } from '@seguia/shared/ui';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { useAtomValue } from 'jotai';
import { isoDay } from '../series/calendar.ts';
import { daysOf, lastMeasuredDay } from '../series/figures/ec-difference.ts';
import { lineFigures } from '../series/figures/figures.ts';
import { usePlotSentence } from '../plot-names/use-plot-sentence.ts';
import type { Recent } from './use-recent.ts';
import styles from './PlotWeek.module.css';

const changeMessages = defineMessages({
  rising: { id: 'campaigns.week.rising', defaultMessage: 'L’EC de drainage a monté de {change} en sept jours.' },
  falling: { id: 'campaigns.week.falling', defaultMessage: 'L’EC de drainage a baissé de {change} en sept jours.' },
  steady: { id: 'campaigns.week.steady', defaultMessage: 'L’EC de drainage est stable à {mean} depuis sept jours.' },
} satisfies Record<Trend, { id: string; defaultMessage: string }>);

interface DrainSentenceProps {
  plot: Plot;
  /** All known days: a trend needs a fortnight. */
  recent: Pick<Recent, 'readings' | 'days' | 'span'>;
}

/** The plot's sentence, as on the board, and where its drain EC is going, as of the last day on which it was measured. */
export function DrainSentence({ plot, recent }: DrainSentenceProps) {
  const format = useFormat();
  const date = useAtomValue(todayAtom);
  const today = dayNumber(date);
  const { drainEc } = recent.days.points;
  const last = lastMeasuredDay(drainEc, recent.span);
  const sentence = usePlotSentence({ plot, readings: recent.readings, date });
  /** The mean of all readings of the week, as in a campaign's figures and the shared week. */
  const ofWeek = (end: number) => lineFigures(drainEc, { from: end - 6, to: end }).mean ?? 0;
  const isRising = sentence?.advice.kind === 'rising';
  const change = last === null || isRising ? null : weekChange(daysOf(drainEc), last);
  const ec = (value: number) => <Num unit={format.ecUnit}>{format.ec(value)}</Num>;
  return (
    <p className={styles.sentence}>
      {sentence && <span data-plot={sentence.now.state}>{isolated(sentence.text)}</span>}{' '}
      {!isRising && (
        <span className={styles.change}>
          {last !== null && last < today - 1 && (
            <>
              <FormattedMessage
                id="campaigns.week.onDay"
                defaultMessage="{date} :"
                values={{ date: <Num>{format.date(isoDay(last), 'weekday')}</Num> }}
              />{' '}
            </>
          )}
          {change && last !== null ? (
            <FormattedMessage
              {...changeMessages[change.trend]}
              values={{ change: ec(Math.abs(change.change)), mean: ec(ofWeek(last)) }}
            />
          ) : (
            <FormattedMessage
              id="campaigns.week.unknown"
              defaultMessage="Trop peu de relevés d’EC de drainage pour dire si elle monte."
            />
          )}
        </span>
      )}
    </p>
  );
}
