import { saltSign } from '@seguia/shared/domain/agronomy/salt';
import { type Trend, weekChange } from '@seguia/shared/domain/agronomy/trend';
import { bandOn } from '@seguia/shared/domain/bands';
import { bandsAtom, defineMessages, FormattedMessage, type Plot, todayAtom, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isoDay } from '../series/calendar.ts';
import { daysOf, lastMeasuredDay } from '../series/figures/ec-difference.ts';
import { plainFigures } from '../series/figures/figures.ts';
import type { PlotSeries, Points, Span } from '../series/series.ts';
import { signMessages } from '../series/sign-messages.ts';
import styles from './PlotWeek.module.css';

const changeMessages = defineMessages({
  rising: { id: 'campaigns.week.rising', defaultMessage: 'L’EC de drainage a monté de {change} en sept jours.' },
  falling: { id: 'campaigns.week.falling', defaultMessage: 'L’EC de drainage a baissé de {change} en sept jours.' },
  steady: { id: 'campaigns.week.steady', defaultMessage: 'L’EC de drainage est stable à {mean} depuis sept jours.' },
} satisfies Record<Trend, { id: string; defaultMessage: string }>);

/** Sentences that follow the one about salt. */
const alsoMessages = defineMessages({
  rising: { id: 'campaigns.week.alsoRising', defaultMessage: 'Elle a monté de {change} en sept jours.' },
  falling: { id: 'campaigns.week.alsoFalling', defaultMessage: 'Elle a baissé de {change} en sept jours.' },
  steady: { id: 'campaigns.week.alsoSteady', defaultMessage: 'Elle est stable depuis sept jours.' },
} satisfies Record<Trend, { id: string; defaultMessage: string }>);

interface DrainSentenceProps {
  plot: Plot;
  /** All known days: a trend needs a fortnight. */
  days: PlotSeries;
  span: Span;
}

/** The trend of a plot's drain EC, and whether salt builds up, as of the last day on which it was measured. */
export function DrainSentence({ plot, days, span }: DrainSentenceProps) {
  const format = useFormat();
  const bands = useAtomValue(bandsAtom) ?? [];
  const today = dayNumber(useAtomValue(todayAtom));
  const { intakeEc, drainEc } = days.points;
  const drained = useMemo(() => daysOf(drainEc), [drainEc]);
  const last = lastMeasuredDay(drainEc, span);
  const ofDay = (points: Points, day: number) => plainFigures(points, { from: day, to: day }).mean;
  /** The mean of all readings of the week, as in a campaign's figures and the shared week. */
  const ofWeek = (end: number) => plainFigures(drainEc, { from: end - 6, to: end }).mean ?? 0;
  const sign =
    last === null
      ? null
      : saltSign({
          intakeEc: ofDay(intakeEc, last),
          drainEc: ofDay(drainEc, last),
          band: bandOn(bands, plot, isoDay(last))?.drainEc ?? null,
          days: drained,
          day: last,
        });
  const change = last === null || sign?.kind === 'rising' ? null : weekChange(drained, last);
  const ec = (value: number) => <Num unit={format.ecUnit}>{format.ec(value)}</Num>;
  return (
    <p className={styles.sentence} data-sign={sign?.kind}>
      {last !== null && last < today - 1 && (
        <>
          <FormattedMessage
            id="campaigns.week.onDay"
            defaultMessage="{date} :"
            values={{ date: <Num>{format.date(isoDay(last), 'weekday')}</Num> }}
          />{' '}
        </>
      )}
      {sign && (
        <FormattedMessage {...signMessages[sign.kind]} values={{ rise: sign.kind === 'rising' && ec(sign.rise) }} />
      )}{' '}
      {change && last !== null && (
        <FormattedMessage
          {...(sign ? alsoMessages : changeMessages)[change.trend]}
          values={{ change: ec(Math.abs(change.change)), mean: ec(ofWeek(last)) }}
        />
      )}
      {!sign && !change && (
        <FormattedMessage
          id="campaigns.week.unknown"
          defaultMessage="Trop peu d’EC de drainage pour dire si elle monte."
        />
      )}
    </p>
  );
}
