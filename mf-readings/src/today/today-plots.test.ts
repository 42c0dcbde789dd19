import { expect, test } from 'vitest';
import { todayPlots } from './today-plots.ts';

test('lists plots without a reading today first, and both parts in walking order', () => {
  const plots = [
    { id: 'a', newest: { date: '2026-03-02' } },
    { id: 'b', newest: { date: '2026-03-01' } },
    { id: 'c', newest: null },
  ];
  const { waiting, done } = todayPlots(plots, '2026-03-02');
  expect(waiting.map(({ id, newest }) => [id, newest?.date])).toEqual([
    ['b', '2026-03-01'],
    ['c', undefined],
  ]);
  expect(done.map(({ item }) => item.id)).toEqual(['a']);
});
