import { expect, test } from 'vitest';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import type { Plot, Reading, TargetBand } from '@seguia/shared/platform';
import { plotsOnTarget } from './plots-on-target.ts';

const summer = { name: 'Été', startDate: '2026-05-01', endDate: '2026-08-31' };
const planted = { cropTypeId: 'torry', from: '2026-01-01', to: null };
const crop = { ...planted, cropId: 'tomato', cropName: 'Tomate' };
const plots = ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, crops: [crop] })) as Plot[];
const none = byMeasure(() => ({ low: null, high: null }));
const bands = plots
  .slice(0, 3)
  .map(({ id }) => ({ ...none, plotId: id, ...planted, drainEc: { low: 3, high: 4.2 } })) as TargetBand[];
const reading = (drainEc: number | null, date = '2026-06-15') =>
  ({ ...byMeasure(() => null), drainEc, date }) as unknown as Reading;
/** Counts the plots on a day by their readings, newest first. */
const counted = (readings: Record<string, Reading[]>, today = '2026-06-15', campaign = summer, of = plots) =>
  plotsOnTarget(campaign, of, new Map(Object.entries(readings)), bands, today);

test.each([
  ['inside', reading(3.5), { held: 1, outside: 0 }],
  ['near a limit, which is inside', reading(4.19), { held: 1, outside: 0 }],
  ['above', reading(4.3), { held: 1, outside: 1 }],
  ['below', reading(2.9), { held: 1, outside: 1 }],
  ['not measured', reading(null), { held: 0, outside: 0 }],
  ['of the day before the campaign', reading(4.3, '2026-04-30'), { held: 0, outside: 0 }],
  ['of its first day', reading(4.3, '2026-05-01'), { held: 1, outside: 1 }],
  ['of its last day', reading(4.3, '2026-08-31'), { held: 1, outside: 1 }],
  ['of the day after it', reading(4.3, '2026-09-01'), { held: 0, outside: 0 }],
])('a plot’s newest reading that is %s', (_, newest, expected) => {
  expect(counted({ p1: [newest] }, newest.date)).toEqual(expected);
});

test('each plot counts for itself, and one without a band or without a reading does not', () => {
  expect(counted({ p1: [reading(4.3)], p2: [reading(3.5)], p4: [reading(9)] })).toEqual({ held: 2, outside: 1 });
});

test('a plot is judged by its newest value of three days, as on the board, and is not counted after them', () => {
  const measured = reading(4.3, '2026-06-13');
  expect(counted({ p1: [reading(null), measured] })).toEqual({ held: 1, outside: 1 });
  expect(counted({ p1: [measured] })).toEqual({ held: 1, outside: 1 });
  expect(counted({ p1: [measured] }, '2026-06-16')).toEqual({ held: 0, outside: 0 });
});

test('a closed plot is not counted', () => {
  const closed = plots.map((plot) => ({ ...plot, closed: plot.id === 'p1' }));
  const readings = { p1: [reading(4.3)], p2: [reading(4.3)] };
  expect(counted(readings, '2026-06-15', summer, closed)).toEqual({ held: 1, outside: 1 });
});

test('a campaign that names a crop counts its plots alone', () => {
  const rose = { ...crop, cropId: 'rose', cropName: 'Rose' };
  const mixed = plots.map((plot) => (plot.id === 'p2' ? { ...plot, crops: [rose] } : plot)) as Plot[];
  const readings = { p1: [reading(4.3)], p2: [reading(4.3)], p3: [reading(4.3)] };
  const heldBy = (name: string) => counted(readings, '2026-06-15', { ...summer, name }, mixed).held;
  expect([heldBy('Tomate 2026'), heldBy('Roses'), heldBy('Été')]).toEqual([2, 1, 3]);
});
