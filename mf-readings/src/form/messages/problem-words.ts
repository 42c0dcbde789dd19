import { quantities } from '@seguia/shared/domain/readings/measures';
import { maxNoteLength } from '@seguia/shared/domain/readings/reading-limits';
import { type Format, isolate } from '@seguia/shared/platform';
import type { ReadingFix } from '@seguia/shared/domain/readings/reading-fixes';
import type { ReadingProblem } from '@seguia/shared/domain/readings/reading-problem';
import type { MeasureWords } from '../../words/measures.ts';
import type { Values } from '../../farm/last-values.ts';
import { unusualMessages, fixTexts, refusedTexts } from './problem-texts.ts';
import type { TypingProblem } from '../model/form-body.ts';

/** What the sentences are about: how this person writes, and the values in hand. */
export interface ProblemContext {
  words: MeasureWords;
  format: Format;
  values: Values;
  last: Values;
  dripperCount: number | null;
}

/** A problem in the person's words: names the field and says the fix. */
export function problemWords({ field, code }: ReadingProblem | TypingProblem, context: ProblemContext): string {
  const { words, format, values, last, dripperCount } = context;
  const { intl } = words;
  const measure = field in values ? (field as keyof Values) : null;
  const write = (value: number | null) => (measure && value !== null ? isolate(withUnit(context, measure, value)) : '');
  switch (code) {
    case 'required':
      return intl.formatMessage(refusedTexts.required, { field });
    case 'date_invalid':
      return intl.formatMessage(refusedTexts.dateInvalid);
    case 'time_invalid':
      return intl.formatMessage(refusedTexts.timeInvalid);
    case 'date_in_future':
      return intl.formatMessage(refusedTexts.dateInFuture);
    case 'nothing_measured':
      return intl.formatMessage(refusedTexts.nothingMeasured);
    case 'not_a_number':
      return intl.formatMessage(refusedTexts.notANumber, { field, example: isolate(format.typed(2.4)) });
    case 'two_separators':
      return intl.formatMessage(refusedTexts.twoSeparators, { field });
    case 'ec_negative':
    case 'percent_negative':
    case 'volume_negative':
      return intl.formatMessage(refusedTexts.negative, { field });
    case 'volume_zero':
      return intl.formatMessage(refusedTexts.volumeZero);
    case 'ec_over_20':
      return intl.formatMessage(refusedTexts.ecTooHigh, {
        field,
        max: isolate(`${format.typed(format.ecFromStored(quantities.ec.possible.high))}\u00A0${format.ecUnit}`),
      });
    case 'ph_out_of_range':
    case 'below_possible':
    case 'above_possible':
      return intl.formatMessage(refusedTexts.phOutOfRange, { field });
    case 'drippers_not_whole':
      return intl.formatMessage(refusedTexts.drippersNotWhole);
    case 'drippers_under_1':
      return intl.formatMessage(refusedTexts.drippersUnderOne);
    case 'too_long':
      return intl.formatMessage(refusedTexts.noteTooLong, { max: format.number(maxNoteLength, 0) });
    case 'ec_unusual':
    case 'ph_unusual':
    case 'percent_over_60':
    case 'unusual':
      return intl.formatMessage(unusualMessages.unusual, { field, value: write(measure && values[measure]) });
    case 'percent_over_100':
      return intl.formatMessage(unusualMessages.over100, { value: write(values.drainPercent) });
    case 'ec_ph_swapped':
      return intl.formatMessage(unusualMessages.swapped, { field });
    case 'date_long_ago':
      return intl.formatMessage(unusualMessages.longAgo);
    case 'drippers_over_100':
      return intl.formatMessage(unusualMessages.manyDrippers, { count: dripperCount ?? 0 });
    case 'jump':
      return intl.formatMessage(unusualMessages.jump, {
        field,
        value: write(measure && values[measure]),
        last: write(measure && last[measure]),
      });
  }
}

/** What a one-tap repair is called: "Use 2.40 mS/cm." */
export function fixWords(fix: ReadingFix, context: ProblemContext): string {
  const { intl } = context.words;
  if (fix.kind === 'swap') return intl.formatMessage(fixTexts.swap);
  const [entry] = Object.entries(fix.values) as [keyof Values, number][];
  const value = entry ? isolate(withUnit(context, ...entry)) : '';
  return fix.by === 1000 && context.format.ecUnit !== 'µS/cm'
    ? intl.formatMessage(fixTexts.microsiemens, { value })
    : intl.formatMessage(fixTexts.use, { value });
}

function withUnit({ words, format }: ProblemContext, measure: keyof Values, value: number): string {
  return measure === 'intakeEc' || measure === 'drainEc'
    ? format.ec(value, { unit: true })
    : words.write(measure, value);
}
