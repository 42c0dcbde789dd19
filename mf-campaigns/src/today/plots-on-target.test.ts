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
  expect(plotsOnTarget(summer, plots, new Map([['p1', newest]]), bands)).toEqual(expected);
});

test('each plot counts for itself, and one without a band or without a reading does not', () => {
  const newest = new Map([
    ['p1', reading(4.3)],
    ['p2', reading(3.5)],
    ['p4', reading(9)],
  ]);
  expect(plotsOnTarget(summer, plots, newest, bands)).toEqual({ held: 2, outside: 1 });
});

test('a campaign that names a crop counts its plots alone', () => {
  const rose = { ...crop, cropId: 'rose', cropName: 'Rose' };
  const mixed = plots.map((plot) => (plot.id === 'p2' ? { ...plot, crops: [rose] } : plot)) as Plot[];
  const newest = new Map(['p1', 'p2', 'p3'].map((id) => [id, reading(4.3)]));
  const counted = (name: string) => plotsOnTarget({ ...summer, name }, mixed, newest, bands).held;
  expect([counted('Tomate 2026'), counted('Roses'), counted('Été')]).toEqual([2, 1, 3]);
});
