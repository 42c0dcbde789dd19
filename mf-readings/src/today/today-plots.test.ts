import { expect, test } from 'vitest';
import { todayPlots } from './today-plots.ts';

test('plots without a reading today come first, both parts in walking order', () => {
  const plots = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const newest = new Map([
    ['a', { date: '2026-03-02' }],
    ['b', { date: '2026-03-01' }],
  ]);
  const { waiting, done } = todayPlots(plots, newest, '2026-03-02');
  expect(waiting.map(({ plot, newest: before }) => [plot.id, before?.date])).toEqual([
    ['b', '2026-03-01'],
    ['c', undefined],
  ]);
  expect(done.map(({ plot }) => plot.id)).toEqual(['a']);
});
