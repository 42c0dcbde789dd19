import { FormattedMessage, useFormat } from '@seguia/shared/platform';
import { Num, Section } from '@seguia/shared/ui';
import { figuresOf } from '../series/figures.ts';
import type { Measure } from '../series/measures.ts';
import { measures, quantityOf } from '../series/measures.ts';
import type { Span } from '../series/series.ts';
import { useMeasureTexts } from '../series/use-measure-texts.ts';
import styles from './PaperFigures.module.css';
import { useFigureHeads } from './use-figure-heads.ts';
import type { FigureRow } from './use-figure-rows.ts';

/** All figures in one table, small enough for the page that the graphs are on. */
export function PaperFigures({ title, rows, span }: { title: string; rows: FigureRow[]; span: Span }) {
  const texts = useMeasureTexts();
  const heads = useFigureHeads();
  return (
    <Section title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heads.plot}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {texts.name(measure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {measures.map((measure) => (
                <td key={measure}>
                  <PaperFigure row={row} measure={measure} span={span} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <FormattedMessage
          id="campaigns.figures.paper"
          defaultMessage="Moyenne · minimum · maximum · relevés. % de drainage : moyenne par volume, ou * moyenne simple."
        />
      </p>
    </Section>
  );
}

function PaperFigure({ row, measure, span }: { row: FigureRow; measure: Measure; span: Span }) {
  const format = useFormat();
  const texts = useMeasureTexts();
  const { count, mean, min, max, byVolume } = figuresOf(row.plot, measure, span);
  if (mean === null || min === null || max === null) return '–';
  const write = (value: number) => <Num>{texts.write(quantityOf(measure), value)}</Num>;
  return (
    <>
      <strong>{write(byVolume?.percent ?? mean)}</strong>
      {byVolume ? '' : measure === 'drainPercent' && '*'} · {write(min)} · {write(max)} ·{' '}
      <Num>{format.number(count, 0)}</Num>
    </>
  );
}
