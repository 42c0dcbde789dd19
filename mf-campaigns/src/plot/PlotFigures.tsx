import { useIntl } from '@seguia/shared/platform';
import { FiguresTable } from '../detail/FiguresTable.tsx';
import type { PlotSeries, Span } from '../series/series.ts';
import { usePlotName } from '../use-plot-name.ts';

/** The plot's figures, as one row of the campaign's table. */
export function PlotFigures({ days, span }: { days: PlotSeries; span: Span }) {
  const intl = useIntl();
  const plotName = usePlotName();
  return (
    <FiguresTable
      title={intl.formatMessage({ id: 'campaigns.plot.figures', defaultMessage: 'Chiffres' })}
      rows={[{ id: days.plotId, label: plotName(days.plotId), slot: undefined, plot: days }]}
      span={span}
    />
  );
}
