import { defineMessages, FormattedMessage, useFormat } from '@seguia/shared/platform';
import { Card, Num } from '@seguia/shared/ui';
import { useMemo } from 'react';
import { isoDay } from '../series/calendar.ts';
import type { SaltLevel, Trend } from '../series/figures/ec-difference.ts';
import { ecDifference, lastMeasuredDay, saltLevel, trendOf } from '../series/figures/ec-difference.ts';
import { plainFigures } from '../series/figures/figures.ts';
import type { PlotSeries, Span } from '../series/series.ts';
import styles from './SaltText.module.css';

const levelMessages = defineMessages({
  weak: {
    id: 'campaigns.salt.weak',
    defaultMessage: 'L’EC de drainage est sous l’apport : la solution est trop faible.',
  },
  well: { id: 'campaigns.salt.well', defaultMessage: 'Les sels ne s’accumulent pas.' },
  young: {
    id: 'campaigns.salt.young',
    defaultMessage: 'Des sels s’accumulent (plus de 1,2) : de jeunes plants demandent plus de drainage.',
  },
  growing: {
    id: 'campaigns.salt.growing',
    defaultMessage: 'Des sels s’accumulent (plus de 1,5) : la plupart des stades demandent plus de drainage.',
  },
  any: {
    id: 'campaigns.salt.any',
    defaultMessage: 'Beaucoup de sels accumulés (plus de 2) : augmentez le drainage, quel que soit le stade.',
  },
} satisfies Record<SaltLevel, { id: string; defaultMessage: string }>);

const trendMessages = defineMessages({
  rising: { id: 'campaigns.salt.rising', defaultMessage: 'En hausse par rapport à la semaine d’avant.' },
  falling: { id: 'campaigns.salt.falling', defaultMessage: 'En baisse par rapport à la semaine d’avant.' },
  steady: { id: 'campaigns.salt.steady', defaultMessage: 'Stable par rapport à la semaine d’avant.' },
} satisfies Record<Trend, { id: string; defaultMessage: string }>);

/** What the drain's EC says about salt in the root zone, on the last day it was measured, and where it is going. */
export function SaltText({ days, span }: { days: PlotSeries; span: Span }) {
  const format = useFormat();
  const { difference, ratio } = useMemo(() => ecDifference(days.points.intakeEc, days.points.drainEc), [days]);
  const day = lastMeasuredDay(ratio, span);
  if (day === null) return null;
  const today = { from: day, to: day };
  const value = plainFigures(ratio, today).mean ?? 1;
  const gap = plainFigures(difference, today).mean ?? 0;
  const trend = trendOf(ratio, { from: span.from, to: day });
  return (
    <Card>
      <p className={styles.fact}>
        <FormattedMessage
          id="campaigns.salt.fact"
          defaultMessage="{date} : EC de drainage = {ratio} × celle d’apport ({difference})"
          values={{
            date: <Num>{format.date(isoDay(day), 'long')}</Num>,
            ratio: <strong>{<Num>{format.number(value)}</Num>}</strong>,
            difference: <Num unit={format.ecUnit}>{`${gap > 0 ? '+' : ''}${format.ec(gap)}`}</Num>,
          }}
        />
      </p>
      <p className={styles.meaning}>
        <FormattedMessage {...levelMessages[saltLevel(value)]} />{' '}
        {trend && <FormattedMessage {...trendMessages[trend]} />}
      </p>
    </Card>
  );
}
