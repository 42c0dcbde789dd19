import {
  type FieldError,
  isolate,
  type OutboxEntry,
  type ReadingBody,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { isMeasure } from '@seguia/shared/domain/readings/measures';
import { maxNoteLength } from '@seguia/shared/domain/readings/reading-limits';
import { isSentCode, type SentCode } from '@seguia/shared/domain/readings/problem-codes';
import { fieldOnWire } from '@seguia/shared/domain/readings/reading-fields';
import { useFieldFormat } from './use-field-format.ts';
import { noRange, possibleRange } from './possible-range.ts';
import { reasonMessages as texts } from './reason-messages.ts';

type Reason = keyof typeof texts;

/** Reasons by the code of a field's problem. */
const byCode = {
  plot_closed: 'plotClosed',
  plot_unknown: 'plotUnknown',
  meter_unknown: 'meterUnknown',
  timestamp_mismatch: 'clock',
  date_invalid: 'field',
  time_invalid: 'field',
  not_a_number: 'field',
  date_in_future: 'future',
  nothing_measured: 'nothingMeasured',
  ec_over_20: 'ecTooHigh',
  ph_out_of_range: 'outOfRange',
  below_possible: 'outOfRange',
  above_possible: 'outOfRange',
  ec_negative: 'negative',
  percent_negative: 'negative',
  volume_negative: 'negative',
  volume_zero: 'volumeZero',
  required: 'required',
  drippers_not_whole: 'notWhole',
  drippers_under_1: 'underOne',
  too_long: 'tooLong',
} satisfies Record<SentCode, Reason>;

/** Reasons by status, for problems without a field. A 404 that makes a change wait is about the farm, one that refuses it about the reading. */
function byStatus(status: number, waits: boolean): Reason {
  if (status === 403) return 'role';
  if (status === 404) return waits ? 'farm' : 'gone';
  if (status === 413) return 'tooLarge';
  return status === 416 ? 'module' : 'other';
}

/** Writes why one field is refused, as the end of a sentence. It names the field with its value. The code of a newer server has the general reason. */
export function useFieldReason(): (error: FieldError, body: ReadingBody | undefined) => string {
  const intl = useIntl();
  const format = useFormat();
  const { label, formatValue } = useFieldFormat();
  return ({ field: name, code }, body) => {
    const field = fieldOnWire(name);
    // A note is named without its text, which may be long.
    const value = field && field !== 'note' ? formatValue(field, body?.[field]) : undefined;
    const subject = field ? `${label(field)}${value === undefined ? '' : ` ${isolate(value)}`}` : isolate(name);
    const range = field && isMeasure(field) ? possibleRange(field, format) : noRange;
    const max = code === 'too_long' ? format.number(maxNoteLength, 0) : range.high;
    const when = body ? isolate(`${format.date(body.date)} ${format.time(body.time)}`) : '';
    return intl.formatMessage(texts[isSentCode(code) ? byCode[code] : 'field'], {
      subject,
      min: isolate(range.low),
      max: isolate(max),
      value: when,
    });
  };
}

/** Writes why the server refused a change, as the end of a sentence; undefined without a problem. */
export function useReason(): (entry: Pick<OutboxEntry, 'problem' | 'body' | 'state'>) => string | undefined {
  const intl = useIntl();
  const reasonOf = useFieldReason();
  return ({ problem, body, state }) => {
    if (!problem) return undefined;
    const errors = problem.errors ?? [];
    if (errors.length > 0) return intl.formatList(errors.map((error) => reasonOf(error, body)));
    if (problem.code === 'cut_off') return intl.formatMessage(texts.cutOff);
    const detail = problem.detail ?? problem.title;
    return intl.formatMessage(texts[byStatus(problem.status, state === 'waiting')], { detail });
  };
}
