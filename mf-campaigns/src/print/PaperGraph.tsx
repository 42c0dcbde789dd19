import { useMemo } from 'react';
import type { CampaignLook } from '../detail/use-measure-lines.ts';
import { useMeasureLines } from '../detail/use-measure-lines.ts';
import { drawingOf } from '../graph/drawing.ts';
import { bucketsFor } from '../graph/geometry.ts';
import { useNivo } from '../graph/load-nivo.ts';
import { useAxisTexts } from '../graph/use-axis-texts.ts';
import type { Measure } from '../series/measures.ts';
import { quantityOf } from '../series/measures.ts';
import { useMeasureTexts } from '../series/use-measure-texts.ts';
import styles from './PrintSheet.module.css';

/** Half of an A4 page's width, in px of 1/96 inch. */
const width = 340;
const height = 170;

export function PaperGraph({ measure, look }: { measure: Measure; look: CampaignLook }) {
  const quantity = quantityOf(measure);
  const texts = useMeasureTexts();
  const axisTexts = useAxisTexts(quantity);
  const { Graph } = useNivo();
  const { lines, others, bands } = useMeasureLines(look, measure);
  const { span } = look;
  const drawing = useMemo(() => {
    const buckets = bucketsFor(width, lines.length);
    return drawingOf({ span, quantity, lines, buckets, others: others?.spread(buckets) ?? [], bands });
  }, [span, quantity, lines, others, bands]);
  return (
    <section className={styles.graph}>
      <h2>
        {texts.name(measure)} <small>{texts.unit(quantity)}</small>
      </h2>
      {drawing && Graph && (
        <Graph drawing={drawing} width={width} height={height} label={texts.name(measure)} texts={axisTexts} />
      )}
    </section>
  );
}
