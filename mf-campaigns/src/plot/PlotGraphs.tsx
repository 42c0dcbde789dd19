import type { Campaign } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { Graph } from '../graph/Graph.tsx';
import { GraphGrid } from '../graph/GraphGrid.tsx';
import { useView } from '../graph/pointing/use-view.ts';
import { isoDay } from '../series/calendar.ts';
import type { Span } from '../series/series.ts';
import { WaterGraph } from '../water/WaterGraph.tsx';
import { formatSpan } from '../facts/format-span.ts';
import type { PlotGraph } from '../graph/use-plot-graphs.ts';

interface PlotGraphsProps {
  graphs: PlotGraph[];
  plotId: string;
  campaign: Campaign;
  title: string;
  /** Whether an earlier campaign lies beneath. */
  compared: boolean;
  span: Span;
  whole: Span;
  onSpan: (span: Span) => void;
}

/** Intake and drain on one chart each, and how far they are apart. */
export function PlotGraphs({ graphs, plotId, campaign, title, compared, span, whole, onSpan }: PlotGraphsProps) {
  const intl = useIntl();
  const { view, pinching } = useView(span, whole, onSpan);
  const plotIds = useMemo(() => [plotId], [plotId]);
  const picture = `${title} · ${campaign.name} · ${formatSpan(intl.locale, isoDay(span.from), isoDay(span.to))}`;
  const earlier = intl.formatMessage({
    id: 'campaigns.graph.earlier',
    defaultMessage: 'Traits fins : la campagne comparée.',
  });
  return (
    <GraphGrid>
      {graphs.map(({ id, note, lines, ...graph }) => (
        <Graph
          key={id}
          campaign={picture}
          view={view}
          note={
            <>
              {note}
              {note && compared && <br />}
              {compared && earlier}
            </>
          }
          // The single readings are there for the span of before only.
          lines={pinching ? lines.map((line) => ({ ...line, points: line.days })) : lines}
          {...graph}
        />
      ))}
      <WaterGraph plotIds={plotIds} view={view} campaign={picture} />
    </GraphGrid>
  );
}
