import type { PlotCrop, TargetBand } from '@seguia/shared/platform';
import { bandOn } from '@seguia/shared/domain/bands';
import { bandOf } from '@seguia/testing/readings';
import { describe, expect, test } from 'vitest';
import { bandAreas, type BandsOf } from './band-areas.ts';
import { dayNumber } from '@seguia/shared/domain/farm-time';

const band = (more: Partial<TargetBand> = {}) =>
  bandOf({
    from: '2026-01-10',
    to: '2026-01-20',
    intakeEc: { low: 2, high: 3 },
    intakePh: { low: 5, high: null },
    ...more,
  });
const january = { from: dayNumber('2026-01-01'), to: dayNumber('2026-01-31') };
const planted = (more: Partial<PlotCrop> = {}) =>
  ({ cropId: 'tomato', cropTypeId: 't', from: '2025-01-01', to: null, ...more }) as PlotCrop;
const plot = (id: string, ...crops: PlotCrop[]) => ({ id, crops: crops.length > 0 ? crops : [planted()] });
const areas = (bands: TargetBand[], of: BandsOf = { plots: [plot('p')] }) => bandAreas(bands, of, 'intakeEc', january);

describe('the shading of a target', () => {
  test('runs from its first day to the end of its last', () => {
    expect(areas([band()])).toEqual([
      { from: dayNumber('2026-01-10'), to: dayNumber('2026-01-21'), low: 2, high: 3, side: 'intake', of: ['p'] },
    ]);
    expect(areas([band({ from: '2026-01-10', to: '2026-01-10' })])).toMatchObject([
      { from: dayNumber('2026-01-10'), to: dayNumber('2026-01-11') },
    ]);
  });

  test('stays within the span: it begins with the span’s first day, and without an end reaches the span’s last', () => {
    expect(areas([band({ from: '2025-06-01', to: null })])).toEqual([
      { from: january.from, to: january.to + 1, low: 2, high: 3, side: 'intake', of: ['p'] },
    ]);
    expect(areas([band({ from: '2026-01-31', to: '2026-03-01' })])).toMatchObject([
      { from: january.to, to: january.to + 1 },
    ]);
  });

  test('leaves out targets outside the span, to the day', () => {
    expect(areas([band({ from: '2025-12-01', to: '2025-12-31' })])).toEqual([]);
    expect(areas([band({ from: '2025-12-01', to: '2026-01-01' })])).toHaveLength(1);
    expect(areas([band({ from: '2026-02-01', to: null })])).toEqual([]);
  });

  test('needs only one limit, and is missing without any', () => {
    const of = { plots: [plot('p')] };
    expect(bandAreas([band()], of, 'intakePh', january)).toMatchObject([{ low: 5, high: null }]);
    expect(bandAreas([band({ intakePh: { low: null, high: 6 } })], of, 'intakePh', january)).toMatchObject([
      { low: null, high: 6 },
    ]);
    expect(bandAreas([band()], of, 'drainEc', january)).toEqual([]);
  });

  test('is drawn once for several plots with the same target, and only for these plots and this variety', () => {
    const bands = [band(), band({ plotId: 'q' }), band({ plotId: 'r', intakeEc: { low: 1, high: 3 } })];
    const of = (...ids: string[]) => ({ plots: ids.map((id) => plot(id)) });
    expect(areas(bands, of('p', 'q'))).toMatchObject([{ of: ['p', 'q'] }]);
    expect(areas(bands, of('p', 'q', 'r'))).toHaveLength(2);
    expect(areas(bands, of('x'))).toEqual([]);
    expect(areas(bands, { ...of('p'), cropTypeId: 't' })).toHaveLength(1);
    expect(areas(bands, { ...of('p'), cropTypeId: 'u' })).toEqual([]);
    expect(areas(bands, { ...of('p'), cropId: 'tomato' })).toHaveLength(1);
    expect(areas(bands, { ...of('p'), cropId: 'rose' })).toEqual([]);
  });

  test('covers only the days on which its variety grew there, though nobody ended it', () => {
    const open = [band({ to: null }), band({ to: null, cropTypeId: 'u', intakeEc: { low: 1, high: 2 } })];
    const replanted = plot('p', planted({ to: '2026-01-14' }), planted({ cropTypeId: 'u', from: '2026-01-15' }));
    expect(areas(open, { plots: [replanted] })).toMatchObject([
      { from: dayNumber('2026-01-15'), to: january.to + 1, low: 1 },
      { from: dayNumber('2026-01-10'), to: dayNumber('2026-01-15'), low: 2 },
    ]);
    expect(areas(open, { plots: [plot('p', planted({ to: '2026-01-09' }))] })).toEqual([]);
  });

  test('begins, of two varieties in a plot at once, with the target of the one planted last, which is what the board judges by', () => {
    const both = plot('p', planted(), planted({ cropTypeId: 'u', from: '2025-03-01' }));
    const bands = [band(), band({ cropTypeId: 'u', intakeEc: { low: 1, high: 2 } })];
    expect(areas(bands, { plots: [both] })[0]).toMatchObject(bandOn(bands, both, '2026-01-15')?.intakeEc ?? {});
    expect(areas(bands, { plots: [both] })).toMatchObject([{ low: 1 }, { low: 2 }]);
  });
});

// Specification 10: the EC difference is drawn against its target
test('is drawn apart for the EC difference, and missing if a band has no target for it', () => {
  const of = (bands: TargetBand[]) => bandAreas(bands, { plots: [plot('p')] }, 'ecDifference', january);
  expect(of([band({ ecDifference: { low: 0.5, high: 1.5 } })])).toEqual([
    { from: dayNumber('2026-01-10'), to: dayNumber('2026-01-21'), low: 0.5, high: 1.5, side: 'drain', of: ['p'] },
  ]);
  expect(of([band(), band({ ecDifference: { low: null, high: null } })])).toEqual([]);
});
