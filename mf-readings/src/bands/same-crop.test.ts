import type { Plot, TargetBand } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { sameCrop } from './same-crop.ts';

const crop = (cropName: string, cropTypeId: string, span = { from: '2026-01-01', to: null as string | null }) => ({
  cropId: cropName,
  cropName,
  cropTypeId,
  cropTypeName: cropTypeId,
  ...span,
});
const plot = (id: string, crops: Plot['crops'], closed = false) =>
  ({ id, name: id, closed, crops, area: null, irrigationUnits: 1 }) as Plot;
const form = { plotId: 'a', cropTypeId: 'torry', from: '2026-03-01', to: '' };
const torry = [crop('Tomate', 'torry')];
const names = (plots: Plot[], bands: TargetBand[] = [], of = form) =>
  sameCrop(of, plots, bands).map(({ name }) => name);

test('a band may be for all other open plots of the crop, in any variety', () => {
  const others = [
    plot('b', torry),
    plot('c', [crop('Tomate', 'pitenza')]),
    plot('d', [crop('Fraise', 'clery')]),
    plot('e', torry, true),
    plot('f', [crop('Tomate', 'torry', { from: '2025-01-01', to: '2025-12-31' })]),
  ];
  expect(sameCrop(form, [plot('a', torry), ...others], [])).toEqual([
    { plotId: 'b', name: 'b', cropTypeId: 'torry' },
    { plotId: 'c', name: 'c', cropTypeId: 'pitenza' },
  ]);
});

test('a plot with a band of its own on one of these days is left out', () => {
  const band = (from: string, to: string | null) =>
    ({ id: 'x', plotId: 'b', cropTypeId: 'torry', from, to }) as TargetBand;
  const plots = [plot('a', torry), plot('b', torry)];
  expect(names(plots, [band('2026-02-01', null)])).toEqual([]);
  expect(names(plots, [band('2026-05-01', null)])).toEqual([]);
  expect(names(plots, [band('2026-05-01', null)], { ...form, to: '2026-04-30' })).toEqual(['b']);
});

test('there are no such plots before plot, variety and first day are chosen', () => {
  const plots = [plot('a', torry), plot('b', torry)];
  for (const lacking of ['plotId', 'cropTypeId', 'from'])
    expect(names(plots, [], { ...form, [lacking]: '' }), lacking).toEqual([]);
});
