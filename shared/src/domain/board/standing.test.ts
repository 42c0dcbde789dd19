import { byMeasure } from '@seguia/shared/domain/readings/measures';
import type { Plot, TargetBand } from '@seguia/shared/platform';
import { bandOf } from '@seguia/testing/readings';
import { describe, expect, test } from 'vitest';
import { standingOf } from './standing.ts';

const band = (more: Partial<TargetBand> = {}) =>
  bandOf({
    cropTypeId: 'tomato',
    intakeEc: { low: 2, high: 3 },
    intakePh: { low: 5, high: 6 },
    drainEc: { low: 3, high: null },
    drainPercent: { low: 20, high: 30 },
    ...more,
  });
const crop = (cropTypeId: string, from: string, to: string | null = null) => ({
  cropId: 'c',
  cropName: 'Tomate',
  cropTypeId,
  cropTypeName: cropTypeId,
  from,
  to,
});
const plot = { id: 'p', crops: [crop('tomato', '2026-01-01')] } as unknown as Plot;
const reading = { plotId: 'p', date: '2026-06-15', ...byMeasure((): number | null => null) };
const stateOf = (values: Partial<typeof reading>) => standingOf({ ...reading, ...values }, plot, [band()]);

describe('a reading against its band', () => {
  test('judges each value by its own limits, and none without a value or a limit', () => {
    expect(stateOf({ intakeEc: 2.5, intakePh: 4.9, drainEc: 2, drainPh: 9 }).states).toEqual({
      intakeEc: 'in',
      intakePh: 'below',
      drainEc: 'below',
    });
    expect(stateOf({ drainPercent: 0 }).states).toEqual({ drainPercent: 'below' });
    expect(stateOf({}).states).toEqual({});
    expect(stateOf({}).worst).toBeNull();
    expect(stateOf({ drainPh: 9 }).worst).toBeNull();
  });

  test.each([
    ['below', { intakeEc: 1, intakePh: 7, drainPercent: 25 }],
    ['above', { intakeEc: 2.05, intakePh: 7, drainPercent: 25 }],
    ['near-low', { intakeEc: 2.05, intakePh: 5.95, drainPercent: 25 }],
    ['near-high', { intakeEc: 2.95, intakePh: 5.5, drainPercent: 25 }],
    ['in', { intakeEc: 2.5, intakePh: 5.5, drainPercent: 25 }],
  ])('reports %s if nothing is graver: %j', (worst, values) => {
    expect(stateOf(values).worst).toBe(worst);
  });
});

describe('the band belongs to the variety of the day', () => {
  const two = { id: 'p', crops: [crop('rose', '2026-06-01'), crop('tomato', '2026-01-01')] } as unknown as Plot;

  test('the first variety with a band counts', () => {
    const bands = [band({ id: 'tomato' }), band({ id: 'rose', cropTypeId: 'rose' })];
    expect(standingOf(reading, two, bands).band?.id).toBe('rose');
    expect(standingOf(reading, two, bands.slice(0, 1)).band?.id).toBe('tomato');
    expect(standingOf({ ...reading, date: '2026-05-31' }, two, bands).band?.id).toBe('tomato');
  });

  test('crops are those of the day, and none without a plot', () => {
    expect(standingOf(reading, two, []).crops.map(({ cropTypeId }) => cropTypeId)).toEqual(['rose', 'tomato']);
    expect(standingOf({ ...reading, date: '2026-05-31' }, two, []).crops).toHaveLength(1);
    expect(standingOf(reading, undefined, [band()])).toEqual({ crops: [], band: null, states: {}, worst: null });
  });

  test('ignores a band of another plot', () => {
    expect(standingOf({ ...reading, intakeEc: 9 }, plot, [band({ plotId: 'q' })]).band).toBeNull();
  });
});
