import { FormattedMessage } from '@seguia/shared/platform';
import { type CSSProperties, memo, useMemo } from 'react';
import type { Span } from '../../series/series.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { drawingOf } from '../drawing/drawing.ts';
import { bucketsFor, dateHeight, type GraphLook, plotWidth } from '../drawing/geometry.ts';
import { LinesGraph } from '../layers/LinesGraph.tsx';
import { useAxisFormat } from '../drawing/use-axis-format.ts';
import { type Box, useBox } from '../pointing/use-box.ts';
import type { LinesPanel, Panel } from '../panel.ts';
import { pairDrawing } from '../pair/pair-drawing.ts';
import type { PairPanel } from '../pair/pair-panel.ts';
import { PairGraph } from '../pair/PairGraph.tsx';
import styles from './GraphStack.module.css';

interface PanelChartProps<Of extends Panel> {
  panel: Of;
  span: Span;
  look: GraphLook;
}

/** The drawn part of one graph of a stack, as large as its room. It is a memo, so that pointing at days does not draw it again. */
export const PanelChart = memo(function PanelChart({ panel, span, look }: PanelChartProps<Panel>) {
  const [measureBox, box] = useBox();
  return (
    <div
      ref={measureBox}
      className={styles.chart}
      style={{ '--dates': `${dateHeight * (Number(look.dates.above) + Number(look.dates.below))}px` } as CSSProperties}
    >
      {box.width > 0 &&
        (panel.kind === 'lines' ? (
          <LinesChart panel={panel} span={span} look={look} box={box} />
        ) : (
          <PairChart panel={panel} span={span} look={look} box={box} />
        ))}
    </div>
  );
});

type ChartProps<Of extends Panel> = PanelChartProps<Of> & { box: Box };

function LinesChart({ panel, span, look, box: { width, height } }: ChartProps<LinesPanel>) {
  const { title, quantity, lines, others, bands, guides } = panel;
  const format = useAxisFormat(quantity);
  const unit = useMeasureFormat().unit(quantity);
  const drawing = useMemo(() => {
    const buckets = bucketsFor(width, look.margins);
    return drawingOf({ span, quantity, lines, bands, buckets, others: others?.(buckets) ?? [], guides: guides ?? [] });
  }, [span, quantity, lines, others, bands, guides, width, look]);
  if (!drawing) return <NoValue />;
  return <LinesGraph {...{ drawing, width, height, look, format, unit }} label={title} />;
}

function PairChart({ panel, span, look, box: { width, height } }: ChartProps<PairPanel>) {
  const drawing = useMemo(() => pairDrawing(panel, span, plotWidth(width, look.margins)), [panel, span, width, look]);
  if (!drawing) return <NoValue />;
  return <PairGraph panel={panel} drawing={drawing} span={span} width={width} height={height} look={look} />;
}

const NoValue = () => (
  <p className={styles.none}>
    <FormattedMessage id="campaigns.graph.empty" defaultMessage="Aucune valeur sur cette période." />
  </p>
);
