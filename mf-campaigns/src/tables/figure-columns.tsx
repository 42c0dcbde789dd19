import type { Column } from '@seguia/shared/ui';
import { LineSample, Num } from '@seguia/shared/ui';
import type { Figures } from '../series/figures/figures.ts';
import { comparedMeans, figuresOf } from '../series/figures/figures.ts';
import { isByVolume, isMedian, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { quantityOf } from '@seguia/shared/domain/readings/measures';
import type { PlotSeries, Span } from '../series/series.ts';
import type { MeasureFormat } from '../series/use-measure-format.ts';
import { Count } from './Count.tsx';
import styles from './FiguresTable.module.css';
import type { FigureHeads } from './use-figure-heads.ts';
import type { PlotFigures } from './use-plot-figures.ts';

interface FigureColumnsOf {
  measure: MeasuredField;
  heads: FigureHeads;
  measures: MeasureFormat;
  span: Span;
  /** Whether an earlier campaign's mean is shown beside this one's. */
  compared: boolean;
}

const unknown = { now: null, before: null };

/** The columns of one measure's figures: drain measures have both of their means, pH its median. */
export function figureColumns({ measure, heads, measures, span, compared }: FigureColumnsOf): Column<PlotFigures>[] {
  const quantity = quantityOf(measure);
  const unit = measures.unit(quantity);
  const column = (id: string, label: string, cell: Column<PlotFigures>['cell']): Column<PlotFigures> => ({
    id,
    label: unit ? `${label} (${unit})` : label,
    numeric: true,
    cell,
  });
  const written = (figure: number | null) =>
    figure === null ? '–' : <Num>{measures.formatValue(quantity, figure)}</Num>;
  const figures = (plot: PlotSeries) => figuresOf(plot, measure, span);
  const value = (id: string, label: string, pick: (figures: Figures) => number | null) =>
    column(id, label, (row) => written(pick(figures(row.plot))));
  const meansOf = ({ plot, earlier }: PlotFigures) => earlier && comparedMeans(figures(plot), figures(earlier));
  return [
    {
      id: 'plot',
      label: heads.plot,
      rowHeader: true,
      cell: (row) => (
        <span className={styles.plot}>
          {row.label}
          {row.slot && <LineSample series={row.slot} />}
        </span>
      ),
    },
    ...(isByVolume(measure)
      ? [
          value('byVolume', heads.byVolume, ({ byVolume }) => byVolume?.value ?? null),
          value('mean', heads.plainMean, ({ mean }) => mean),
        ]
      : [value('mean', isMedian(measure) ? heads.median : heads.mean, ({ mean }) => mean)]),
    {
      id: 'inTarget',
      label: heads.inTarget,
      numeric: true,
      cell: (row) => {
        const { inTarget } = figures(row.plot);
        return inTarget === null ? '–' : <Num>{measures.formatShare(inTarget.percent)}</Num>;
      },
    },
    ...(compared
      ? [
          column('compared', heads.compared, (row) => written(meansOf(row)?.before ?? null)),
          column('difference', heads.difference, (row) => {
            const { now, before } = meansOf(row) ?? unknown;
            return now === null || before === null ? (
              '–'
            ) : (
              <Num>{measures.formatDifference(quantity, now - before)}</Num>
            );
          }),
        ]
      : []),
    value('min', heads.min, ({ min }) => min),
    value('max', heads.max, ({ max }) => max),
    {
      id: 'count',
      label: heads.count,
      numeric: true,
      cell: (row) => <Count figures={figures(row.plot)} />,
    },
  ];
}
