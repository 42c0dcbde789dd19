import { createContext, type ReactNode, use } from 'react';
import type { SlotName } from './slot-names.ts';

/** The props that a screen passes to the cards in its slot. */
export interface SlotProps extends Record<SlotName, object> {
  start: object;
  today: object;
  board: object;
  water: object;
  plot: { plotId: string };
}

export type SlotCardsProps = { [Name in SlotName]: { slot: Name } & SlotProps[Name] }[SlotName];

/** The component that draws the cards of a slot. The shell provides it; without it a slot is empty. */
export const SlotCardsContext = createContext<((props: SlotCardsProps) => ReactNode) | null>(null);

/**
 * A screen's slot: the cards that other parts offer for it (decision 071). It takes no room until a card has loaded, and a card's failure
 * stays inside that card.
 */
export function SlotCards(props: SlotCardsProps) {
  const drawCards = use(SlotCardsContext);
  return drawCards?.(props);
}

/** The component that draws the links to the farm's pages. The shell provides it; without it there are none. */
export const FarmPagesContext = createContext<(() => ReactNode) | null>(null);

/** Links to the pages about the farm itself that the deployed remotes declare, where the navigation has no room for them. */
export function FarmPages() {
  return use(FarmPagesContext)?.();
}
