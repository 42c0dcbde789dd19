import type { IntlShape } from '@seguia/shared/platform';
import type { FormErrorCode, FormErrors } from './form-state.ts';

/** Says what to do about a field's problem. */
export function errorText(intl: IntlShape, field: keyof FormErrors, code: FormErrorCode): string {
  if (code === 'campaign_over_18_months')
    return intl.formatMessage({
      id: 'campaigns.error.over18Months',
      defaultMessage: 'Une campagne ne peut pas dépasser 18 mois consécutifs.',
    });
  if (code === 'end_before_start')
    return intl.formatMessage({
      id: 'campaigns.error.endBeforeStart',
      defaultMessage: 'La date de fin doit suivre la date de début.',
    });
  if (code === 'too_long')
    return intl.formatMessage({
      id: 'campaigns.error.nameTooLong',
      defaultMessage: 'Le nom doit tenir en 120 caractères.',
    });
  if (code === 'refused')
    return intl.formatMessage({
      id: 'campaigns.error.refused',
      defaultMessage: 'Le serveur refuse cette valeur. Changez-la.',
    });
  if (field === 'name')
    return intl.formatMessage({ id: 'campaigns.error.nameRequired', defaultMessage: 'Donnez un nom à la campagne.' });
  if (field === 'startDate')
    return intl.formatMessage({ id: 'campaigns.error.startRequired', defaultMessage: 'Indiquez la date de début.' });
  return intl.formatMessage({ id: 'campaigns.error.endRequired', defaultMessage: 'Indiquez la date de fin.' });
}
