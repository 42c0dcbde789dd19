import { isDate } from './farm-time.ts';

export const maxCampaignMonths = 18;

export type CampaignProblemCode =
  | 'required'
  | 'too_long'
  | 'date_invalid'
  | 'end_before_start'
  | 'campaign_over_18_months';

export interface CampaignProblem {
  field: 'name' | 'startDate' | 'endDate';
  code: CampaignProblemCode;
}

export interface CampaignDates {
  name: string;
  startDate: string;
  endDate: string;
}

/** The first day after the 18 consecutive months from `start`. It may not exist (2027-02-31 from 2025-08-31), because it is only compared with. */
function firstDayBeyond(start: string): string {
  const [year = 0, month = 0] = start.split('-').map(Number);
  const months = year * 12 + (month - 1) + maxCampaignMonths;
  const text = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
  return `${text}${start.slice(7)}`;
}

/** Whether a span of days (both included) is longer than 18 consecutive months: 2025-01-01 to 2026-06-30 is not, to 2026-07-01 is. */
export function isOver18Months(startDate: string, endDate: string): boolean {
  return endDate >= firstDayBeyond(startDate);
}

/** The problems of a campaign; empty when there are none. */
export function checkCampaign({ name, startDate, endDate }: CampaignDates): CampaignProblem[] {
  const problems: CampaignProblem[] = [];
  if (name.trim() === '') problems.push({ field: 'name', code: 'required' });
  else if (name.length > 120) problems.push({ field: 'name', code: 'too_long' });
  const dates = { startDate, endDate };
  for (const field of ['startDate', 'endDate'] as const) {
    if (dates[field] === '') problems.push({ field, code: 'required' });
    else if (!isDate(dates[field])) problems.push({ field, code: 'date_invalid' });
  }
  if (problems.some(({ field }) => field !== 'name')) return problems;
  if (endDate < startDate) problems.push({ field: 'endDate', code: 'end_before_start' });
  else if (isOver18Months(startDate, endDate)) problems.push({ field: 'endDate', code: 'campaign_over_18_months' });
  return problems;
}
