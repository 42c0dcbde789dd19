import type { ImportAnswers } from '../../../shared/src/domain/imports/tables/import-answers.ts';

/** A layout in which files come from loggers, forms and hand lists; all of its files hold the same readings. */
export interface LayoutCase {
  layout: string;
  /** The kinds of the questions that each file must bring up, in the order of the screen. */
  asks: readonly string[];
  /** What somebody who knows the file answers, beside what is proposed. */
  answers?: Partial<ImportAnswers>;
  /** The readings, once all is answered. */
  holds: readonly string[];
  /** By name of the file: other languages, orders, separators, units and words. */
  files: readonly (readonly [name: string, text: string])[];
}

/** Two readings that most of the files hold: plot, day, hour, EC and pH of intake and drain, percentage. */
export const both = [
  'ready | plot-1 2026-03-02 08:30 2.1 5.8 2.9 6.1 ·',
  'ready | plot-1 2026-03-13 16:10 2.2 5.7 3 6.2 ·',
];
