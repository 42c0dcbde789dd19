import { standingOf } from '@seguia/shared/domain/board/standing';
import { defineMessages, isolate, todayAtom, useFormat, useIntl, useReading } from '@seguia/shared/platform';
import { Button } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { usePlotPast } from '../farm-data/use-plot-past.ts';
import type { ReadingFormModel } from '../form/hooks/use-reading-form.ts';
import { typedValue } from '../typing/typed-value.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { type Feed, intakeMeasures, needsSecondLook } from './same-feed.ts';
import styles from './Round.module.css';

const messages = defineMessages({
  same: { id: 'readings.round.sameFeed', defaultMessage: 'Comme {plot} : {values}' },
});

export interface SameFeedProps {
  form: ReadingFormModel;
  feed: Feed | null;
  onTaken: () => void;
  /** Drawn where nothing is offered. */
  children: ReactNode;
}

/**
 * Offers to copy with one tap the intake values that were measured at another plot of this round with the same feed, as long as no intake
 * is typed. Values that need a second look are measured again.
 */
export function SameFeed({ form, feed, onTaken, children }: SameFeedProps) {
  const isOpen = feed !== null && intakeMeasures.every((measure) => form.state[measure] === '');
  return isOpen ? <Offer {...feed} form={form} onTaken={onTaken} otherwise={children} /> : children;
}

interface OfferProps extends Feed {
  form: ReadingFormModel;
  onTaken: () => void;
  otherwise: ReactNode;
}

function Offer({ plot, readingId, form, onTaken, otherwise }: OfferProps) {
  const intl = useIntl();
  const format = useFormat();
  const { formatValue } = useMeasureFormat();
  const today = useAtomValue(todayAtom);
  const reading = useReading(readingId);
  const farm = useFarmData();
  const { compared } = usePlotPast(plot.id, { id: readingId, date: reading?.date ?? '', time: reading?.time ?? '' });
  const measured = intakeMeasures.flatMap((measure) => {
    const value = reading?.[measure] ?? null;
    return value === null ? [] : [{ measure, value }];
  });
  // A resumed round has readings of an earlier day, when another feed may have run.
  if (reading?.date !== today || measured.length === 0) return otherwise;
  if (needsSecondLook(reading, compared, standingOf(reading, plot, farm.bands).band)) return otherwise;
  const take = () => {
    const typed = measured.map(({ measure, value }) => [measure, typedValue(measure, value, format)] as const);
    flushSync(() => form.set(Object.fromEntries(typed)));
    onTaken();
  };
  const values = measured.map(({ measure, value }) => isolate(formatValue(measure, value))).join('\u00A0·\u00A0');
  return (
    <div className={styles.offer}>
      <Button full onPress={take}>
        {intl.formatMessage(messages.same, { plot: isolate(plot.name), values })}
      </Button>
    </div>
  );
}
