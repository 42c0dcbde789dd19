import { FormattedMessage, useIntl } from '@seguia/shared/platform';
import { Chip, DataTable, Section } from '@seguia/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { isByVolume, isMedian, isWeighted, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { measuredFields } from '@seguia/shared/domain/readings/measures';
import type { Span } from '../series/series.ts';
import { headMessages, useMeasureFormat } from '../series/use-measure-format.ts';
import { figureColumns } from './figure-columns.tsx';
import styles from './FiguresTable.module.css';
import { useFigureHeads } from './use-figure-heads.ts';
import type { PlotFigures } from './use-plot-figures.ts';

interface FiguresTableProps {
  title: string;
  rows: PlotFigures[];
  span: Span;
}

const noFigures: PlotFigures[] = [];

/** The figures of one measure at a time, plot by plot: mean, lowest and highest reading, count. It is drawn after the graphs. */
export function FiguresTable({ title, rows, span }: FiguresTableProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const heads = useFigureHeads();
  const [measure, setMeasure] = useState<MeasuredField>('intakeEc');
  const shown = useDeferredValue(rows, noFigures);
  const compared = rows.some((row) => row.earlier);
  const columns = useMemo(
    () => figureColumns({ measure, heads, measures, span, compared }),
    [measure, heads, measures, span, compared],
  );
  return (
    <Section title={title}>
      <div
        className={styles.measures}
        role="group"
        aria-label={intl.formatMessage({ id: 'campaigns.figures.measure', defaultMessage: 'Mesure' })}
      >
        {measuredFields.map((choice) => (
          <Chip key={choice} pressed={choice === measure} onPress={() => setMeasure(choice)}>
            {measures.name(choice)}
          </Chip>
        ))}
      </div>
      <DataTable
        caption={intl.formatMessage(headMessages.qualified, { measure: title, figure: measures.name(measure) })}
        captionHidden
        columns={columns}
        rows={shown}
        rowKey={(row) => row.id}
      />
      {isByVolume(measure) && (
        <p className={styles.note}>
          {isWeighted(measure) ? (
            <FormattedMessage
              id="campaigns.figures.noteWeighted"
              defaultMessage="Par volume : chaque EC pondérée par son volume drainé, sur les relevés qui l’ont."
            />
          ) : (
            <FormattedMessage
              id="campaigns.figures.note"
              defaultMessage="Par volume : somme drainée divisée par somme apportée, sur les relevés qui ont leurs volumes."
            />
          )}
        </p>
      )}
      {isMedian(measure) && (
        <p className={styles.note}>
          <FormattedMessage
            id="campaigns.figures.noteMedian"
            defaultMessage="Médiane des jours ; celle d’un jour est de ses relevés."
          />
        </p>
      )}
    </Section>
  );
}
