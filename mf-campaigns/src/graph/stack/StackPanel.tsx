import { FormattedMessage } from '@seguia/shared/platform';
import { useMemo } from 'react';
import type { Span } from '../../series/series.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { drawingOf } from '../drawing/drawing.ts';
import { bucketsFor, type StackedLook } from '../drawing/geometry.ts';
import { DrawnGraph } from '../drawing/DrawnGraph.tsx';
import { useAxisFormat } from '../drawing/use-axis-format.ts';
import { useBox } from '../pointing/use-box.ts';
import styles from './GraphStack.module.css';
import type { Panel } from '../panel.ts';
import { PanelValue } from './PanelValue.tsx';

interface StackPanelProps {
  panel: Panel;
  span: Span;
  /** Whose values stand beside the title, as a day number. */
  day: number | null;
  look: StackedLook;
}

/** A low graph, above it its name and the day's values. */
export function StackPanel({ panel, span, day, look }: StackPanelProps) {
  const { title, quantity, lines, bands } = panel;
  const measures = useMeasureFormat();
  const format = useAxisFormat(quantity);
  const [measureBox, { width, height }] = useBox();
  const drawing = useMemo(() => {
    if (width === 0) return null;
    const buckets = bucketsFor(width, lines.length, look.margins);
    return drawingOf({ span, quantity, lines, bands, buckets, isLow: true });
  }, [span, quantity, lines, bands, width, look]);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {measures.unit(quantity) && <span className={styles.unit}>{measures.unit(quantity)}</span>}
        {day !== null && lines.map((line) => <PanelValue key={line.id} line={line} quantity={quantity} day={day} />)}
      </div>
      <div ref={measureBox} className={styles.chart}>
        {drawing && (
          <DrawnGraph drawing={drawing} width={width} height={height} label={title} format={format} stacked={look} />
        )}
        {width > 0 && !drawing && (
          <p className={styles.none}>
            <FormattedMessage id="campaigns.graph.empty" defaultMessage="Aucune valeur sur cette période." />
          </p>
        )}
      </div>
    </div>
  );
}
