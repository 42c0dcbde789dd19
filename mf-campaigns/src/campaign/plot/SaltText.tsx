import { bandFor, bandOn } from '@seguia/shared/domain/bands';
import { daysBack } from '@seguia/shared/domain/board/plot-week';
import { addDays } from '@seguia/shared/domain/farm-time';
import { type Trend, trendOf } from '@seguia/shared/domain/agronomy/trend';
import {
  bandsAtom,
  defineMessages,
  FormattedMessage,
  type Plot,
  todayAtom,
  useFormat,
  useReadings,
} from '@seguia/shared/platform';
import { Card, isolated, Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isoDay } from '../../series/calendar.ts';
import { daysOf, ecDifference, lastMeasuredDay, latestDay } from '../../series/figures/ec-difference.ts';
import { lineFigures } from '../../series/figures/figures.ts';
import type { PlotSeries, Points, Span } from '../../series/series.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { usePlotSentence } from '../../plot-names/use-plot-sentence.ts';
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

/** Enough readings for the days that a sentence is made of, at more than ten rounds a day. */
const readingsOfSentence = 200;

/** The plot's sentence, as on the board, with its EC difference and the trend of its drain EC: now, or at the end of a span in the past. */
export function SaltText({ plot, days, cropTypeId, span }: SaltTextProps) {
  const today = useAtomValue(todayAtom);
  const { intakeEc, drainEc } = days.points;
  const { difference, ratio } = useMemo(() => ecDifference(intakeEc, drainEc), [intakeEc, drainEc]);
  const day = lastMeasuredDay(ratio, span);
  const last = latestDay(
    Object.values(days.points).map((points) => ({ days: points })),
    span,
  );
  const date = isoDay(span.to) >= today ? today : last === null ? null : isoDay(last);
  if (date === null) return null;
  return (
    <Card>
      {day !== null && <DifferenceText {...{ plot, cropTypeId, day, difference, ratio }} />}
      <Sentence
        plot={plot}
        cropTypeId={cropTypeId}
        date={date}
        day={lastMeasuredDay(drainEc, span)}
        drainEc={drainEc}
      />
    </Card>
  );
}

interface SentenceProps extends Pick<SaltTextProps, 'plot' | 'cropTypeId'> {
  date: string;
  /** The last day with drain EC, whether or not intake EC was read then too. */
  day: number | null;
  drainEc: Points;
}

function Sentence({ plot, cropTypeId, date, day, drainEc }: SentenceProps) {
  const { rows } = useReadings({
    plotId: plot.id,
    from: addDays(date, -daysBack),
    to: date,
    limit: readingsOfSentence,
  });
  const sentence = usePlotSentence({ plot, readings: rows, date, cropTypeId });
  const kind = sentence?.advice.kind;
  const trend = day === null || kind === 'rising' || kind === 'trend' ? null : trendOf(daysOf(drainEc), day);
  if (!sentence && !trend) return null;
  return (
    <p className={styles.meaning}>
      {sentence && isolated(sentence.text)} {trend && <FormattedMessage {...trendMessages[trend]} />}
    </p>
  );
}

interface DifferenceTextProps extends Pick<SaltTextProps, 'plot' | 'cropTypeId'> {
  day: number;
  difference: Points;
  ratio: Points;
}

/** Drain EC against intake EC on a day: a fact, and how the difference compares with its own target. */
function DifferenceText({ plot, cropTypeId, day, difference, ratio }: DifferenceTextProps) {
  const format = useFormat();
  const measures = useMeasureFormat();
  const bands = useAtomValue(bandsAtom) ?? [];
  const date = isoDay(day);
  const valueOf = (points: Points) => lineFigures(points, { from: day, to: day }).mean;
  const gap = valueOf(difference) ?? 0;
  const band = cropTypeId === undefined ? bandOn(bands, plot, date) : bandFor(bands, plot.id, cropTypeId, date);
  return (
    <>
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
    </>
  );
}
