/**
 * The places on screens where other parts may show a card: `start` is above the plots on Today, `today` below them, `board` in the place of the
 * board's list, `water` above the days of water and light, `plot` below the graphs on a plot's page.
 */
export const slotNames = ['start', 'today', 'board', 'water', 'plot'] as const;

export type SlotName = (typeof slotNames)[number];
