import type { SentCode } from '@seguia/shared/domain/readings/problem-codes';
import { type Problem, ruleBroken } from './problems.ts';

/** For people who read logs; the app has its own texts, by code. */
export const sentences: Readonly<Record<SentCode, string>> = {
  below_possible: 'This value is below what is possible.',
  above_possible: 'This value is above what is possible.',
  ec_negative: 'EC cannot be below 0.',
  ec_over_20: 'EC cannot be over 20 mS/cm (was it µS/cm?).',
  ph_out_of_range: 'pH lies between 0 and 14.',
  percent_negative: 'A drain percentage cannot be below 0.',
  required: 'This value is needed to calculate the drain percentage.',
  date_invalid: 'There is no such day.',
  time_invalid: 'There is no such time.',
  date_in_future: 'The date cannot be in the future, please choose a valid date.',
  nothing_measured: 'A reading holds at least one measured value.',
  not_a_number: 'This value is not a number.',
  volume_negative: 'A volume cannot be below 0.',
  volume_zero: 'The intake per dripper cannot be 0.',
  drippers_not_whole: 'The number of drippers is a whole number.',
  drippers_under_1: 'There is at least one dripper.',
  too_long: 'This text is too long.',
  plot_closed: 'This plot takes no new readings.',
  plot_unknown: 'This plot is not there.',
  meter_unknown: 'This meter is not there.',
  timestamp_mismatch: 'The instant is over two hours off this date and time.',
};

/** A reading that the server refuses for one field, named as in the contract. */
export const refusal = (field: string, code: SentCode): Problem => ruleBroken(field, code, sentences[code]);
