/** The places on screens where other parts may show a card: on Today below the plots, and on a plot's page below its graphs. */
export const slotNames = ['today', 'plot'] as const;

export type SlotName = (typeof slotNames)[number];
