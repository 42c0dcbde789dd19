import { bandsAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { GraphLine } from '../graph/drawing/graph-line.ts';
import type { BandArea } from '../series/figures/band-areas.ts';
import { bandAreas } from '../series/figures/band-areas.ts';
import { ecDifference, ratioSteps } from '../series/figures/ec-difference.ts';
import type { Measure, Quantity } from '../series/measures.ts';
import type { PlotSeries, Span } from '../series/series.ts';
import { useMeasureTexts } from '../series/use-measure-texts.ts';

interface PlotGraphsOf {
  days: PlotSeries;
  /** What is drawn: days, or the single readings of a zoomed span. */
  drawn: PlotSeries;
  /** The plot in an earlier campaign, moved onto this one's days. */
  earlier: PlotSeries | undefined;
  cropTypeId: string | undefined;
  /** All days of the page, for its targets. */
  span: Span;
}

/** One graph of a plot, on the screen or on paper. */
export interface PlotGraph {
  id: 'ec' | 'ph' | 'percent' | 'difference' | 'ratio';
  title: string;
  quantity: Quantity;
  lines: GraphLine[];
  bands: BandArea[];
  guides: number[];
  /** What its lines across mean. */
  note?: string;
}

const none: never[] = [];
const zero = [0];
const ratioGuides = [1, ...ratioSteps];

/** A plot's five graphs: intake (line 1) and drain (line 2) on one each, and how far they are apart. */
export function usePlotGraphs({ days, drawn, earlier, cropTypeId, span }: PlotGraphsOf): PlotGraph[] {
  const intl = useIntl();
  const texts = useMeasureTexts();
  const targets = useAtomValue(bandsAtom);
  return useMemo(() => {
    const intake = intl.formatMessage({ id: 'campaigns.plot.intake', defaultMessage: 'Apport' });
    const drain = intl.formatMessage({ id: 'campaigns.plot.drain', defaultMessage: 'Drainage' });
    const percent = texts.name('drainPercent');
    const difference = intl.formatMessage({ id: 'campaigns.plot.difference', defaultMessage: 'Écart d’EC' });
    const ratio = intl.formatMessage({ id: 'campaigns.plot.ratio', defaultMessage: 'Rapport d’EC' });
    const line = (measure: Measure, label: string, slot: 1 | 2): GraphLine => ({
      id: measure,
      label,
      slot,
      points: drawn.points[measure],
      days: days.points[measure],
      earlier: earlier?.points[measure],
    });
    const areas = (measure: Measure, name?: string): BandArea[] =>
      bandAreas(targets ?? [], { plotIds: [days.plotId], cropTypeId }, measure, span).map((area) => ({
        ...area,
        name,
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
    });
    return [
      {
        id: 'ec',
        title: intl.formatMessage({ id: 'campaigns.plot.ec', defaultMessage: 'EC' }),
        quantity: 'ec',
        lines: [line('intakeEc', intake, 1), line('drainEc', drain, 2)],
        bands: [...areas('intakeEc', intake), ...areas('drainEc', drain)],
        guides: none,
      },
      {
        id: 'ph',
        title: intl.formatMessage({ id: 'campaigns.plot.ph', defaultMessage: 'pH' }),
        quantity: 'ph',
        lines: [line('intakePh', intake, 1), line('drainPh', drain, 2)],
        bands: [...areas('intakePh', intake), ...areas('drainPh', drain)],
        guides: none,
      },
      {
        id: 'percent',
        title: percent,
        quantity: 'percent',
        lines: [line('drainPercent', percent, 2)],
        bands: areas('drainPercent'),
        guides: none,
      },
      {
        id: 'difference',
        title: difference,
        quantity: 'ec',
        lines: [apart('difference', difference)],
        bands: none,
        guides: zero,
        note: intl.formatMessage({
          id: 'campaigns.plot.differenceNote',
          defaultMessage: 'Drainage moins apport. Au-dessus de zéro, des sels s’accumulent.',
        }),
      },
      {
        id: 'ratio',
        title: ratio,
        quantity: 'ratio',
        lines: [apart('ratio', ratio)],
        bands: none,
        guides: ratioGuides,
        note: intl.formatMessage({
          id: 'campaigns.plot.ratioNote',
          defaultMessage: 'Drainage divisé par apport. Les pointillés marquent 1 ; 1,2 ; 1,5 et 2.',
        }),
      },
    ];
  }, [intl, texts, targets, days, drawn, earlier, cropTypeId, span]);
}
