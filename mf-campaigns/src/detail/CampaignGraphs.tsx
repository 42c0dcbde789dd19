import type { Campaign } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { Graph } from '../graph/Graph.tsx';
import { GraphGrid } from '../graph/GraphGrid.tsx';
import { useView } from '../graph/pointing/use-view.ts';
import type { View } from '../graph/pointing/view.ts';
import { isoDay } from '../series/calendar.ts';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { WaterGraph } from '../water/WaterGraph.tsx';
import { formatSpan } from '../facts/format-span.ts';
import type { CampaignLook } from './use-measure-lines.ts';
import { useMeasureLines } from './use-measure-lines.ts';

interface CampaignGraphsProps {
  campaign: Campaign;
  look: CampaignLook;
  onSpan: (span: Span) => void;
}

/** The five graphs of a campaign: picked plots as lines, the others as a band. */
export function CampaignGraphs({ campaign, look, onSpan }: CampaignGraphsProps) {
  const intl = useIntl();
  const { view, pinching } = useView(look.span, look.series.span, onSpan);
  const { span } = view;
  // The single readings are there for the span of before only.
  const seen = useMemo(() => (pinching ? { ...look, raw: undefined, span } : look), [pinching, look, span]);
  const plotIds = useMemo(() => [...look.picks.values()], [look.picks]);
  return (
    <GraphGrid>
      {measuredFields.map((measure) => (
        <MeasureGraph key={measure} campaign={campaign} measure={measure} look={seen} view={view} />
      ))}
      <WaterGraph
        plotIds={plotIds}
        view={view}
        campaign={`${campaign.name} · ${formatSpan(intl.locale, isoDay(span.from), isoDay(span.to))}`}
      />
    </GraphGrid>
  );
}

interface MeasureGraphProps {
  campaign: Campaign;
  measure: MeasuredField;
  look: CampaignLook;
  view: View;
}

function MeasureGraph({ campaign, measure, look, view }: MeasureGraphProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const { lines, others, bands } = useMeasureLines(look, measure);
  const { span, earlier } = look;
  return (
    <Graph
      title={measures.name(measure)}
      campaign={`${campaign.name} · ${formatSpan(intl.locale, isoDay(span.from), isoDay(span.to))}`}
      quantity={quantityOf(measure)}
      lines={lines}
      others={others?.spread}
      othersLabel={
        others
          ? intl.formatMessage(
              {
                id: 'campaigns.graph.others',
                defaultMessage:
                  '{count, plural, one {# autre parcelle} other {# autres parcelles (médiane et 80 % centraux)}}',
              },
              { count: others.count },
            )
          : undefined
      }
      bands={bands}
      legend="around"
      view={view}
      note={
        earlier &&
        intl.formatMessage({
          id: 'campaigns.graph.earlier',
          defaultMessage: 'Traits fins : la campagne comparée.',
        })
      }
    />
  );
}
