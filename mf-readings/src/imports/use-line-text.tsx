import { useFormat } from '@seguia/shared/platform';
import type { ImportLine } from '@seguia/shared/domain/imports/import-row';
import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import { isolated } from '@seguia/shared/ui';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { ReadingValues } from '../rows/ReadingValues.tsx';

/** Writes a row as the reading that it would become: day, hour and plot, then the values. */
export function useLineText() {
  const { date, time } = useFormat();
  const { plots } = useFarmData();
  return {
    title: ({ body, plotName }: ImportLine) => (
      <>
        {isolated(body?.date ? date(body.date) : '–')} {isolated(body?.time ? time(body.time) : '')} ·{' '}
        {isolated(plots.get(body?.plotId ?? '')?.name ?? plotName)}
      </>
    ),
    values: ({ body }: ImportLine) => body && <ReadingValues values={normaliseReading(body)} />,
  };
}
