import { waterLately } from '@seguia/shared/domain/water/water-lately';
import { FormattedMessage, todayAtom, useFormat, waterDaysAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { BoardPlot } from './board-plot.ts';
import styles from './BoardSummary.module.css';

/** Whether the water followed the light, in one line of figures. Shows nothing where no figures are recent. */
export function BoardWater({ plots }: { plots: readonly BoardPlot[] }) {
  const { date, number } = useFormat();
  const days = useAtomValue(waterDaysAtom);
  const today = useAtomValue(todayAtom);
  const lately = useMemo(
    () =>
      days &&
      waterLately(
        days,
        plots.map(({ plot }) => plot.id),
        today,
      ),
    [days, plots, today],
  );
  if (!lately) return null;
  return (
    <p className={styles.water}>
      <FormattedMessage
        id="readings.board.water"
        defaultMessage="Eau et lumière, {date} : {ratio} mL par joule (sur sept jours : {week})."
        values={{
          date: <bdi>{date(lately.date, 'weekday')}</bdi>,
          ratio: <bdi>{number(lately.ratio, 1)}</bdi>,
          week: <bdi>{number(lately.ofWeek, 1)}</bdi>,
        }}
      />
    </p>
  );
}
