import { bandOn } from '@seguia/shared/domain/bands';
import { advisedOn, daysBack } from '@seguia/shared/domain/board/plot-week';
import { addDays } from '@seguia/shared/domain/farm-time';
import { type Reading, useReadings } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { isUpTo } from '../farm-data/last-values.ts';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { useAdviceText } from './use-board-sentences.ts';

/** Enough readings for the days that a sentence is made of, at more than ten rounds a day. */
const readingsOfSentence = 200;

/** The sentence of a reading's plot as of that reading, the same as on the board. Null while it is not known, and where all is well. */
export function useSentenceOf(reading: Reading): string | null {
  const { plotId, date } = reading;
  const { plots, bands } = useFarmData();
  const adviceText = useAdviceText();
  const { rows } = useReadings({ plotId, from: addDays(date, -daysBack), to: date, limit: readingsOfSentence });
  const plot = plots.get(plotId);
  const advised = useMemo(() => {
    if (!plot || !rows) return null;
    const before = rows.filter((row) => row.id !== reading.id && isUpTo(row, reading));
    return advisedOn([reading, ...before], (day) => bandOn(bands, plot, day), date);
  }, [plot, rows, reading, bands, date]);
  if (!advised || advised.advice.kind === 'fine' || advised.advice.kind === 'untargeted') return null;
  return adviceText(advised, advised.advice);
}
