import type { Campaign, Plot } from '@seguia/shared/platform';
import { bandsAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { writeSpan } from '../write-span.ts';
import { Graph } from '../graph/Graph.tsx';
import { GraphGrid } from '../graph/GraphGrid.tsx';
import { useHoverableDay } from '../graph/use-hoverable-day.ts';
import type { View } from '../graph/view.ts';
import { isoDay } from '../series/calendar.ts';
import { ratioSteps } from '../series/ec-difference.ts';
import type { PlotSeries, Span } from '../series/series.ts';
import { usePlotLines } from './use-plot-lines.ts';

interface PlotGraphsProps {
  campaign: Campaign;
  plot: Plot;
  days: PlotSeries;
  /** What is drawn: days, or the single readings of a zoomed span. */
  drawn: PlotSeries;
  cropTypeId: string | undefined;
  span: Span;
  onSpan: (span: Span) => void;
}

const ratioGuides = [1, ...ratioSteps];
const zero = [0];

/** Intake and drain on one chart each, and how far they are apart. */
export function PlotGraphs({ campaign, plot, days, drawn, cropTypeId, span, onSpan }: PlotGraphsProps) {
  const intl = useIntl();
  const bands = useAtomValue(bandsAtom);
  const { day, onDay, onHover } = useHoverableDay();
  const view = useMemo<View>(
    () => ({ span, day, onDay, onHover, onZoom: onSpan }),
    [span, day, onDay, onHover, onSpan],
  );
  const { ec, ph, percent, difference, ratio } = usePlotLines({ days, drawn, bands: bands ?? [], cropTypeId, span });
  const picture = `${plot.name} · ${campaign.name} · ${writeSpan(intl.locale, isoDay(span.from), isoDay(span.to))}`;
  return (
    <GraphGrid>
      <Graph
        title={intl.formatMessage({ id: 'campaigns.plot.ec', defaultMessage: 'EC' })}
        campaign={picture}
        quantity="ec"
        view={view}
        {...ec}
      />
      <Graph
        title={intl.formatMessage({ id: 'campaigns.plot.ph', defaultMessage: 'pH' })}
        campaign={picture}
        quantity="ph"
        view={view}
        {...ph}
      />
      <Graph
        title={intl.formatMessage({ id: 'campaigns.measure.drainPercent', defaultMessage: '% de drainage' })}
        campaign={picture}
        quantity="percent"
        view={view}
        {...percent}
      />
      <Graph
        title={intl.formatMessage({ id: 'campaigns.plot.difference', defaultMessage: 'Écart d’EC' })}
        campaign={picture}
        quantity="ec"
        guides={zero}
        view={view}
        note={intl.formatMessage({
          id: 'campaigns.plot.differenceNote',
          defaultMessage: 'Drainage moins apport. Au-dessus de zéro, des sels s’accumulent.',
        })}
        {...difference}
      />
      <Graph
        title={intl.formatMessage({ id: 'campaigns.plot.ratio', defaultMessage: 'Rapport d’EC' })}
        campaign={picture}
        quantity="ratio"
        guides={ratioGuides}
        view={view}
        note={intl.formatMessage({
          id: 'campaigns.plot.ratioNote',
          defaultMessage: 'Drainage divisé par apport. Les pointillés marquent 1 ; 1,2 ; 1,5 et 2.',
        })}
        {...ratio}
      />
    </GraphGrid>
  );
}
