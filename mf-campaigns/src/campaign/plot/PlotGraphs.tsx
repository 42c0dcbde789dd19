import type { Campaign } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import type { Panel } from '../../graph/panel.ts';
import { GraphStack } from '../../graph/stack/GraphStack.tsx';
import { useSidesLegend } from '../../graph/stack/use-sides-legend.ts';
import { useView } from '../../graph/pointing/use-view.ts';
import { isoDay } from '../../series/calendar.ts';
import type { PlotSeries, Span } from '../../series/series.ts';
import { useDrainByLightPanel } from '../../water/use-drain-by-light-panel.ts';
import { useWaterPanel } from '../../water/use-water-panel.ts';
import { formatSpan } from '../../series/format-span.ts';
import type { PlotGraph } from '../../graph/use-plot-graphs.ts';

interface PlotGraphsProps {
  graphs: PlotGraph[];
  /** The plot's days, of which drain is compared with light. */
  days: PlotSeries;
  campaign: Campaign;
  title: string;
  /** Whether an earlier campaign is compared. */
  compared: boolean;
  span: Span;
  whole: Span;
  onSpan: (span: Span) => void;
}

/** Intake and drain together in each graph, their difference, and the graphs of drain and light, and of water and light. */
export function PlotGraphs({ graphs, days, campaign, title, compared, span, whole, onSpan }: PlotGraphsProps) {
  const intl = useIntl();
  const legend = useSidesLegend();
  const { view, pinching } = useView(span, whole, onSpan);
  const plotIds = useMemo(() => [days.plotId], [days.plotId]);
  const light = useDrainByLightPanel(days, view.span);
  const water = useWaterPanel(plotIds, view.span);
  const panels = useMemo(
    () => [
      ...graphs.map(({ lines, ...graph }): Panel => ({
        kind: 'lines',
        // While two fingers zoom, the single readings still belong to the span before, so the days are drawn.
        lines: pinching ? lines.map((line) => ({ ...line, points: line.days })) : lines,
        ...graph,
      })),
      ...light,
      ...water,
    ],
    [graphs, pinching, light, water],
  );
  const shown = formatSpan(intl.locale, isoDay(view.span.from), isoDay(view.span.to));
  return (
    <GraphStack
      title={intl.formatMessage({ id: 'campaigns.detail.graphs', defaultMessage: 'Graphiques' })}
      panels={panels}
      view={view}
      room="page"
      tables="one"
      legend={legend}
      picture={{ title, subtitle: `${campaign.name} · ${shown}`, legend }}
      note={
        compared &&
        intl.formatMessage({ id: 'campaigns.graph.earlier', defaultMessage: 'Traits fins : la campagne comparée.' })
      }
    />
  );
}
