import type { Quantity } from '@seguia/shared/domain/readings/quantities';

/** The quantity of a graph's values: a measured one, or the ratio of drain EC to intake EC. */
export type GraphQuantity = Quantity | 'ratio';
