/** The plots of a day: those without a reading yet, and those with one. Both lists keep the walking order. */
export interface TodayPlots<Item extends { newest: unknown }> {
  waiting: Item[];
  done: { item: Item; newest: NonNullable<Item['newest']> }[];
}

/** Splits plots by whether their newest reading is of `today` (the farm's date). */
export function todayPlots<Item extends { newest: { date: string } | null }>(
  plots: readonly Item[],
  today: string,
): TodayPlots<Item> {
  const sorted: TodayPlots<Item> = { waiting: [], done: [] };
  for (const item of plots) {
    const { newest } = item;
    if (newest && newest.date >= today) sorted.done.push({ item, newest });
    else sorted.waiting.push(item);
  }
  return sorted;
}
