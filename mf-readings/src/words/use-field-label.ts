import { useIntl } from '@seguia/shared/platform';
import { measureTexts } from './measures.ts';
import { fieldTexts } from './field-texts.ts';
import type { FieldName } from '../form/model/form-state.ts';

/** The name of a form field as the screen has it. */
export function useFieldLabel(): (field: FieldName) => string {
  const intl = useIntl();
  return (field) => intl.formatMessage({ ...measureTexts, ...fieldTexts }[field]);
}
