import { defineMessages, isolate, type Plot, useIntl } from '@seguia/shared/platform';
import { Button, isolated, List } from '@seguia/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { roundMessages } from '../messages/round-messages.ts';
import { doneOf, type Round } from '../stops/round.ts';
import type { RoundResult } from './round-result.ts';
import { StopLine } from './StopLine.tsx';
import styles from './RoundEnd.module.css';

/** Comes with the first press: a round alone does not need what draws pictures. */
const ShareBoard = lazy(async () => ({
  default: (await import('../../board/print-and-share/ShareBoard.tsx')).ShareBoard,
}));

const messages = defineMessages({
  outside: {
    id: 'readings.round.outside',
    defaultMessage: '{count, plural, =0 {Aucune hors cible.} one {# hors cible.} other {# hors cible.}}',
  },
  duration: { id: 'readings.round.duration', defaultMessage: 'Durée : {duration}.' },
  outsideTitle: { id: 'readings.round.outsideTitle', defaultMessage: 'Hors cible' },
  others: { id: 'readings.round.others', defaultMessage: 'Autres parcelles relevées' },
  tell: { id: 'readings.round.tell', defaultMessage: 'Prévenir le responsable' },
});

interface RoundSummaryProps {
  round: Round;
  plots: readonly Plot[];
  result: RoundResult;
  onCorrect: (plotId: string) => void;
}

/** What a round found: how many plots, which are out of target and by what, and how long it took. It can be sent to the grower. */
export function RoundSummary({ round, plots, result, onCorrect }: RoundSummaryProps) {
  const intl = useIntl();
  const [isSharing, setSharing] = useState(false);
  const { stops, isTargeted, minutes } = result;
  const outside = stops.filter((stop) => stop.outside.length > 0);
  const others = stops.filter((stop) => stop.outside.length === 0);
  const duration = (count: number) =>
    intl.formatNumber(count, { style: 'unit', unit: 'minute', unitDisplay: 'long', maximumFractionDigits: 0 });
  const rows = (some: typeof stops) =>
    some.map((stop) => <StopLine key={stop.plot.id} stop={stop} onCorrect={() => onCorrect(stop.plot.id)} />);
  return (
    <>
      <p className={styles.summary}>
        {isolated(
          [
            intl.formatMessage(roundMessages.overText, { done: doneOf(round, plots), count: plots.length }),
            ...(isTargeted ? [intl.formatMessage(messages.outside, { count: outside.length })] : []),
            ...(minutes === null
              ? []
              : [intl.formatMessage(messages.duration, { duration: isolate(duration(minutes)) })]),
          ].join(' '),
        )}
      </p>
      {outside.length > 0 && <List label={intl.formatMessage(messages.outsideTitle)}>{rows(outside)}</List>}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{intl.formatMessage(messages.others)}</summary>
          <List label={intl.formatMessage(messages.others)}>{rows(others)}</List>
        </details>
      )}
      {stops.length > 0 && (
        <Button full icon="share" onPress={() => setSharing(true)}>
          {intl.formatMessage(messages.tell)}
        </Button>
      )}
      {isSharing && (
        <Suspense fallback={null}>
          <ShareBoard title={intl.formatMessage(messages.tell)} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
