import { FormattedMessage, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { useFigureHeads } from '../tables/use-figure-heads.ts';
import type { PlotFigures } from '../tables/use-plot-figures.ts';
import { figuresOf, wholeByVolume } from '../series/figures/figures.ts';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { isByVolume, measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import styles from './PaperFigures.module.css';

/** All figures in one table, small enough for the page that the graphs are on. */
export function PaperFigures({ rows, span }: { rows: PlotFigures[]; span: Span }) {
  const measures = useMeasureFormat();
  const heads = useFigureHeads();
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heads.plot}</th>
            {measuredFields.map((measure) => (
              <th key={measure} scope="col">
                {measures.name(measure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {measuredFields.map((measure) => (
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
          defaultMessage="Moyenne (pH : médiane) · minimum · maximum · relevés · dans la cible. Drainage : moyenne par volume, ou * moyenne simple."
        />
      </p>
    </>
  );
}

function PaperFigure({ row, measure, span }: { row: PlotFigures; measure: MeasuredField; span: Span }) {
  const format = useFormat();
  const measures = useMeasureFormat();
  const figures = figuresOf(row.plot, measure, span);
  const { count, mean, min, max, inTarget } = figures;
  if (mean === null || min === null || max === null) return '–';
  const formatFigure = (value: number) => <Num>{measures.formatValue(quantityOf(measure), value)}</Num>;
  const whole = wholeByVolume(figures);
  const isPlain = isByVolume(measure) && whole === null;
  return (
    <>
      <strong>{formatFigure(whole ?? mean)}</strong>
      {isPlain && '*'} · {formatFigure(min)} · {formatFigure(max)} · <Num>{format.number(count, 0)}</Num>
      {inTarget && (
        <>
          {' '}
          · <Num>{measures.formatShare(inTarget.percent)}</Num>
        </>
      )}
    </>
  );
}
