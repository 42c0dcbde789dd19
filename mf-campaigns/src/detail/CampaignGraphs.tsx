import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { Campaign } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { formatSpan } from '../facts/format-span.ts';
import { usePlotName } from '../farm/use-plot-name.ts';
import type { LegendEntry } from '../graph/drawing/legend-entry.ts';
import type { LinesPanel } from '../graph/panel.ts';
import { useView } from '../graph/pointing/use-view.ts';
import { GraphStack } from '../graph/stack/GraphStack.tsx';
import { isoDay } from '../series/calendar.ts';
import type { Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { useWaterPanel } from '../water/use-water-panel.ts';
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
  const plotName = usePlotName();
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
  const hasTarget = measuredFields.some((measure) => of[measure].bands.length > 0);
  // The legend leaves out the picked plots: the bar above shows them and stays in sight.
  const around: LegendEntry[] = [
    ...(others > 0
      ? [
          {
            id: 'others',
            label: intl.formatMessage(
              {
                id: 'campaigns.graph.others',
                defaultMessage:
                  '{count, plural, one {# autre parcelle} other {# autres parcelles (médiane et 80 % centraux)}}',
              },
              { count: others },
            ),
            series: 'band' as const,
          },
        ]
      : []),
    ...(hasTarget
      ? [
          {
            id: 'target',
            label: intl.formatMessage({ id: 'campaigns.graph.targetBand', defaultMessage: 'Plage cible' }),
            series: 'target' as const,
          },
        ]
      : []),
  ];
  const plots = [...look.picks].map(([slot, plotId]) => ({ id: plotId, label: plotName(plotId), series: slot }));
  return (
    <GraphStack
      title={intl.formatMessage({ id: 'campaigns.detail.graphs', defaultMessage: 'Graphiques' })}
      panels={panels}
      view={view}
      room="page"
      tables="each"
      legend={around}
      picture={{
        title: campaign.name,
        subtitle: formatSpan(intl.locale, isoDay(span.from), isoDay(span.to)),
        legend: [...plots, ...around],
      }}
      note={
        look.earlier &&
        intl.formatMessage({ id: 'campaigns.graph.earlier', defaultMessage: 'Traits fins : la campagne comparée.' })
      }
    />
  );
}
