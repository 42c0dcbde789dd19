import type { Quantity } from '@seguia/shared/domain/readings/quantities';

/** What a graph's values are: a measured quantity, or the ratio of drain EC to intake EC. */
export type GraphQuantity = Quantity | 'ratio';
