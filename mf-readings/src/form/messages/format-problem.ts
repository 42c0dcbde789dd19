import { isMeasure, sideOf } from '@seguia/shared/domain/readings/measures';
import { maxNoteLength } from '@seguia/shared/domain/readings/reading-limits';
import { type Format, isolate } from '@seguia/shared/platform';
import type { ReadingFix } from '@seguia/shared/domain/readings/reading-fixes';
import type { ReadingProblem } from '@seguia/shared/domain/readings/reading-problem';
import type { MeasureFormat } from '@seguia/shared/sentences/measure-format';
import type { ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import { comparedWhen } from '@seguia/shared/sentences/compared-when';
import type { Values } from '../../farm-data/last-values.ts';
import { subjectMessages, unusualValueMessages } from '../../words/measure-sentences.ts';
import { noRange, possibleRange } from '../../words/possible-range.ts';
import { reasonMessages } from '../../words/reason-messages.ts';
import { formMessages } from './form-messages.ts';
import { unusualMessages, fixMessages, refusedMessages } from './problem-messages.ts';
import type { TypingProblem } from '../model/form-body.ts';
import type { ClosedPlot } from '../model/closed-plot.ts';
import { isNumberField } from '../model/form-state.ts';

/** What a problem's sentence needs: how this person writes, and the typed values. */
export interface ProblemContext {
  measures: MeasureFormat;
  format: Format;
  values: Values;
  compared: ComparedValues;
  dripperCount: number | null;
}

/** A problem as a sentence that names the field and the repair. */
export function formatProblem(problem: ReadingProblem | TypingProblem | ClosedPlot, context: ProblemContext): string {
  const { field, code } = problem;
  const { measures, format, values, compared, dripperCount } = context;
  const { intl } = measures;
  const measure = isMeasure(field) ? field : null;
  const subject = isNumberField(field) ? intl.formatMessage(subjectMessages[field]) : '';
  const last = measure && compared[measure];
  const range = measure ? possibleRange(measure, format) : noRange;
  const formatNumber = (value: number | null) =>
    measure && value !== null ? isolate(measures.formatWithUnit(measure, value)) : '';
  switch (code) {
    case 'required':
      return intl.formatMessage(refusedMessages.required, { field });
    case 'plot_closed':
      return intl.formatMessage(formMessages.refused, { reason: intl.formatMessage(reasonMessages.plotClosed) });
    case 'date_invalid':
      return intl.formatMessage(refusedMessages.dateInvalid);
    case 'time_invalid':
      return intl.formatMessage(refusedMessages.timeInvalid);
    case 'date_in_future':
      return intl.formatMessage(refusedMessages.dateInFuture);
    case 'nothing_measured':
      return intl.formatMessage(refusedMessages.nothingMeasured);
    case 'not_a_number':
      return intl.formatMessage(refusedMessages.notANumber, { subject, example: isolate(format.typed(2.4)) });
    case 'two_separators':
      return intl.formatMessage(refusedMessages.twoSeparators, { subject });
    case 'ec_negative':
    case 'percent_negative':
    case 'volume_negative':
      return intl.formatMessage(refusedMessages.negative, { subject });
    case 'volume_zero':
      return intl.formatMessage(refusedMessages.volumeZero);
    case 'ec_over_20':
      return intl.formatMessage(refusedMessages.tooHigh, { subject, max: isolate(range.high) });
    case 'ph_out_of_range':
    case 'below_possible':
    case 'above_possible':
      return intl.formatMessage(refusedMessages.outOfRange, {
        subject,
        low: isolate(range.low),
        high: isolate(range.high),
      });
    case 'drippers_not_whole':
      return intl.formatMessage(refusedMessages.drippersNotWhole);
    case 'drippers_under_1':
      return intl.formatMessage(refusedMessages.drippersUnderOne);
    case 'too_long':
      return intl.formatMessage(refusedMessages.noteTooLong, { max: format.number(maxNoteLength, 0) });
    case 'ec_unusual':
    case 'ph_unusual':
    case 'percent_over_60':
    case 'unusual':
      return measure ? intl.formatMessage(unusualValueMessages[measure], { value: formatNumber(values[measure]) }) : '';
    case 'percent_over_100':
      return intl.formatMessage(unusualMessages.over100, { value: formatNumber(values.drainPercent) });
    case 'ec_ph_swapped':
      return intl.formatMessage(unusualMessages.swapped, { side: measure && sideOf(measure) });
    case 'date_long_ago':
      return intl.formatMessage(unusualMessages.longAgo);
    case 'drippers_over_100':
      return intl.formatMessage(unusualMessages.manyDrippers, { count: dripperCount ?? 0 });
    case 'jump':
      return intl.formatMessage(unusualMessages.jump, {
        measure: measure && measures.label(measure),
        value: formatNumber(measure && values[measure]),
        last: formatNumber(last?.value ?? null),
        ...(last && comparedWhen(last, format)),
      });
  }
}

/** The label of a one-tap repair: "Use 2.40 mS/cm." */
export function formatFix(fix: ReadingFix, context: ProblemContext): string {
  const { intl } = context.measures;
  if (fix.kind === 'swap') return intl.formatMessage(fixMessages.swap);
  const [entry] = Object.entries(fix.values) as [keyof Values, number][];
  const value = entry ? isolate(context.measures.formatWithUnit(...entry)) : '';
  return fix.divisor === 1000 && context.format.ecUnit !== 'µS/cm'
    ? intl.formatMessage(fixMessages.microsiemens, { value })
    : intl.formatMessage(fixMessages.use, { value });
}
