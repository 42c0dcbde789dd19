import { useIntl } from '@seguia/shared/platform';
import { measuredFields, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { useMemo } from 'react';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import type { LegendEntry } from '../../graph/drawing/legend-entry.ts';
import { useMarksLegend } from '../../graph/layers/use-marks-legend.ts';
import type { Picks } from '../choices/use-view-params.ts';
import type { MeasureLines } from './use-measure-lines.ts';

interface CampaignLegendOf {
  picks: Picks;
  of: Record<MeasuredField, MeasureLines>;
  /** The number of plots that are not picked. */
  others: number;
}

/** Explains a campaign's graphs, on the screen, in a picture and on paper: each picked plot, the other plots, the targets, and the marks. */
export function useCampaignLegend({ picks, of, others }: CampaignLegendOf): LegendEntry[] {
  const intl = useIntl();
  const plotName = usePlotName();
  const marks = useMarksLegend(picks.size);
  const hasTarget = measuredFields.some((measure) => of[measure].bands.length > 0);
  return useMemo(() => {
    const rest = intl.formatMessage(
      {
        id: 'campaigns.graph.others',
        defaultMessage: '{count, plural, one {# autre parcelle} other {# autres parcelles (médiane et 80 % centraux)}}',
      },
      { count: others },
    );
    const target = intl.formatMessage({ id: 'campaigns.graph.targetBand', defaultMessage: 'Plage cible' });
    return [
      ...[...picks]
        .toSorted(([first], [other]) => first - other)
        .map(([slot, plotId]) => ({ id: plotId, label: plotName(plotId), series: slot })),
      ...(others > 0 ? [{ id: 'others', label: rest, series: 'band' } as const] : []),
      ...(hasTarget ? [{ id: 'target', label: target, series: 'target' } as const] : []),
      ...marks.filter(({ series }) => hasTarget || series !== 'outside'),
    ];
  }, [intl, plotName, picks, others, hasTarget, marks]);
}
