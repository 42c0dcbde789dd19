import { expect, test } from 'vitest';
import { seasonBefore } from './same-age.ts';

const now = { id: 'now', startDate: '2026-08-01', endDate: '2027-06-30' };
const last = { id: 'last', startDate: '2025-08-01', endDate: '2026-06-30' };
const older = { id: 'older', startDate: '2024-08-01', endDate: '2025-06-30' };
const tomato = { cropId: 'tomato' };
const plot = (...plantings: string[]) => ({ crops: plantings.map((from) => ({ ...tomato, from, to: null })) });

test('finds the last season in which the crop had been planted before', () => {
  const plots = [plot('2026-08-10', '2025-08-20', '2024-08-15')];
  expect(seasonBefore(now, [older, now, last], plots)).toBe(last);
});

test('skips a season in which another crop grew', () => {
  const roses = {
    crops: [
      { ...tomato, from: '2026-08-10', to: null },
      { cropId: 'rose', from: '2025-08-01', to: '2026-06-30' },
    ],
  };
  expect(seasonBefore(now, [last], [roses])).toBeNull();
});

test('finds nothing in campaigns that run beside it, or come later', () => {
  const beside = { id: 'beside', startDate: '2026-07-01', endDate: '2027-12-31' };
  expect(seasonBefore(last, [now, beside], [plot('2025-08-20', '2024-08-15')])).toBeNull();
});
