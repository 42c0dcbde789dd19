import { Line } from '@nivo/line';
import { memo, useMemo } from 'react';
import type { Drawing } from './drawing.ts';
import { graphHeight, marginsFor } from './geometry.ts';
import type { AxisTexts } from './layers.tsx';
import { axesLayer, labelsLayer, linesLayer, othersLayer, outliersLayer, targetLayer } from './layers.tsx';
import styles from './NivoGraph.module.css';

export interface NivoGraphProps {
  drawing: Drawing;
  width: number;
  height?: number;
  /** What the graph shows, for a screen reader. */
  label: string;
  texts: AxisTexts;
}

/**
 * The drawn part of a graph. nivo gives scales, generators and the layer order; the layers draw one path per line instead of
 * nivo's node per point, which takes many times as long (docs/performance.md).
 */
export const NivoGraph = memo(function NivoGraph(props: NivoGraphProps) {
  const { drawing, width, height = graphHeight, label, texts } = props;
  const layers = useMemo(
    () => [
      targetLayer(drawing, texts),
      axesLayer(drawing, texts),
      othersLayer(drawing),
      linesLayer(drawing),
      outliersLayer(drawing),
      labelsLayer(drawing),
    ],
    [drawing, texts],
  );
  const data = useMemo(() => corners(drawing), [drawing]);
  return (
    <div className={styles.graph}>
      <Line
        data={data}
        width={width}
        height={height}
        margin={marginsFor(drawing.lines.length)}
        xScale={{ type: 'linear', min: drawing.span.from, max: drawing.span.to + 1, nice: false }}
        yScale={{ type: 'linear', min: drawing.y.low, max: drawing.y.high, nice: false }}
        layers={layers}
        enablePoints={false}
        isInteractive={false}
        animate={false}
        renderWrapper={false}
        role="img"
        ariaLabel={label}
      />
    </div>
  );
});

/** What the scales run over. The lines themselves are drawn from the drawing: nivo would copy each of their points thrice. */
const corners = ({ span, y }: Drawing) => [
  {
    id: 'corners',
    data: [
      { x: span.from, y: y.low },
      { x: span.to + 1, y: y.high },
    ],
  },
];
