import { useFormat } from '@seguia/shared/platform';
import { isMeasure, measuredFields } from '@seguia/shared/domain/readings/measures';
import type { ImportLine } from '@seguia/shared/domain/imports/import-row';
import { isolated } from '@seguia/shared/ui';
import { useFarmData } from '../farm/use-farm-data.ts';
import { useMeasureFormat } from '../words/measures.ts';

/** A row as it would be: its day, hour and plot, then its values. */
export function useLineText() {
  const { date, time } = useFormat();
  const { plots } = useFarmData();
  const measures = useMeasureFormat();
  return {
    title: ({ body, plotName }: ImportLine) => (
      <>
        {isolated(body?.date ? date(body.date) : '–')} {isolated(body?.time ? time(body.time) : '')} ·{' '}
        {isolated(plots.get(body?.plotId ?? '')?.name ?? plotName)}
      </>
    ),
    values: ({ body }: ImportLine) =>
      measuredFields
        .flatMap((field) => {
          const value = body && isMeasure(field) ? body[field] : null;
          return value === null || value === undefined
            ? []
            : [`${measures.label(field)} ${measures.formatWithUnit(field, value)}`];
        })
        .join(' · '),
  };
}
