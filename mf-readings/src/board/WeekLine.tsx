import { type MeasuredField, quantityOf } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import { defineMessages, isolate } from '@seguia/shared/platform';
import { Sparkline } from '@seguia/shared/ui';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import type { BoardPlot } from './board-plot.ts';
import type { PlotWeek } from '@seguia/shared/domain/board/plot-week';

const messages = defineMessages({
  week: { id: 'readings.board.week', defaultMessage: 'Sept jours : de {low} à {high}' },
  none: { id: 'readings.board.weekNone', defaultMessage: 'Sept jours : aucune mesure' },
});

interface WeekLineProps {
  plot: BoardPlot;
  measure: MeasuredField;
  week: PlotWeek;
}

/** Seven days of a measure as a line over its target. Screen readers hear the lowest and the highest value. */
export function WeekLine({ plot, measure, week }: WeekLineProps) {
  const { intl, formatValue } = useMeasureFormat();
  const days = week.days.get(measure) ?? [];
  const known = days.filter((value) => value !== null);
  const written = (value: number) => isolate(formatValue(measure, value));
  return (
    <Sparkline
      values={days}
      band={plot.now.values[measure]?.band}
      series={2}
      leastSpan={rulesOf(quantityOf(measure)).leastSpan}
      label={
        known.length === 0
          ? intl.formatMessage(messages.none)
          : intl.formatMessage(messages.week, { low: written(Math.min(...known)), high: written(Math.max(...known)) })
      }
    />
  );
}
