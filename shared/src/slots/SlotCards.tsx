import { createContext, type ReactNode, use } from 'react';
import type { SlotName } from './slot-names.ts';

/** What a screen gives to the cards in its slot. */
export interface SlotProps extends Record<SlotName, object> {
  today: object;
  plot: { plotId: string };
}

export type SlotCardsProps = { [Name in SlotName]: { slot: Name } & SlotProps[Name] }[SlotName];

/** Draws the cards of a slot. The shell provides it; without one a slot is empty. */
export const SlotCardsContext = createContext<((props: SlotCardsProps) => ReactNode) | null>(null);

/**
 * A screen's slot: the cards that other parts offer for it (decision 071). It takes no room until a card is there, and what fails in a card stays
 * in that card.
 */
export function SlotCards(props: SlotCardsProps) {
  const drawCards = use(SlotCardsContext);
  return drawCards?.(props);
}
