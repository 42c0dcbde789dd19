import { useFormat, useIntl } from '@seguia/shared/platform';
import { fieldTexts, unitSymbols } from './field-texts.ts';
import { useMeasureWords } from './measures.ts';
import { useFieldLabel } from './use-field-label.ts';
import type { MergeField } from '../farm/merge.ts';
import { mergeFields } from '../farm/merge.ts';
import { useFarmData } from '../farm/use-farm-data.ts';

type Value = string | number | null | undefined;

export interface FieldWords {
  label: (field: MergeField) => string;
  /** A field's value as the person reads it; undefined where it is empty. `unit` is the dripper unit that belongs to a volume. */
  write: (field: MergeField, value: Value) => string | undefined;
}

/** How any field of a reading is named and written: for revisions and for versions side by side. */
export function useFieldWords(): FieldWords {
  const intl = useIntl();
  const format = useFormat();
  const measure = useMeasureWords();
  const { plots } = useFarmData();
  const label = useFieldLabel();
  const write = (field: MergeField, value: Value): string | undefined => {
    if (value === null || value === undefined || value === '') return undefined;
    switch (field) {
      case 'plotId':
        return plots.get(String(value))?.name ?? '–';
      case 'date':
        return format.date(String(value));
      case 'time':
        return format.time(String(value));
      case 'intakeEc':
      case 'drainEc':
        return format.ec(Number(value), { unit: true });
      case 'intakePh':
      case 'drainPh':
      case 'drainPercent':
        return measure.write(field, Number(value));
      case 'entryType':
        return intl.formatMessage(value === 'drippers' ? fieldTexts.entryDrippers : fieldTexts.entryValue);
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
  return { label, write };
}

/** A field's name as revisions carry it on the wire; undefined where it is none that a screen shows. */
export function fieldOnWire(name: string): MergeField | undefined {
  return mergeFields.find((field) => field === name || toSnake(field) === name);
}

function toSnake(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
