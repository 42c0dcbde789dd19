/** What a cell of the map shows. `unread`: the measure was not read. `untargeted`: it was, but has no target on those days. */
export type MapLook = 'farBelow' | 'below' | 'in' | 'above' | 'farAbove' | 'unread' | 'untargeted';

/** What a cell of either map shows: a place against a target, or a number of readings. */
export type HeatLook = MapLook | 'once' | 'twice' | 'often';

/** How a look is painted: a colour over a ground, from one of the cell's edges. */
interface HeatPaint {
  /** The custom property of the colour; none for an empty cell. */
  colour: string | null;
  ground: string;
  /** The share of the cell's height that the colour fills. */
  share: number;
  from: 'top' | 'bottom';
  dotted?: boolean;
}

const whole = { ground: '--surface', share: 1, from: 'bottom' } as const;
const bar = { ground: '--band' } as const;

/**
 * A value above its target hangs from the cell's upper edge, one below is on its lower edge, and the farther the higher: so the side
 * shows in grey and by those who see no blue or orange.
 */
export const heatPaints: Record<HeatLook, HeatPaint> = {
  farBelow: { ...bar, colour: '--far-below', share: 0.85, from: 'bottom' },
  below: { ...bar, colour: '--below', share: 0.6, from: 'bottom' },
  in: { ...whole, colour: '--band' },
  above: { ...bar, colour: '--above', share: 0.6, from: 'top' },
  farAbove: { ...bar, colour: '--far-above', share: 0.85, from: 'top' },
  untargeted: { ...whole, colour: '--map-untargeted' },
  unread: { ...whole, colour: null, ground: '--sunken', dotted: true },
  once: { ...whole, colour: '--map-once' },
  twice: { ...whole, colour: '--map-twice' },
  often: { ...whole, colour: '--map-often' },
};
