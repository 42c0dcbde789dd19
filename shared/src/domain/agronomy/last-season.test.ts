import { describe, expect, test } from 'vitest';
import { daysByDate, daysByPlanting, daysByStart, yearsBefore, yearsBetween } from './last-season.ts';

const dates = (startDate: string, endDate: string) => ({ startDate, endDate });
const season = dates('2026-08-10', '2026-11-22');
const before = dates('2025-07-20', '2026-06-30');

describe('an earlier season by date', () => {
  // Specification 10: another season lies on the same dates
  test('is moved by whole years, so that the last day lies on its date', () => {
    expect(yearsBetween(before, season)).toBe(1);
    expect(daysByDate(before, season)).toBe(365);
    expect(daysByDate(dates('2023-07-20', '2024-06-30'), dates('2024-08-01', '2025-02-28'))).toBe(366);
    expect(daysByDate(dates('2022-08-01', '2023-06-30'), dates('2024-02-01', '2024-06-30'))).toBe(366);
    expect(daysByDate(dates('2022-08-01', '2023-06-30'), dates('2024-08-01', '2025-06-30'))).toBe(731);
  });

  test('is the year before for a campaign that covers both years', () => {
    expect(daysByDate(dates('2025-05-23', '2026-11-22'), season)).toBe(365);
  });

  test('is that of the year before for a campaign with the same days one and two years before', () => {
    const long = dates('2024-01-01', '2025-06-30');
    expect(yearsBetween(long, dates('2026-02-01', '2026-04-30'))).toBe(1);
  });

  test('is none if it ends, moved, on the day before the later one begins', () => {
    expect(daysByDate(dates('2025-03-01', '2025-04-30'), dates('2026-05-01', '2026-06-30'))).toBeNull();
    expect(daysByDate(dates('2025-03-01', '2025-05-01'), dates('2026-05-01', '2026-06-30'))).toBe(365);
  });

  test('is none if the campaigns are in different parts of the year', () => {
    expect(daysByDate(dates('2026-03-01', '2026-04-30'), dates('2026-05-01', '2026-06-30'))).toBeNull();
    expect(daysByStart(dates('2026-03-01', '2026-04-30'), dates('2026-05-01', '2026-06-30'))).toBe(61);
  });

  test('has the 1st of March for the 29th of February', () => {
    expect(yearsBefore('2028-02-29', 1)).toBe('2027-03-01');
    expect(yearsBefore('2026-11-22', 1)).toBe('2025-11-22');
  });
});

describe('an earlier season by planting', () => {
  const tomato = (from: string, to: string | null) => ({ cropId: 'tomato', from, to });
  const plantings = [
    tomato('2026-08-20', null),
    tomato('2025-08-01', '2026-06-15'),
    tomato('2024-08-05', '2025-06-10'),
  ];

  // Specification 10: or on the same days after planting, where both plantings are known
  test('lies as many days after its planting as this one', () => {
    expect(daysByPlanting(plantings, before, season)).toBe(384);
    expect(daysByPlanting(plantings, dates('2025-05-23', '2026-11-22'), season)).toBe(384);
  });

  test('is unknown without both plantings, or if another crop grew', () => {
    expect(daysByPlanting([tomato('2026-08-20', null)], before, season)).toBeNull();
    expect(daysByPlanting([{ ...tomato('2025-08-01', '2026-06-15') }], before, season)).toBeNull();
    const roses = { cropId: 'rose', from: '2025-08-01', to: '2026-06-15' };
    expect(daysByPlanting([tomato('2026-08-20', null), roses], before, season)).toBeNull();
  });

  test('is unknown if one planting grew through both', () => {
    expect(daysByPlanting([tomato('2025-08-01', null)], before, season)).toBeNull();
  });
});
