import { bandFor, bandOn } from '@seguia/shared/domain/bands';
import { saltSign } from '@seguia/shared/domain/agronomy/salt';
import { type Trend, trendOf } from '@seguia/shared/domain/agronomy/trend';
import { bandsAtom, defineMessages, FormattedMessage, type Plot, useFormat } from '@seguia/shared/platform';
import { Card, Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isoDay } from '../series/calendar.ts';
import { daysOf, ecDifference, lastMeasuredDay } from '../series/figures/ec-difference.ts';
import { plainFigures } from '../series/figures/figures.ts';
import type { PlotSeries, Points, Span } from '../series/series.ts';
import { signMessages } from '../series/sign-messages.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { DifferenceTarget } from './DifferenceTarget.tsx';
import styles from './SaltText.module.css';

const trendMessages = defineMessages({
  rising: { id: 'campaigns.salt.rising', defaultMessage: 'EC de drainage en hausse par rapport à la semaine d’avant.' },
  falling: {
    id: 'campaigns.salt.falling',
    defaultMessage: 'EC de drainage en baisse par rapport à la semaine d’avant.',
  },
  steady: { id: 'campaigns.salt.steady', defaultMessage: 'EC de drainage stable par rapport à la semaine d’avant.' },
} satisfies Record<Trend, { id: string; defaultMessage: string }>);

interface SaltTextProps {
  plot: Plot;
  /** All days of the page: the rules look back further than the span on the screen. */
  days: PlotSeries;
  /** On a variety's page: the only variety whose target counts. */
  cropTypeId: string | undefined;
  span: Span;
}

/** What drain EC says about salt in the root zone on the last measured day of the span, and its trend. */
export function SaltText({ plot, days, cropTypeId, span }: SaltTextProps) {
  const format = useFormat();
  const measures = useMeasureFormat();
  const bands = useAtomValue(bandsAtom) ?? [];
  const { intakeEc, drainEc } = days.points;
  const { difference, ratio } = useMemo(() => ecDifference(intakeEc, drainEc), [intakeEc, drainEc]);
  const drained = useMemo(() => daysOf(drainEc), [drainEc]);
  const day = lastMeasuredDay(ratio, span);
  if (day === null) return null;
  const date = isoDay(day);
  const valueOf = (points: Points) => plainFigures(points, { from: day, to: day }).mean;
  const gap = valueOf(difference) ?? 0;
  const band = cropTypeId === undefined ? bandOn(bands, plot, date) : bandFor(bands, plot.id, cropTypeId, date);
  const values = { intakeEc: valueOf(intakeEc), drainEc: valueOf(drainEc) };
  const sign = saltSign({ ...values, band: band?.drainEc ?? null, days: drained, day });
  const trend = sign?.kind === 'rising' ? null : trendOf(drained, day);
  return (
    <Card>
      <p className={styles.fact}>
        <FormattedMessage
          id="campaigns.salt.fact"
          defaultMessage="{date} : EC de drainage = {ratio} × celle d’apport ({difference})"
          values={{
            date: <Num>{format.date(date, 'long')}</Num>,
            ratio: <strong>{<Num>{format.number(valueOf(ratio) ?? 1)}</Num>}</strong>,
            difference: <Num unit={format.ecUnit}>{measures.formatDifference('ec', gap)}</Num>,
          }}
        />
      </p>
      {band?.ecDifference && (
        <p className={styles.meaning}>
          <DifferenceTarget
            plot={plot}
            cropTypeId={band.cropTypeId}
            date={date}
            difference={gap}
            limits={band.ecDifference}
          />
        </p>
      )}
      {(sign || trend) && (
        <p className={styles.meaning}>
          {sign && (
            <FormattedMessage
              {...signMessages[sign.kind]}
              values={{ rise: sign.kind === 'rising' && <Num unit={format.ecUnit}>{format.ec(sign.rise)}</Num> }}
            />
          )}{' '}
          {trend && <FormattedMessage {...trendMessages[trend]} />}
        </p>
      )}
    </Card>
  );
}
