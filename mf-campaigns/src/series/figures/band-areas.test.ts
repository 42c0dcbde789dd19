import type { TargetBand } from '@seguia/shared/platform';
import { bandOf } from '@seguia/shared/testing/readings';
import { describe, expect, test } from 'vitest';
import { bandAreas } from './band-areas.ts';
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
const areas = (bands: TargetBand[], of = { plotIds: ['p'] } as { plotIds: string[]; cropTypeId?: string }) =>
  bandAreas(bands, of, 'intakeEc', january);

describe('a target is shaded', () => {
  test('from its first day to the end of its last', () => {
    expect(areas([band()])).toEqual([
      { from: dayNumber('2026-01-10'), to: dayNumber('2026-01-21'), low: 2, high: 3, side: 'intake' },
    ]);
    expect(areas([band({ from: '2026-01-10', to: '2026-01-10' })])).toMatchObject([
      { from: dayNumber('2026-01-10'), to: dayNumber('2026-01-11') },
    ]);
  });

  test('within the span: without an end to the end of its last day, and not from before', () => {
    expect(areas([band({ from: '2025-06-01', to: null })])).toEqual([
      { from: january.from, to: january.to + 1, low: 2, high: 3, side: 'intake' },
    ]);
    expect(areas([band({ from: '2026-01-31', to: '2026-03-01' })])).toMatchObject([
      { from: january.to, to: january.to + 1 },
    ]);
  });

  test('not where it lies outside, up to the very day', () => {
    expect(areas([band({ from: '2025-12-01', to: '2025-12-31' })])).toEqual([]);
    expect(areas([band({ from: '2025-12-01', to: '2026-01-01' })])).toHaveLength(1);
    expect(areas([band({ from: '2026-02-01', to: null })])).toEqual([]);
  });

  test('with one limit open, and not at all with none', () => {
    expect(bandAreas([band()], { plotIds: ['p'] }, 'intakePh', january)).toMatchObject([{ low: 5, high: null }]);
    expect(
      bandAreas([band({ intakePh: { low: null, high: 6 } })], { plotIds: ['p'] }, 'intakePh', january),
    ).toMatchObject([{ low: null, high: 6 }]);
    expect(bandAreas([band()], { plotIds: ['p'] }, 'drainEc', january)).toEqual([]);
  });

  test('once, where several plots have the same, and of these plots and this variety alone', () => {
    const bands = [band(), band({ plotId: 'q' }), band({ plotId: 'r', intakeEc: { low: 1, high: 3 } })];
    expect(areas(bands, { plotIds: ['p', 'q'] })).toHaveLength(1);
    expect(areas(bands, { plotIds: ['p', 'q', 'r'] })).toHaveLength(2);
    expect(areas(bands, { plotIds: ['x'] })).toEqual([]);
    expect(areas(bands, { plotIds: ['p'], cropTypeId: 't' })).toHaveLength(1);
    expect(areas(bands, { plotIds: ['p'], cropTypeId: 'u' })).toEqual([]);
  });
});

test('the EC difference has its own rectangle, and none where a band has no target for it', () => {
  const of = (bands: TargetBand[]) => bandAreas(bands, { plotIds: ['p'] }, 'ecDifference', january);
  expect(of([band({ ecDifference: { low: 0.5, high: 1.5 } })])).toEqual([
    { from: dayNumber('2026-01-10'), to: dayNumber('2026-01-21'), low: 0.5, high: 1.5, side: 'drain' },
  ]);
  expect(of([band(), band({ ecDifference: { low: null, high: null } })])).toEqual([]);
});
