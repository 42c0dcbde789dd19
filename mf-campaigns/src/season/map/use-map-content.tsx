import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { useIntl, useNavigate } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { tickText } from '../../graph/drawing/tick-text.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import type { Span } from '../../series/series.ts';
import type { HeatContent } from '../heat/HeatFrame.tsx';
import type { HeatCell } from '../heat/heat-places.ts';
import type { SeasonPlot } from '../judge/judged-season.ts';
import { CellCard } from './CellCard.tsx';
import { mapCell } from './map-cell.ts';
import { mapColumns } from './map-columns.ts';
import { mapMessages } from './map-messages.ts';
import { mapTicks } from './map-ticks.ts';
import { openedSpan } from './opened-span.ts';
import { spokenCell, useCellText } from './use-cell-text.ts';

interface MapContentOf {
  plots: readonly SeasonPlot[];
  span: Span;
  measure: MeasuredField;
  /** In px; 0 until it is measured. */
  width: number;
  /** Where a cell leads: the page of its plot, and the days that it opens. */
  addressOf: (plotId: string, days: Span) => string;
}

/** The share of the width that is left for cells where names are as wide as they may be. */
const namesShare = 0.7;

/** The cells of a map of plots and days for a width; null until that is measured. */
export function useMapContent({ plots, span, measure, width, addressOf }: MapContentOf): HeatContent | null {
  const intl = useIntl();
  const navigate = useNavigate();
  const plotName = usePlotName();
  const textOf = useCellText(measure);
  return useMemo(() => {
    if (width === 0) return null;
    const room = width * namesShare;
    const { stride, columns } = mapColumns(span, room);
    const at = ({ row, column }: HeatCell) => {
      const [plot, days] = [plots[row], columns[column]];
      return plot && days ? { plot, days } : null;
    };
    const textAt = (cell: HeatCell) => {
      const found = at(cell);
      return found && textOf(found.plot, found.days);
    };
    return {
      rows: plots.map(({ plotId }) => ({ id: plotId, name: plotName(plotId) })),
      columns: columns.length,
      ticks: mapTicks(span, room).map(({ x, unit }) => ({
        at: (x - span.from) / stride,
        text: tickText(intl, x, unit),
      })),
      lookOf: (cell) => {
        const found = at(cell);
        return found && mapCell(found.plot, measure, found.days).look;
      },
      spokenOf: (cell) => {
        const text = textAt(cell);
        return text ? spokenCell(intl, text) : '';
      },
      renderCard: (cell) => {
        const text = textAt(cell);
        return text && <CellCard {...text} />;
      },
      onOpen: (cell) => {
        const found = at(cell);
        if (found) void navigate(addressOf(found.plot.plotId, openedSpan(found.days, span)));
      },
      note: intl.formatMessage(mapMessages.note, { days: stride }),
    };
  }, [plots, span, measure, width, addressOf, intl, navigate, plotName, textOf]);
}
