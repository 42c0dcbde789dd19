import { slots } from '../graph/drawing/drawing.ts';
import type { Picks } from './use-view-params.ts';

/** The first five plots. */
export const firstPicks = (plotIds: string[]): Picks =>
  new Map(slots.flatMap((slot) => (plotIds[slot - 1] === undefined ? [] : [[slot, plotIds[slot - 1] ?? ''] as const])));

export const isPicked = (picks: Picks, plotId: string): boolean => [...picks.values()].includes(plotId);

export const isFull = (picks: Picks): boolean => picks.size === slots.length;

/** Takes a plot in (in the first free slot; when all are taken nothing changes) or out. */
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
