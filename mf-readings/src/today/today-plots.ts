/** The plots of a day: those without a reading yet, and those with one. Both lists keep the walking order. */
export interface TodayPlots<P, R> {
  waiting: { plot: P; newest: R | undefined }[];
  done: { plot: P; newest: R }[];
}

/** Splits plots by whether their newest reading is of `today` (the farm's date). */
export function todayPlots<P extends { id: string }, R extends { date: string }>(
  plots: readonly P[],
  newest: ReadonlyMap<string, R>,
  today: string,
): TodayPlots<P, R> {
  const sorted: TodayPlots<P, R> = { waiting: [], done: [] };
  for (const plot of plots) {
    const reading = newest.get(plot.id);
    if (reading && reading.date >= today) sorted.done.push({ plot, newest: reading });
    else sorted.waiting.push({ plot, newest: reading });
  }
  return sorted;
}
