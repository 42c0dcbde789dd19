import { useIntl } from '@seguia/shared/platform';
import { measureMessages } from '@seguia/shared/sentences/measure-format';
import { fieldMessages } from './field-messages.ts';
import type { FieldName } from '../form/model/form-state.ts';

/** The name of a form field on the screen. */
export function useFieldLabel(): (field: FieldName) => string {
  const intl = useIntl();
  return (field) => intl.formatMessage({ ...measureMessages, ...fieldMessages }[field]);
}
