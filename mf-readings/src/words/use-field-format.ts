import { isMeasure } from '@seguia/shared/domain/readings/measures';
import type { BodyField } from '@seguia/shared/domain/readings/reading-fields';
import { metersAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { fieldMessages, unitSymbols } from './field-messages.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import { useFieldLabel } from './use-field-label.ts';
import { useFarmData } from '../farm-data/use-farm-data.ts';

type Value = string | number | null | undefined;

export interface FieldFormat {
  label: (field: BodyField) => string;
  /** A field's value as the person reads it; undefined where it is empty. `unit` is the dripper unit of a volume. */
  formatValue: (field: BodyField, value: Value) => string | undefined;
}

/** Names and writes any field of a reading, for revisions and conflicts. */
export function useFieldFormat(): FieldFormat {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  const { plots } = useFarmData();
  const meters = useAtomValue(metersAtom) ?? [];
  const label = useFieldLabel();
  const formatValue = (field: BodyField, value: Value): string | undefined => {
    if (value === null || value === undefined || value === '') return undefined;
    if (isMeasure(field)) return measures.formatWithUnit(field, Number(value));
    switch (field) {
      case 'plotId':
        return plots.get(String(value))?.name ?? '–';
      case 'meterId':
        return meters.find(({ id }) => id === value)?.name ?? '–';
      case 'date':
        return format.date(String(value));
      case 'time':
        return format.time(String(value));
      case 'entryType':
        return intl.formatMessage(value === 'drippers' ? fieldMessages.entryDrippers : fieldMessages.entryValue);
      case 'dripperUnit':
        return value === 'ml' || value === 'cl' || value === 'l' ? unitSymbols[value] : undefined;
      case 'totalDrained':
      case 'intakePerDripper':
      case 'dripperCount':
        return format.typed(Number(value));
      case 'note':
        return String(value);
    }
  };
  return { label, formatValue };
}
