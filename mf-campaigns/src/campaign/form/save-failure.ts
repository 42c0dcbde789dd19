import type { ApiError, IntlShape } from '@seguia/shared/platform';
import { formatFailure } from '../../fetching/format-failure.ts';
import { errorText } from './error-text.ts';
import type { FormErrors } from './form-state.ts';

/** Why the server refused a campaign: the text for the dialog, and the problems of single fields. */
export function saveFailure(intl: IntlShape, error: ApiError): { text: string; fields: FormErrors } {
  const fields: FormErrors = {};
  for (const { field, code } of error.problem?.errors ?? []) {
    const known = fieldOf(field);
    if (known) fields[known] = codeOf(code);
  }
  if (fields.endDate === 'campaign_over_18_months')
    return { text: errorText(intl, 'endDate', 'campaign_over_18_months'), fields };
  const failed = intl.formatMessage({
    id: 'campaigns.form.saveFailed',
    defaultMessage: 'La campagne n’a pas pu être enregistrée.',
  });
  const [first] = Object.entries(fields) as [keyof FormErrors, NonNullable<FormErrors[keyof FormErrors]>][];
  const reason = first ? errorText(intl, ...first) : formatFailure(intl, error);
  return { text: `${failed} ${reason}`, fields };
}

/** The form's field for a field name of the contract. */
function fieldOf(field: string): keyof FormErrors | null {
  if (field === 'name') return 'name';
  if (field === 'start_date' || field === 'startDate') return 'startDate';
  return field === 'end_date' || field === 'endDate' ? 'endDate' : null;
}

const codes = ['required', 'too_long', 'date_invalid', 'end_before_start', 'campaign_over_18_months'] as const;

const codeOf = (code: string) =>
  code === 'format' ? 'date_invalid' : (codes.find((known) => known === code) ?? 'refused');
