import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { formatSpan } from '../../series/format-span.ts';
import { tickText } from './tick-text.ts';

const intl = (locale: string) => createIntl({ locale });

test('a mark of the time axis names its year in full, so that it does not read as a day', () => {
  const august = dayNumber('2026-08-01');
  expect(tickText(intl('fr'), august, 'year')).toBe('août 2026');
  expect(tickText(intl('ar-MA'), august, 'year')).toBe('غشت 2026');
  expect(tickText(intl('fr'), august, 'month')).toBe('août');
  expect(tickText(intl('fr'), august, 'day')).toBe('1 août');
});

test('hours on the axis are on the clock of 24 hours', () => {
  const noon = dayNumber('2026-08-01') + 0.75;
  expect(['en', 'fr', 'ar-MA'].map((locale) => tickText(intl(locale), noon, 'hour'))).toEqual([
    '18:00',
    '18:00',
    '18:00',
  ]);
});

test('a span names its months in Arabic, also where room is short', () => {
  expect(formatSpan('ar-MA', '2025-07-15', '2026-11-22', 'short')).toContain('يوليوز 2025');
  expect(formatSpan('fr', '2025-07-15', '2026-11-22', 'short')).toContain('15/07/25');
});
