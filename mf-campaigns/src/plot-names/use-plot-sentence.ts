import { bandFor, bandOn } from '@seguia/shared/domain/bands';
import { advisedOn, type PlotAdvised } from '@seguia/shared/domain/board/plot-week';
import { adviceText } from '@seguia/shared/sentences/advice-text';
import { measureFormat } from '@seguia/shared/sentences/measure-format';
import { bandsAtom, type DeviceReading, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

interface OfPlot {
  plot: Plot;
  /** Its readings at least since `daysBack` days before `date`, up to the judged one, newest first; undefined while they are not known. */
  readings: readonly DeviceReading[] | undefined;
  /** The farm's day on which the plot is judged. */
  date: string;
  /** On a variety's page: the only variety whose target counts. */
  cropTypeId?: string | undefined;
}

/** The plot's sentence, the same as on the board, and what it is made of. Null while it is not known, and without a reading. */
export function usePlotSentence({ plot, readings, date, cropTypeId }: OfPlot): (PlotAdvised & { text: string }) | null {
  const measures = measureFormat(useIntl(), useFormat());
  const bands = useAtomValue(bandsAtom);
  const advised = useMemo(() => {
    if (!bands || !readings?.length) return null;
    const bandsOf = (day: string) =>
      cropTypeId === undefined ? bandOn(bands, plot, day) : bandFor(bands, plot.id, cropTypeId, day);
    return advisedOn(readings, bandsOf, date);
  }, [bands, readings, plot, date, cropTypeId]);
  return advised && { ...advised, text: adviceText(measures)(advised, advised.advice) };
}
