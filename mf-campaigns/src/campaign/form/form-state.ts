import type { Campaign, CampaignBody } from '@seguia/shared/platform';
import type { CampaignProblem, CampaignProblemCode } from '@seguia/shared/domain/campaign-rules';
import { checkCampaign, isOver18Months } from '@seguia/shared/domain/campaign-rules';
import { addDays } from '@seguia/shared/domain/farm-time';
import { tidyName } from '@seguia/shared/domain/plots/names';

/** The form as it is on the screen; a date is null while it is incomplete. */
export interface FormState {
  name: string;
  startDate: string | null;
  endDate: string | null;
  visibility: CampaignBody['visibility'];
}

/** A rule of this app, or `refused` by a server for a reason that this app does not know. */
export type FormErrorCode = CampaignProblemCode | 'refused';

export type FormErrors = Partial<Record<CampaignProblem['field'], FormErrorCode>>;

export const emptyForm: FormState = { name: '', startDate: null, endDate: null, visibility: 'all_apps' };

export const formOf = ({ name, startDate, endDate, visibility }: Campaign): FormState => ({
  name,
  startDate,
  endDate,
  visibility,
});

/** The campaign that the form describes, for the rules and the server. */
export const bodyOf = ({ name, startDate, endDate, visibility }: FormState): CampaignBody => ({
  name: tidyName(name),
  startDate: startDate ?? '',
  endDate: endDate ?? '',
  visibility,
});

/** The problem of each field, at most one per field, by the same rules as the server's. */
export function errorsOf(form: FormState): FormErrors {
  const errors: FormErrors = {};
  for (const { field, code } of checkCampaign(bodyOf(form))) errors[field] = code;
  return errors;
}

/** The latest possible end of a campaign that begins on `startDate`. */
export function latestEnd(startDate: string): string {
  let end = addDays(startDate, 18 * 31);
  while (isOver18Months(startDate, end)) end = addDays(end, -1);
  return end;
}
