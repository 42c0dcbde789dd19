import { useMemo } from 'react';
import { drawingOf, slots } from '../before/drawing.ts';
import { bucketsFor, stackedLooks } from '../before/geometry.ts';
import { DrawnGraph } from '../before/DrawnGraph.tsx';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import { spreadOfOthers } from '../../../mf-campaigns/src/series/figures/others.ts';
import type { SeriesSet, Span } from '../../../mf-campaigns/src/series/series.ts';

const format = { value: String, tick: (x: number) => String(Math.floor(x)), target: 'target', range: () => '2–3' };

/** As high as the plain paths. */
const height = 220;

interface Props {
  series: SeriesSet;
  span: Span;
  width: number;
}

/** The five graphs as our own code drew them before nivo did (decision 175): the measure of what nivo may cost. */
export const Before = (props: Props) =>
  measuredFields.map((measure) => <OneGraph key={measure} measure={measure} {...props} />);

function OneGraph({ measure, series, span, width }: Props & { measure: MeasuredField }) {
  const look = measure === measuredFields.at(-1) ? stackedLooks.last : stackedLooks.above;
  const drawing = useMemo(() => {
    const buckets = bucketsFor(width, look.margins);
    return drawingOf({
      span,
      quantity: quantityOf(measure),
      buckets,
      lines: slots.flatMap((slot) => {
        const plot = series.plots[slot - 1];
        return plot ? { id: plot.plotId, label: plot.plotId, slot, points: plot.points[measure] } : [];
      }),
      others: spreadOfOthers(series.plots.slice(slots.length), measure, span, buckets),
      bands: [{ from: span.from, to: span.to + 1, low: 2, high: 3 }],
    });
  }, [measure, series, span, width, look]);
  return (
    drawing && (
      <DrawnGraph drawing={drawing} width={width} height={height} label={measure} format={format} stacked={look} />
    )
  );
}
