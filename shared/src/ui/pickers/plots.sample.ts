import type { Choice } from '../fields/choice.ts';

/** Plots to choose from in stories. */
export const plots: readonly Choice[] = [
  { id: 's1', label: 'Serre 1', hint: 'Tomate · Marmande' },
  { id: 's2', label: 'Serre 2', hint: 'Tomate · Cœur de bœuf' },
  { id: 's3', label: 'Serre 3', hint: 'Framboise · Heritage' },
  { id: 's4', label: 'Serre 4', hint: 'Tomate · Marmande' },
  { id: 'tn', label: 'Tunnel nord', hint: 'Rose · Avalanche' },
  { id: 'ts', label: 'Tunnel sud de la Petite Rivière, côté route départementale', hint: 'Rose · Red Naomi' },
];
