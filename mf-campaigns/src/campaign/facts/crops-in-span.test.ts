import { expect, test } from 'vitest';
import { cropsInSpan } from './crops-in-span.ts';

const crop = (from: string, to: string | null) => ({
  cropId: 'c',
  cropName: 'Tomate',
  cropTypeId: 't',
  cropTypeName: 'Torry',
  from,
  to,
});
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };
const days = (crops: ReturnType<typeof crop>[]) => cropsInSpan(crops, year).map(({ from, to }) => `${from} ${to}`);

test.each([
  ['one within', '2026-02-01', '2026-03-01', ['2026-02-01 2026-03-01']],
  ['one that began before', '2025-11-01', '2026-03-01', ['2026-01-01 2026-03-01']],
  ['one that ends after', '2026-02-01', '2027-03-01', ['2026-02-01 2026-12-31']],
  ['one that has not ended', '2026-02-01', null, ['2026-02-01 2026-12-31']],
  ['one that ended on the first day', '2025-02-01', '2026-01-01', ['2026-01-01 2026-01-01']],
  ['one that began on the last day', '2026-12-31', null, ['2026-12-31 2026-12-31']],
  ['one before', '2025-02-01', '2025-12-31', []],
  ['one after', '2027-01-01', null, []],
])('%s is cut to the campaign', (_name, from, to, expected) => {
  expect(days([crop(from, to)])).toEqual(expected);
});

test('the earliest comes first', () => {
  const crops = [crop('2026-05-01', null), crop('2026-02-01', '2026-04-30'), crop('2025-02-01', '2026-01-31')];
  expect(days(crops)).toEqual(['2026-01-01 2026-01-31', '2026-02-01 2026-04-30', '2026-05-01 2026-12-31']);
});
