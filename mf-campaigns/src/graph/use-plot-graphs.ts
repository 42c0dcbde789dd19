import { bandsAtom, defineMessages, type MessageDescriptor, plotsAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { GraphLine } from './drawing/graph-line.ts';
import type { BandArea } from '../series/figures/band-areas.ts';
import { bandAreas } from '../series/figures/band-areas.ts';
import { ecDifference } from '../series/figures/ec-difference.ts';
import type { TargetField } from '@seguia/shared/domain/plantings/target-fields';
import { measuredFields, type MeasuredField, quantityOf, sideOf } from '@seguia/shared/domain/readings/measures';
import { quantities, type Quantity } from '@seguia/shared/domain/readings/quantities';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import type { PlotSeries, Span } from '../series/series.ts';
import { sideMessages } from '../series/side-messages.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';

interface PlotGraphsOf {
  days: PlotSeries;
  /** What is drawn: days, or the single readings of a zoomed span. */
  drawn: PlotSeries;
  /** The plot in an earlier campaign, moved to this one's days. */
  earlier: PlotSeries | undefined;
  /** The words before its values: "a year ago". */
  earlierName?: string | undefined;
  cropTypeId: string | undefined;
  /** The page's whole span, for the targets. */
  span: Span;
}

/** One graph of a plot, on the screen or on paper. */
export interface PlotGraph {
  id: Quantity | 'difference' | 'ratio';
  title: string;
  quantity: GraphQuantity;
  lines: GraphLine[];
  bands: BandArea[];
  guides: number[];
  /** Explains its horizontal lines. */
  note?: string;
}

/** The titles of graphs of both waters. */
export const titleMessages: Record<Quantity, MessageDescriptor> = defineMessages({
  ec: { id: 'campaigns.plot.ec', defaultMessage: 'EC' },
  ph: { id: 'campaigns.plot.ph', defaultMessage: 'pH' },
  percent: { id: 'campaigns.plot.percent', defaultMessage: '% drainé' },
});

const none: never[] = [];
const zero = [0];
const equal = [1];

/** A plot's graphs: intake (line 1) and drain (line 2) together in each, and their difference. */
export function usePlotGraphs({ days, drawn, earlier, earlierName, cropTypeId, span }: PlotGraphsOf): PlotGraph[] {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const targets = useAtomValue(bandsAtom);
  const known = useAtomValue(plotsAtom);
  return useMemo(() => {
    const sides = {
      intake: intl.formatMessage(sideMessages.intake),
      drain: intl.formatMessage(sideMessages.drain),
    };
    const difference = intl.formatMessage({ id: 'campaigns.plot.difference', defaultMessage: 'Écart d’EC' });
    const ratio = intl.formatMessage({ id: 'campaigns.plot.ratio', defaultMessage: 'Rapport d’EC' });
    const line = (measure: MeasuredField, label: string, slot: 1 | 2): GraphLine => ({
      id: measure,
      label,
      slot,
      points: drawn.points[measure],
      days: days.points[measure],
      earlier: earlier?.points[measure],
      earlierName,
    });
    const plots = (known ?? []).filter(({ id }) => id === days.plotId);
    const areas = (field: TargetField): BandArea[] =>
      bandAreas(targets ?? [], { plots, cropTypeId }, field, span).map((area) => ({
        ...area,
        of: [field === 'ecDifference' ? 'difference' : field],
      }));
    const gapOf = ({ points }: PlotSeries) => ecDifference(points.intakeEc, points.drainEc);
    const gaps = { drawn: gapOf(drawn), days: gapOf(days), earlier: earlier && gapOf(earlier) };
    const apart = (id: 'difference' | 'ratio', label: string): GraphLine => ({
      id,
      label,
      slot: 2,
      points: gaps.drawn[id],
      days: gaps.days[id],
      earlier: gaps.earlier?.[id],
      earlierName,
    });
    const measured = (Object.keys(quantities) as Quantity[]).map((quantity): PlotGraph => {
      const fields = measuredFields.filter((measure) => quantityOf(measure) === quantity);
      // Where only one water is measured, its line has the measure's own name.
      const [only] = fields.length === 1 ? fields : [];
      const label = (measure: MeasuredField) => (only ? measures.name(only) : sides[sideOf(measure)]);
      return {
        id: quantity,
        title: only ? measures.name(only) : intl.formatMessage(titleMessages[quantity]),
        quantity,
        lines: fields.map((measure) => line(measure, label(measure), sideOf(measure) === 'intake' ? 1 : 2)),
        bands: fields.flatMap((measure) => areas(measure)),
        guides: none,
      };
    });
    return [
      ...measured,
      {
        id: 'difference',
        title: difference,
        quantity: 'ec',
        lines: [apart('difference', difference)],
        bands: areas('ecDifference'),
        guides: zero,
        note: intl.formatMessage({
          id: 'campaigns.plot.differenceNote',
          defaultMessage: 'Drainage moins apport. Un écart au-dessus de zéro est normal en substrat.',
        }),
      },
      {
        id: 'ratio',
        title: ratio,
        quantity: 'ratio',
        lines: [apart('ratio', ratio)],
        bands: none,
        guides: equal,
        note: intl.formatMessage({
          id: 'campaigns.plot.ratioNote',
          defaultMessage: 'Drainage divisé par apport. Le pointillé marque 1 : les deux égales.',
        }),
      },
    ];
  }, [intl, measures, targets, known, days, drawn, earlier, earlierName, cropTypeId, span]);
}
