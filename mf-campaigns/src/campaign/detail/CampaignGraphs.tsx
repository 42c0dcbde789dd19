import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { Campaign } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { formatSpan } from '../../series/format-span.ts';
import type { LinesPanel } from '../../graph/panel.ts';
import { useView } from '../../graph/pointing/use-view.ts';
import { GraphStack } from '../../graph/stack/GraphStack.tsx';
import { isoDay } from '../../series/calendar.ts';
import type { Span } from '../../series/series.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { useWaterPanel } from '../../water/use-water-panel.ts';
import { useCampaignLegend } from './use-campaign-legend.ts';
import type { CampaignLook } from './use-measure-lines.ts';
import { useMeasureLines } from './use-measure-lines.ts';

interface CampaignGraphsProps {
  campaign: Campaign;
  look: CampaignLook;
  onSpan: (span: Span) => void;
}

/** The five graphs of a campaign: picked plots as lines, the other plots as a band; beneath them the graph of water and light. */
export function CampaignGraphs({ campaign, look, onSpan }: CampaignGraphsProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const { view, pinching } = useView(look.span, look.series.span, onSpan);
  const { span } = view;
  // While two fingers zoom, the single readings still belong to the span before, so the days are drawn.
  const seen = useMemo(() => (pinching ? { ...look, raw: undefined, span } : look), [pinching, look, span]);
  const { of, others } = useMeasureLines(seen);
  const plotIds = useMemo(() => [...look.picks.values()], [look.picks]);
  const water = useWaterPanel(plotIds, span);
  const panels = useMemo(
    () => [
      ...measuredFields.map((measure): LinesPanel => ({
        kind: 'lines',
        id: measure,
        title: measures.name(measure),
        quantity: quantityOf(measure),
        ...of[measure],
      })),
      ...water,
    ],
    [measures, of, water],
  );
  const legend = useCampaignLegend({ picks: look.picks, of, others });
  return (
    <GraphStack
      title={intl.formatMessage({ id: 'campaigns.detail.graphs', defaultMessage: 'Graphiques' })}
      panels={panels}
      view={view}
      room="page"
      tables="each"
      legend={legend}
      picture={{
        title: campaign.name,
        subtitle: formatSpan(intl.locale, isoDay(span.from), isoDay(span.to)),
        legend,
      }}
      note={
        look.earlier &&
        intl.formatMessage({ id: 'campaigns.graph.earlier', defaultMessage: 'Traits fins : la campagne comparée.' })
      }
    />
  );
}
