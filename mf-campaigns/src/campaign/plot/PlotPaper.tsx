import type { Campaign, Plot, PlotCrop } from '@seguia/shared/platform';
import { useSidesLegend } from '../../graph/stack/use-sides-legend.ts';
import { PlotCrops } from '../../print/PlotCrops.tsx';
import { PaperGraph } from '../../print/PaperGraph.tsx';
import { PrintSheet } from '../../print/PrintSheet.tsx';
import type { PlotSeries, Span } from '../../series/series.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import { SaltText } from './SaltText.tsx';
import type { PlotGraph } from '../../graph/use-plot-graphs.ts';

interface PlotPaperProps {
  campaign: Campaign;
  plot: Plot;
  title: string;
  crops: PlotCrop[];
  graphs: PlotGraph[];
  days: PlotSeries;
  earlier: PlotSeries | undefined;
  cropTypeId: string | undefined;
  span: Span;
}

/** The plot on paper. */
export function PlotPaper({ campaign, plot, title, crops, graphs, days, earlier, cropTypeId, span }: PlotPaperProps) {
  const legend = useSidesLegend();
  const plotName = usePlotName();
  return (
    <PrintSheet
      title={title}
      partOf={campaign.name}
      span={span}
      compared={earlier !== undefined}
      lead={<SaltText plot={plot} days={days} cropTypeId={cropTypeId} span={span} />}
      legend={legend}
      rows={[{ id: days.plotId, label: plotName(days.plotId), slot: undefined, plot: days, earlier }]}
    >
      {graphs.map(({ id, note: _note, ...graph }) => (
        <PaperGraph key={id} span={span} {...graph} />
      ))}
      <PlotCrops campaign={campaign} plots={[{ plotId: days.plotId, crops }]} />
    </PrintSheet>
  );
}
