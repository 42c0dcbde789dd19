import { expect, test } from 'vitest';
import { checkCampaign, isOver18Months } from './campaign-rules.ts';

// Specification 5: a campaign cannot span more than 18 consecutive months
// Specification 9: campaign maximum: 18 consecutive months
test.each([
  ['2025-01-01', '2026-06-30', false],
  ['2025-01-01', '2026-07-01', true],
  ['2025-03-15', '2026-09-14', false],
  ['2025-03-15', '2026-09-15', true],
  ['2025-08-31', '2027-02-28', false],
  ['2025-08-31', '2027-03-01', true],
  ['2024-02-29', '2025-08-28', false],
  ['2024-02-29', '2025-08-29', true],
  ['0202-01-01', '2026-06-30', true],
  ['2025-07-01', '2026-12-31', false],
  ['2025-07-01', '2027-01-01', true],
])('a campaign cannot span more than 18 consecutive months: %s to %s', (start, end, over) => {
  expect(isOver18Months(start, end)).toBe(over);
});

test.each([
  [{}, []],
  [{ name: ' ' }, ['name required']],
  [{ name: 'x'.repeat(120) }, []],
  [{ name: 'x'.repeat(121) }, ['name too_long']],
  [{ name: '', endDate: '2024-12-31' }, ['name required', 'endDate end_before_start']],
  [{ startDate: '' }, ['startDate required']],
  [{ endDate: '2025-02-30' }, ['endDate date_invalid']],
  [{ endDate: '2024-12-31' }, ['endDate end_before_start']],
  [{ endDate: '2026-07-01' }, ['endDate campaign_over_18_months']],
  [{ startDate: '2025-01-01', endDate: '2025-01-01' }, []],
])('names what is wrong with a campaign: %o', (change, expected) => {
  const campaign = { name: 'Tomate 2025', startDate: '2025-01-01', endDate: '2025-12-31', ...change };
  expect(checkCampaign(campaign).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
