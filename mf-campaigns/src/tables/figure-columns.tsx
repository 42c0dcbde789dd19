import type { Column } from '@seguia/shared/ui';
import { LineSample, Num } from '@seguia/shared/ui';
import type { Figures } from '../series/figures/figures.ts';
import { figuresOf } from '../series/figures/figures.ts';
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
  /** Whether an earlier campaign's mean stands beside this one's. */
  compared: boolean;
}

/** The columns of one measure's figures; drain measures have both of their means, pH has its median. */
export function figureColumns({ measure, heads, measures, span, compared }: FigureColumnsOf): Column<PlotFigures>[] {
  const quantity = quantityOf(measure);
  const unit = measures.unit(quantity);
  const value = (
    id: string,
    label: string,
    pick: (figures: Figures) => number | null,
    plotOf: (row: PlotFigures) => PlotSeries | undefined = (row) => row.plot,
  ): Column<PlotFigures> => ({
    id,
    label: unit ? `${label} (${unit})` : label,
    numeric: true,
    cell: (row) => {
      const plot = plotOf(row);
      const figure = plot ? pick(figuresOf(plot, measure, span)) : null;
      return figure === null ? '–' : <Num>{measures.formatValue(quantity, figure)}</Num>;
    },
  });
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
        const { inTarget } = figuresOf(row.plot, measure, span);
        return inTarget === null ? '–' : <Num>{measures.formatShare(inTarget.percent)}</Num>;
      },
    },
    ...(compared
      ? [
          value(
            'compared',
            heads.compared,
            ({ byVolume, mean }) => byVolume?.value ?? mean,
            (row) => row.earlier,
          ),
          {
            id: 'difference',
            label: unit ? `${heads.difference} (${unit})` : heads.difference,
            numeric: true,
            cell: (row) => {
              const difference =
                row.earlier && differenceOf(figuresOf(row.plot, measure, span), figuresOf(row.earlier, measure, span));
              return difference === undefined || difference === null ? (
                '–'
              ) : (
                <Num>{measures.formatDifference(quantity, difference)}</Num>
              );
            },
          } satisfies Column<PlotFigures>,
        ]
      : []),
    value('min', heads.min, ({ min }) => min),
    value('max', heads.max, ({ max }) => max),
    {
      id: 'count',
      label: heads.count,
      numeric: true,
      cell: (row) => <Count figures={figuresOf(row.plot, measure, span)} />,
    },
  ];
}

/** Means by volume where both seasons have them, else plain ones. */
function differenceOf(now: Figures, before: Figures): number | null {
  if (now.byVolume && before.byVolume) return now.byVolume.value - before.byVolume.value;
  return now.mean === null || before.mean === null ? null : now.mean - before.mean;
}
