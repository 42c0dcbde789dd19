import type { TargetBand } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import type { GraphLine } from '../graph/graph-line.ts';
import type { BandArea } from '../series/band-areas.ts';
import { bandAreas } from '../series/band-areas.ts';
import { ecDifference } from '../series/ec-difference.ts';
import type { Measure } from '../series/measures.ts';
import type { PlotSeries, Span } from '../series/series.ts';
import { useMeasureTexts } from '../series/use-measure-texts.ts';

interface PlotLinesOf {
  days: PlotSeries;
  drawn: PlotSeries;
  bands: TargetBand[];
  cropTypeId: string | undefined;
  span: Span;
}

interface Lines {
  lines: GraphLine[];
  bands?: BandArea[];
}

/** The lines and targets of a plot's five graphs: intake is line 1, drain line 2. */
export function usePlotLines({ days, drawn, bands, cropTypeId, span }: PlotLinesOf) {
  const intl = useIntl();
  const texts = useMeasureTexts();
  const intake = intl.formatMessage({ id: 'campaigns.plot.intake', defaultMessage: 'Apport' });
  const drain = intl.formatMessage({ id: 'campaigns.plot.drain', defaultMessage: 'Drainage' });
  const names = {
    difference: intl.formatMessage({ id: 'campaigns.plot.difference', defaultMessage: 'Écart d’EC' }),
    ratio: intl.formatMessage({ id: 'campaigns.plot.ratio', defaultMessage: 'Rapport d’EC' }),
    percent: texts.name('drainPercent'),
  };
  const key = JSON.stringify(names);
  return useMemo(() => {
    const line = (measure: Measure, label: string, slot: 1 | 2): GraphLine => ({
      id: measure,
      label,
      slot,
      points: drawn.points[measure],
      days: days.points[measure],
    });
    const areas = (measure: Measure, name?: string): BandArea[] =>
      bandAreas(bands, { plotIds: [days.plotId], cropTypeId }, measure, span).map((area) => ({ ...area, name }));
    const drawnGap = ecDifference(drawn.points.intakeEc, drawn.points.drainEc);
    const gap = ecDifference(days.points.intakeEc, days.points.drainEc);
    const { difference, ratio, percent } = JSON.parse(key) as typeof names;
    return {
      ec: {
        lines: [line('intakeEc', intake, 1), line('drainEc', drain, 2)],
        bands: [...areas('intakeEc', intake), ...areas('drainEc', drain)],
      },
      ph: {
        lines: [line('intakePh', intake, 1), line('drainPh', drain, 2)],
        bands: [...areas('intakePh', intake), ...areas('drainPh', drain)],
      },
      percent: { lines: [line('drainPercent', percent, 2)], bands: areas('drainPercent') },
      difference: {
        lines: [{ id: 'difference', label: difference, slot: 2, points: drawnGap.difference, days: gap.difference }],
      },
      ratio: { lines: [{ id: 'ratio', label: ratio, slot: 2, points: drawnGap.ratio, days: gap.ratio }] },
    } satisfies Record<string, Lines>;
  }, [days, drawn, bands, cropTypeId, span, intake, drain, key]);
}
