import { useIntl } from '@seguia/shared/platform';
import { FiguresTable } from '../../tables/FiguresTable.tsx';
import type { PlotSeries, Span } from '../../series/series.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';

interface PlotFiguresProps {
  days: PlotSeries;
  /** The plot in an earlier campaign, moved to this one's days. */
  earlier: PlotSeries | undefined;
  span: Span;
}

/** The plot's figures, as one row of the campaign's table. */
export function PlotFigures({ days, earlier, span }: PlotFiguresProps) {
  const intl = useIntl();
  const plotName = usePlotName();
  return (
    <FiguresTable
      title={intl.formatMessage({ id: 'campaigns.plot.figures', defaultMessage: 'Chiffres' })}
      rows={[{ id: days.plotId, label: plotName(days.plotId), slot: undefined, plot: days, earlier }]}
      span={span}
    />
  );
}
