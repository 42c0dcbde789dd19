import {
  type FieldError,
  isolate,
  type OutboxEntry,
  type ReadingBody,
  type Subject,
  subjectOf,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { longestInstruction } from '@seguia/shared/domain/instructions/instruction';
import { isMeasure } from '@seguia/shared/domain/readings/measures';
import { maxNoteLength } from '@seguia/shared/domain/readings/reading-limits';
import { isSentCode, type SentCode } from '@seguia/shared/domain/readings/problem-codes';
import { fieldOnWire } from '@seguia/shared/domain/readings/reading-fields';
import { dayOfWaterId } from '@seguia/shared/domain/water/water-day';
import { isWaterField, waterRules } from '@seguia/shared/domain/water/water-quantities';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { useFieldFormat } from './use-field-format.ts';
import { noRange, possibleRange } from './possible-range.ts';
import { reasonMessages as texts } from './reason-messages.ts';
import { shortMessages } from './short-messages.ts';

type Contents = Pick<OutboxEntry, 'body' | 'water' | 'calibration' | 'instruction'>;

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

/** What a sentence about a field of a change says of it: its name with its value, its possible range, and what the change's date or time is. */
interface AboutField {
  subject: string;
  min?: string | undefined;
  max?: string | undefined;
  value: string;
}

/** The end of a sentence about a field's problem. The code of a newer server has the general reason. */
function useSentence() {
  const intl = useIntl();
  return (code: string, { subject, min = '', max = '', value }: AboutField) => {
    const of = { subject, min: isolate(min), max: isolate(max), value: value && isolate(value) };
    if (code === 'not_measured') return intl.formatMessage(texts.notMeasured, of);
    return intl.formatMessage(texts[isSentCode(code) ? byCode[code] : 'field'], of);
  };
}

/** Writes why one field of a reading is refused, as the end of a sentence. It names the field with its value. */
export function useFieldReason(): (error: FieldError, body: ReadingBody | undefined) => string {
  const format = useFormat();
  const sentence = useSentence();
  const { label, formatValue } = useFieldFormat();
  return ({ field: name, code }, body) => {
    const field = fieldOnWire(name);
    // A note is named without its text, which may be long.
    const value = field && field !== 'note' ? formatValue(field, body?.[field]) : undefined;
    const subject = field ? `${label(field)}${value === undefined ? '' : ` ${isolate(value)}`}` : isolate(name);
    const range = field && isMeasure(field) ? possibleRange(field, format) : noRange;
    const max = code === 'too_long' ? format.number(maxNoteLength, 0) : range.high;
    const when = body ? `${format.date(body.date)} ${format.time(body.time)}` : '';
    return sentence(code, { subject, min: range.low, max, value: when });
  };
}

/** Writes why the server refused a change, as the end of a sentence; undefined without a problem. */
export function useReason(): (entry: Pick<OutboxEntry, 'problem' | 'state'> & Contents) => string | undefined {
  const intl = useIntl();
  const format = useFormat();
  const sentence = useSentence();
  const ofReading = useFieldReason();
  const water = useWaterFormat();
  /** The reason of one field, for each subject: each has its own fields, ranges, and date or time. */
  const fieldReason: Record<Subject, (error: FieldError, entry: Contents) => string> = {
    reading: (error, { body }) => ofReading(error, body),
    water({ field, code }, { water: change }) {
      const day = dayOfWaterId(change?.id ?? '');
      const value = day ? format.date(day.date) : '';
      if (!isWaterField(field)) return sentence(code, { subject: isolate(field), value });
      const { possible, unit } = waterRules(field);
      const typed = change?.values?.[field] ?? null;
      const shown = typed === null ? '' : ` ${isolate(water.formatValue(field, typed))}`;
      const [min, max] = [format.number(possible.low, 0), `${format.number(possible.high, 0)}\u00A0${unit}`];
      return sentence(code, { subject: `${water.label(field)}${shown}`, min, max, value });
    },
    calibration({ field, code }, { calibration }) {
      const value = calibration ? format.dateTime(calibration.at) : '';
      const quantity = { points: shortMessages.ph, cell_constant: shortMessages.ec }[field];
      return sentence(code, { subject: quantity ? intl.formatMessage(quantity) : isolate(field), value });
    },
    instruction: ({ field, code }) =>
      sentence(code, { subject: isolate(field), max: format.number(longestInstruction, 0), value: '' }),
  };
  return ({ problem, state, ...entry }) => {
    if (!problem) return undefined;
    const errors = problem.errors ?? [];
    if (errors.length > 0) return intl.formatList(errors.map((error) => fieldReason[subjectOf(entry)](error, entry)));
    if (problem.code === 'cut_off') return intl.formatMessage(texts.cutOff);
    const detail = problem.detail ?? problem.title;
    return intl.formatMessage(texts[byStatus(problem.status, state === 'waiting')], { detail });
  };
}
