import type { Campaign } from '@seguia/shared/platform';
import { bandsAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { writeSpan } from '../write-span.ts';
import { Graph } from '../graph/Graph.tsx';
import type { GraphLine } from '../graph/graph-line.ts';
import { GraphGrid } from '../graph/GraphGrid.tsx';
import type { View } from '../graph/view.ts';
import { useHoverableDay } from '../graph/use-hoverable-day.ts';
import { bandAreas } from '../series/band-areas.ts';
import { isoDay } from '../series/calendar.ts';
import type { Measure } from '../series/measures.ts';
import { measures, quantityOf } from '../series/measures.ts';
import { spreadOfOthers } from '../series/others.ts';
import type { SeriesSet, Span } from '../series/series.ts';
import { shiftBetween, shifted } from '../series/shift.ts';
import { useMeasureTexts } from '../series/use-measure-texts.ts';
import { usePlotName } from '../use-plot-name.ts';
import { isPicked } from './picks.ts';
import { usePrintWidth } from './printing.ts';
import type { Picks } from './use-view-params.ts';

interface CampaignGraphsProps {
  campaign: Campaign;
  /** By day, the whole campaign. */
  series: SeriesSet;
  /** The single readings of the span, once a person has zoomed in far enough and they are there. */
  raw: SeriesSet | undefined;
  /** An earlier campaign to compare with, by day. */
  earlier: SeriesSet | undefined;
  picks: Picks;
  span: Span;
  onSpan: (span: Span) => void;
}

/** The five graphs of a campaign: picked plots as lines, the others as a band. */
export function CampaignGraphs(props: CampaignGraphsProps) {
  const { span, onSpan } = props;
  const { day, onDay, onHover } = useHoverableDay();
  const printWidth = usePrintWidth();
  const view = useMemo<View>(
    () => ({ span, day, onDay, onHover, onZoom: onSpan, printWidth }),
    [span, day, onDay, onHover, onSpan, printWidth],
  );
  return (
    <GraphGrid>
      {measures.map((measure) => (
        <MeasureGraph key={measure} measure={measure} view={view} {...props} />
      ))}
    </GraphGrid>
  );
}

type MeasureGraphProps = CampaignGraphsProps & { measure: Measure; view: View };

function MeasureGraph({ campaign, series, raw, earlier, picks, span, measure, view }: MeasureGraphProps) {
  const intl = useIntl();
  const texts = useMeasureTexts();
  const plotName = usePlotName();
  const bands = useAtomValue(bandsAtom);
  const drawn = raw ?? series;
  const lines = useMemo(
    () =>
      [...picks].flatMap(([slot, plotId]): GraphLine[] => {
        const days = series.plots.find((plot) => plot.plotId === plotId)?.points[measure];
        if (!days) return [];
        const before = earlier?.plots.find((plot) => plot.plotId === plotId)?.points[measure];
        return [
          {
            id: plotId,
            label: plotName(plotId),
            slot,
            days,
            points: drawn.plots.find((plot) => plot.plotId === plotId)?.points[measure] ?? days,
            earlier: before && earlier ? shifted(before, shiftBetween(earlier, series)) : undefined,
          },
        ];
      }),
    [picks, series, drawn, earlier, measure, plotName],
  );
  const others = useMemo(() => {
    const rest = drawn.plots.filter((plot) => !isPicked(picks, plot.plotId));
    return rest.length === 0
      ? null
      : { count: rest.length, spread: (buckets: number) => spreadOfOthers(rest, measure, span, buckets) };
  }, [drawn, picks, measure, span]);
  const areas = useMemo(
    () => bandAreas(bands ?? [], { plotIds: [...picks.values()] }, measure, span),
    [bands, picks, measure, span],
  );
  return (
    <Graph
      title={texts.name(measure)}
      campaign={`${campaign.name} · ${writeSpan(intl.locale, isoDay(span.from), isoDay(span.to))}`}
      quantity={quantityOf(measure)}
      lines={lines}
      others={others?.spread}
      othersLabel={
        others
          ? intl.formatMessage(
              {
                id: 'campaigns.graph.others',
                defaultMessage:
                  '{count, plural, one {# autre parcelle} other {# autres parcelles (médiane et plage centrale)}}',
              },
              { count: others.count },
            )
          : undefined
      }
      bands={areas}
      legend="around"
      view={view}
      note={
        earlier &&
        intl.formatMessage({
          id: 'campaigns.graph.earlier',
          defaultMessage: 'Traits fins : la campagne comparée, premier jour sur premier jour.',
        })
      }
    />
  );
}
