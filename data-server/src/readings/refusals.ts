import type { Wire } from '@seguia/openapi';
import { snake } from '@seguia/openapi';
import type { ReadingProblem, ReadingProblemCode } from '@seguia/shared/domain/readings/reading-problem';

/** For people who read logs; the app has its own texts, by code. */
const messages: Partial<Record<ReadingProblemCode, string>> = {
  date_in_future: 'The date cannot be in the future, please choose a valid date.',
  nothing_measured: 'A reading holds at least one measured value.',
  ec_over_20: 'EC cannot be over 20 mS/cm (was it µS/cm?).',
  ec_negative: 'EC cannot be below 0.',
  ph_out_of_range: 'pH lies between 0 and 14.',
  percent_negative: 'A drain percentage cannot be below 0.',
  drippers_not_whole: 'The number of drippers is a whole number.',
  drippers_under_1: 'There is at least one dripper.',
  volume_negative: 'A volume cannot be below 0.',
  volume_zero: 'The intake per dripper cannot be 0.',
  required: 'This value is needed to calculate the drain percentage.',
};

/** The problems that refuse a reading, by the contract's field names. Questions are left to the person. */
export const refusals = (problems: readonly ReadingProblem[]): Wire['FieldError'][] =>
  problems
    .filter(({ severity }) => severity === 'refused')
    .map(({ field, code }) => ({
      field: Object.keys(snake({ [field]: null }))[0] ?? field,
      code,
      message: messages[code] ?? `This value is refused (${code}).`,
    }));
