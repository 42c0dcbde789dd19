import { cropsOn } from '@seguia/shared/domain/bands';
import type { Plot } from '@seguia/shared/platform';
import type { Choice } from '@seguia/shared/ui';
import { cropWords } from './crop-words.ts';

/** A plot as an option of a picker, crop and variety of the day beside it. */
export function plotChoice(plot: Plot, date: string): Choice {
  const crops = cropWords(cropsOn(plot.crops, date));
  return { id: plot.id, label: plot.name, ...(crops && { hint: crops }) };
}
