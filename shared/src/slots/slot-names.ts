/**
 * The places on screens where other parts may show a card: `start` is above the plots on Today, `today` below them, and `plot` below the
 * graphs on a plot's page.
 */
export const slotNames = ['start', 'today', 'plot'] as const;

export type SlotName = (typeof slotNames)[number];
