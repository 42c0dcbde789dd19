import { expect, test } from 'vitest';
import { groupByDay } from './day-groups.ts';

test('shows each day’s heading once, before its first row', () => {
  const rows = [
    { date: '2026-03-02', id: 1 },
    { date: '2026-03-02', id: 2 },
    { date: '2026-03-01', id: 3 },
  ];
  expect(groupByDay(rows).map((line) => (line.kind === 'day' ? line.date : line.row.id))).toEqual([
    '2026-03-02',
    1,
    2,
    '2026-03-01',
    3,
  ]);
});
