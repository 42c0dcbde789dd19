import { useMemo } from 'react';
import { drawingOf, slots } from '../../../mf-campaigns/src/graph/drawing/drawing.ts';
import { bucketsFor, graphLook } from '../../../mf-campaigns/src/graph/drawing/geometry.ts';
import { LinesGraph } from '../../../mf-campaigns/src/graph/layers/LinesGraph.tsx';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import { spreadOfOthers } from '../../../mf-campaigns/src/series/figures/others.ts';
import type { SeriesSet, Span } from '../../../mf-campaigns/src/series/series.ts';

const format = { value: String, tick: (x: number) => String(Math.floor(x)) };

/** As high as the plain paths. */
const height = 220;

interface Props {
  series: SeriesSet;
  span: Span;
  width: number;
}

/** The product's five graphs, as they are stacked: five picked plots drawn, the others as a band. All of the work from columns to nodes is in here. */
export const Graphs = (props: Props) =>
  measuredFields.map((measure) => <OneGraph key={measure} measure={measure} {...props} />);

function OneGraph({ measure, series, span, width }: Props & { measure: MeasuredField }) {
  const look = useMemo(
    () =>
      graphLook({
        width,
        lines: slots.length,
        above: measure === measuredFields[0],
        below: measure === measuredFields.at(-1),
      }),
    [width, measure],
  );
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
  return drawing && <LinesGraph {...{ drawing, width, height, look, format }} label={measure} />;
}
