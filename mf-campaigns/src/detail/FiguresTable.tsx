import { FormattedMessage, useIntl } from '@seguia/shared/platform';
import type { Column } from '@seguia/shared/ui';
import { DataTable, LineSample, Num, Section } from '@seguia/shared/ui';
import { useDeferredValue, useMemo } from 'react';
import { figuresOf } from '../series/figures.ts';
import { measures, quantityOf } from '../series/measures.ts';
import type { Measure } from '../series/measures.ts';
import type { Span } from '../series/series.ts';
import type { MeasureTexts } from '../series/use-measure-texts.ts';
import { useMeasureTexts } from '../series/use-measure-texts.ts';
import styles from './FiguresTable.module.css';
import type { FigureRow } from './use-figure-rows.ts';

interface FiguresTableProps {
  title: string;
  rows: FigureRow[];
  span: Span;
}

const noRows: FigureRow[] = [];

/** Per plot and measure: mean, lowest and highest reading, how many there are. Comes after the graphs. */
export function FiguresTable({ title, rows, span }: FiguresTableProps) {
  const intl = useIntl();
  const texts = useMeasureTexts();
  const shown = useDeferredValue(rows, noRows);
  const plot = intl.formatMessage({ id: 'campaigns.figures.plot', defaultMessage: 'Parcelle' });
  const columns = useMemo(() => columnsOf(plot, texts, span), [plot, texts, span]);
  return (
    <Section title={title}>
      <p className={styles.note}>
        <FormattedMessage
          id="campaigns.figures.note"
          defaultMessage="Moyenne, puis valeurs extrêmes et nombre de relevés. Le % de drainage est pondéré par les volumes quand ils sont connus."
        />
      </p>
      <DataTable caption={title} captionHidden columns={columns} rows={shown} rowKey={(row) => row.id} />
    </Section>
  );
}

function columnsOf(plot: string, texts: MeasureTexts, span: Span): Column<FigureRow>[] {
  return [
    {
      id: 'plot',
      label: plot,
      rowHeader: true,
      cell: (row) => (
        <span className={styles.plot}>
          {row.label}
          {row.slot && <LineSample series={row.slot} />}
        </span>
      ),
    },
    ...measures.map((measure) => ({
      id: measure,
      label: [texts.name(measure), texts.unit(quantityOf(measure))].filter(Boolean).join(' · '),
      numeric: true,
      cell: (row: FigureRow) => <Figure row={row} measure={measure} span={span} />,
    })),
  ];
}

function Figure({ row, measure, span }: { row: FigureRow; measure: Measure; span: Span }) {
  const texts = useMeasureTexts();
  const { count, mean, min, max, byVolume } = figuresOf(row.plot, measure, span);
  if (mean === null || min === null || max === null) return '–';
  const write = (value: number) => <Num>{texts.write(quantityOf(measure), value)}</Num>;
  return (
    <span className={styles.figure}>
      <strong>{write(byVolume?.percent ?? mean)}</strong>
      {byVolume && (
        <span className={styles.small}>
          <FormattedMessage
            id="campaigns.figures.byVolume"
            defaultMessage="par volume, {count, plural, one {# relevé} other {# relevés}}"
            values={{ count: byVolume.count }}
          />
        </span>
      )}
      {measure === 'drainPercent' && (
        <span className={styles.small}>
          <FormattedMessage
            id="campaigns.figures.plain"
            defaultMessage="moyenne simple {mean}"
            values={{ mean: write(mean) }}
          />
        </span>
      )}
      <span className={styles.small}>
        <FormattedMessage
          id="campaigns.figures.range"
          defaultMessage="{min} à {max}"
          values={{ min: write(min), max: write(max) }}
        />
      </span>
      <span className={styles.small}>
        <FormattedMessage
          id="campaigns.figures.count"
          defaultMessage="{count, plural, one {# relevé} other {# relevés}}"
          values={{ count }}
        />
      </span>
    </span>
  );
}
