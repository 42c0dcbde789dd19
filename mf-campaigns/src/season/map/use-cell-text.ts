import { type MeasuredField, quantityOf } from '@seguia/shared/domain/readings/measures';
import { type IntlShape, isolate, spoken, useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { formatSpan } from '../../series/format-span.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import { isoDay } from '../../series/calendar.ts';
import { lineFigures } from '../../series/figures/figures.ts';
import { formatLimits } from '../../series/format-limits.ts';
import type { Span } from '../../series/series.ts';
import { joinFacts, type MeasureFormat, useMeasureFormat } from '../../series/use-measure-format.ts';
import { lastLimits, type SeasonPlot } from '../judge/judged-season.ts';
import { mapCell } from './map-cell.ts';
import { lookMessages, mapMessages } from './map-messages.ts';

/** A cell in words: its plot and days, and then a line for each fact. */
export interface CellText {
  plot: string;
  days: string;
  facts: string[];
}

/** Writes the plot, the days, the value and the target of a cell. */
export function useCellText(measure: MeasuredField): (plot: SeasonPlot, column: Span) => CellText {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const plotName = usePlotName();
  return useMemo(
    () => (plot, column) => ({
      plot: plotName(plot.plotId),
      days: formatSpan(intl.locale, isoDay(column.from), isoDay(column.to)),
      facts: factsOf(intl, measures, plot, measure, column),
    }),
    [intl, measures, plotName, measure],
  );
}

function factsOf(intl: IntlShape, measures: MeasureFormat, plot: SeasonPlot, measure: MeasuredField, column: Span) {
  const { look, judged, outside } = mapCell(plot, measure, column);
  const { mean } = lineFigures(plot.days.points[measure], column);
  const limits = lastLimits(plot, measure, column);
  const unit = measures.unit(quantityOf(measure));
  const value = mean === null ? null : measures.formatValue(quantityOf(measure), mean);
  const target = limits && formatLimits(intl, measures, quantityOf(measure), limits);
  const state = intl.formatMessage(lookMessages[look]);
  const shown = value === null ? [] : [`${measures.name(measure)} ${isolate(unit ? `${value} ${unit}` : value)}`];
  return [
    ...shown,
    state,
    ...(target ? [intl.formatMessage(mapMessages.target, { limits: target })] : []),
    ...(judged > 1 && outside > 0 ? [intl.formatMessage(mapMessages.outside, { outside, judged })] : []),
  ];
}

/** A cell for a screen reader. */
export const spokenCell = (intl: IntlShape, { plot, days, facts }: CellText): string =>
  spoken(joinFacts(intl, [plot, days, ...facts]));
