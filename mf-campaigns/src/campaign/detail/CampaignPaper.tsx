import type { Campaign } from '@seguia/shared/platform';
import { plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { PlotCrops } from '../../print/PlotCrops.tsx';
import { PaperGraph } from '../../print/PaperGraph.tsx';
import { PrintSheet } from '../../print/PrintSheet.tsx';
import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { cropsInSpan } from '../facts/crops-in-span.ts';
import type { PlotFigures } from '../../tables/use-plot-figures.ts';
import { SeasonPaper } from '../../season/print/SeasonPaper.tsx';
import type { Season } from '../../season/map/use-season.ts';
import { Verdict } from '../../season/verdict/Verdict.tsx';
import { useCampaignLegend } from './use-campaign-legend.ts';
import { type CampaignLook, useMeasureLines } from './use-measure-lines.ts';

interface CampaignPaperProps {
  campaign: Campaign;
  season: Season;
  look: CampaignLook;
  rows: PlotFigures[];
}

/** The campaign on paper. */
export function CampaignPaper({ campaign, season, look, rows }: CampaignPaperProps) {
  const plots = useAtomValue(plotsAtom);
  const measures = useMeasureFormat();
  const { of, others } = useMeasureLines(look);
  const legend = useCampaignLegend({ picks: look.picks, of, others });
  const { span, series } = look;
  return (
    <PrintSheet
      title={campaign.name}
      span={span}
      legend={legend}
      compared={look.earlier !== undefined}
      rows={rows}
      lead={<Verdict {...season.verdict} />}
      behind={<SeasonPaper {...season} />}
    >
      {measuredFields.map((measure) => (
        <PaperGraph
          key={measure}
          title={measures.name(measure)}
          quantity={quantityOf(measure)}
          span={span}
          {...of[measure]}
        />
      ))}
      <PlotCrops
        campaign={campaign}
        plots={series.plots.map(({ plotId }) => ({
          plotId,
          crops: cropsInSpan(plots?.find((plot) => plot.id === plotId)?.crops ?? [], campaign),
        }))}
      />
    </PrintSheet>
  );
}
