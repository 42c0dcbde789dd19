/** How a value stands to its target band: inside, within 10 % of the band's width from a limit, or outside. */
export type ValueState = 'in' | 'near-low' | 'near-high' | 'below' | 'above';

/** How a reading stands that the server has not taken. */
export type DeliveryState = 'waiting' | 'refused' | 'conflict';
