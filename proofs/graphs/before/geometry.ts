export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How a graph of a stack is framed: only the last one has dates beneath, the targets stand on the right, and lines have no names. */
export interface StackedLook {
  margins: Margins;
  isDated: boolean;
}

export const stackedLooks: Record<'above' | 'last', StackedLook> = {
  above: { margins: { top: 6, right: 68, bottom: 6, left: 40 }, isDated: false },
  last: { margins: { top: 6, right: 68, bottom: 24, left: 40 }, isDated: true },
};

/** The width of the plot area of a graph that is `width` wide. */
export const plotWidth = (width: number, margins: Margins) => Math.max(1, width - margins.left - margins.right);

/** The number of columns that a line of that graph is reduced to: one for every three px. */
export const bucketsFor = (width: number, margins: Margins) => Math.max(20, Math.floor(plotWidth(width, margins) / 3));
