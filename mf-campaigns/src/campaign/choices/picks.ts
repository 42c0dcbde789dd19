import { slots } from '../../graph/drawing/drawing.ts';
import type { Picks } from './use-view-params.ts';

/** The first plots, at most as many as there are slots. */
export const firstPicks = (plotIds: string[], most: number = slots.length): Picks =>
  new Map(
    slots
      .slice(0, most)
      .flatMap((slot) => (plotIds[slot - 1] === undefined ? [] : [[slot, plotIds[slot - 1] ?? ''] as const])),
  );

/** The picked plots that exist; the first ones where nobody has picked, or none of the picked ones exists any more. */
export function picksAmong(plotIds: string[], picked: Picks | null, most?: number): Picks {
  const there = new Map([...(picked ?? [])].filter(([, plotId]) => plotIds.includes(plotId)));
  return picked && (there.size > 0 || picked.size === 0) ? there : firstPicks(plotIds, most);
}

export const isPicked = (picks: Picks, plotId: string): boolean => [...picks.values()].includes(plotId);

export const isFull = (picks: Picks): boolean => picks.size === slots.length;

/** Adds a plot in the first free slot (nothing changes when all are taken), or removes it. */
export function togglePick(picks: Picks, plotId: string): Picks {
  const next = new Map(picks);
  for (const [slot, id] of picks)
    if (id === plotId) {
      next.delete(slot);
      return next;
    }
  const free = slots.find((slot) => !picks.has(slot));
  if (free !== undefined) next.set(free, plotId);
  return next;
}
