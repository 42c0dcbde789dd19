import { useMemo } from 'react';
import type { BandArea } from '../series/figures/band-areas.ts';
import type { LineOf } from '../graph/drawing/drawing.ts';
import { drawingOf } from '../graph/drawing/drawing.ts';
import { bucketsFor, graphLook } from '../graph/drawing/geometry.ts';
import { LinesGraph } from '../graph/layers/LinesGraph.tsx';
import { useAxisFormat } from '../graph/drawing/use-axis-format.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import type { Spread } from '../series/figures/others.ts';
import type { Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import styles from './PrintSheet.module.css';

/** Half of an A4 page's width, in px of 1/96 inch. */
const width = 340;
const height = 170;

interface PaperGraphProps {
  title: string;
  quantity: GraphQuantity;
  span: Span;
  lines: LineOf[];
  others?: ((buckets: number) => (Spread | null)[]) | undefined;
  bands: BandArea[];
  guides?: number[] | undefined;
}

/** A graph as wide as half a page. */
export function PaperGraph({ title, quantity, span, lines, others, bands, guides }: PaperGraphProps) {
  const measures = useMeasureFormat();
  const format = useAxisFormat(quantity);
  const look = useMemo(() => graphLook({ width, lines: lines.length, below: true }), [lines.length]);
  const drawing = useMemo(() => {
    const buckets = bucketsFor(width, look.margins);
    return drawingOf({ span, quantity, lines, buckets, others: others?.(buckets) ?? [], bands, guides: guides ?? [] });
  }, [span, quantity, lines, others, bands, guides, look]);
  return (
    <section className={styles.graph}>
      <h2>
        {title} <small>{measures.unit(quantity)}</small>
      </h2>
      {drawing && <LinesGraph {...{ drawing, width, height, look, format }} label={title} />}
    </section>
  );
}
