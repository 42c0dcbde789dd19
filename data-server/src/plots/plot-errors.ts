import { snake, type Wire } from '@seguia/openapi';
import type { PlotProblem, PlotProblemCode } from '@seguia/shared/domain/plots/plot-rules';

/** For people who read logs; the app has its own texts, by code. */
const messages: Record<PlotProblemCode, string> = {
  name_missing: 'A plot needs a name.',
  name_too_long: 'The name is too long.',
  name_taken: 'Another plot of the farm has this name.',
  house_too_long: 'The name of the house is too long.',
  area_impossible: 'The area must be above 0 and at most 1,000,000 m².',
  irrigation_units_impossible: 'The irrigation units must be a whole number from 0 to 1000.',
  drippers_impossible: 'The drippers must be a whole number from 1 to 1,000,000.',
  dripper_rate_impossible: 'What a dripper gives must be above 0 and at most 100,000 mL.',
  dripper_rate_unit_missing: 'Say whether a dripper gives this in an hour or in a pulse.',
};

/** The problems of a plot, by the fields of the contract. */
export const plotErrors = (problems: readonly PlotProblem[]): Wire['FieldError'][] =>
  problems.map(({ field, code }) => ({
    field: Object.keys(snake({ [field]: null }))[0] ?? field,
    code,
    message: messages[code],
  }));
