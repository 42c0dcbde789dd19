import type { CorrectionLine } from '@seguia/shared/domain/log/correction-lines';
import { isMeasure, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { BodyField } from '@seguia/shared/domain/readings/reading-fields';
import { metersAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { usePlotName } from '../plot-names/use-plot-name.ts';
import { measureHead, useMeasureFormat } from '../series/use-measure-format.ts';
import { certificationMessages, entryMessages, fieldMessages } from './certification-messages.ts';

/** A correction in words: the field, and its values before and after. */
export interface CorrectionText {
  field: string;
  before: string;
  after: string;
}

/** Describes corrections in the person's language. */
export function useCorrectionFormat(): (what: CorrectionLine['what']) => CorrectionText {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  const plotName = usePlotName();
  const meters = useAtomValue(metersAtom) ?? [];
  const nameOf = (field: BodyField) =>
    isMeasure(field) ? measureHead(measures, field) : intl.formatMessage(fieldMessages[field]);
  const written = (field: BodyField, value: unknown): string => {
    // In full, because a screen's decimals may hide the change: 29.96 and 30 would both be 30.
    if (typeof value === 'number')
      return format.typed(isMeasure(field) && quantityOf(field) === 'ec' ? format.ecFromStored(value) : value);
    if (typeof value !== 'string') return '–';
    if (field === 'plotId') return plotName(value);
    if (field === 'meterId') return meters.find(({ id }) => id === value)?.name ?? '–';
    if (field === 'date') return format.date(value);
    if (field === 'time') return format.time(value);
    const entry = field === 'entryType' ? entryMessages[value] : undefined;
    return entry ? intl.formatMessage(entry) : value;
  };
  return (what) =>
    typeof what === 'string'
      ? { field: intl.formatMessage(certificationMessages[what]), before: '', after: '' }
      : { field: nameOf(what.field), before: written(what.field, what.before), after: written(what.field, what.after) };
}
