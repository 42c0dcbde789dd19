import { isOutside } from '@seguia/shared/domain/bands';
import type { PlotNow } from '@seguia/shared/domain/board/plot-now';
import { measuredFields } from '@seguia/shared/domain/readings/measures';

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

/** Up to so many plots with nothing to look at have cards like the others. More would be a wall of cards. */
const fewCards = 4;

/**
 * Splits the plots that were read today into cards and lines. A plot with a value outside of its target, or of an earlier reading, has a
 * card. Plots whose newest reading says all, with nothing out of target, are lines where they are many.
 */
export function cardsAndLines<Done extends { item: { now: PlotNow }; newest: { id: string } }>(
  done: readonly Done[],
): { cards: Done[]; lines: Done[] } {
  const saysAll = ({ item, newest }: Done) =>
    measuredFields.every((measure) => {
      const value = item.now.values[measure];
      return !value || (value.reading.id === newest.id && !isOutside(value.state));
    });
  const lines = done.filter(saysAll);
  if (lines.length <= fewCards) return { cards: [...done], lines: [] };
  return { cards: done.filter((plot) => !saysAll(plot)), lines };
}
