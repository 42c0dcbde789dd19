import { describe, expect, test } from 'vitest';
import { bandFor, bandState, cropsOn } from './bands.ts';

describe('target bands', () => {
  const band = { low: 2, high: 3 };
  test.each([
    [1.99, 'below'],
    [2, 'near-low'],
    [2.1, 'near-low'],
    [2.11, 'in'],
    [2.5, 'in'],
    [2.89, 'in'],
    [2.9, 'near-high'],
    [3, 'near-high'],
    [3.01, 'above'],
  ])('%d is %s', (value, state) => {
    expect(bandState(value, band)).toBe(state);
  });

  test('either limit may be missing', () => {
    expect(bandState(9, { low: 2, high: null })).toBe('in');
    expect(bandState(1, { low: 2, high: null })).toBe('below');
    expect(bandState(4, { low: null, high: 3 })).toBe('above');
    expect(bandState(-1, { low: null, high: 3 })).toBe('in');
    expect(bandState(4, { low: null, high: null })).toBeNull();
    expect(bandState(null, band)).toBeNull();
    expect(bandState(4, null)).toBeNull();
  });

  test.each([
    [0, 2, 3, 'below'],
    [0, 0, 3, 'near-low'],
    [0, 0, null, 'in'],
    [-1, 0, null, 'below'],
    [0, null, 0, 'in'],
    [1, null, 0, 'above'],
    [0, null, 3, 'in'],
  ])('0 is a value and a limit like any other: %d between %s and %s is %s', (value, low, high, state) => {
    expect(bandState(value, { low, high })).toBe(state);
  });

  test('a tenth of the width counts as typed, not as binary numbers have it', () => {
    expect(bandState(1.54, { low: 1.4, high: 2.8 })).toBe('near-low');
    expect(bandState(2.01, { low: 1.2, high: 2.1 })).toBe('near-high');
  });

  test('the band depends on plot, variety and day', () => {
    const bands = [
      { plotId: 'a', cropTypeId: 't', from: '2026-01-01', to: '2026-03-31' },
      { plotId: 'a', cropTypeId: 't', from: '2026-04-01', to: null },
      { plotId: 'b', cropTypeId: 't', from: '2026-01-01', to: null },
    ];
    expect(bandFor(bands, 'a', 't', '2026-03-31')).toBe(bands[0]);
    expect(bandFor(bands, 'a', 't', '2026-04-01')).toBe(bands[1]);
    expect(bandFor(bands, 'a', 't', '2025-12-31')).toBeNull();
    expect(bandFor(bands, 'a', 'u', '2026-04-01')).toBeNull();
  });

  test('lists the plantings of a plot on a day, the newest first', () => {
    const crops = [
      { from: '2026-01-01', to: '2026-05-31' },
      { from: '2026-05-15', to: null },
    ];
    expect(cropsOn(crops, '2026-05-20')).toEqual([crops[1], crops[0]]);
    expect(cropsOn(crops, '2025-12-31')).toEqual([]);
  });
});

describe('at the ends', () => {
  test('a missing value or band has no state', () => {
    expect(bandState(undefined, { low: 2, high: 3 })).toBeNull();
    expect(bandState(2.5, undefined)).toBeNull();
  });

  test('a value on the limit is inside, also with only one limit', () => {
    expect(bandState(2, { low: 2, high: null })).toBe('in');
    expect(bandState(3, { low: null, high: 3 })).toBe('in');
  });

  test('the first and the last day of a band belong to it', () => {
    const band = { plotId: 'a', cropTypeId: 't', from: '2026-02-01', to: '2026-02-28' };
    const on = (date: string) => bandFor([band], 'a', 't', date);
    expect([on('2026-01-31'), on('2026-02-01'), on('2026-02-28'), on('2026-03-01')]).toEqual([null, band, band, null]);
    expect(bandFor([band], 'b', 't', '2026-02-10')).toBeNull();
  });

  test('the first and the last day of a planting belong to it', () => {
    const crop = { from: '2026-02-01', to: '2026-02-28' };
    const on = (date: string) => cropsOn([crop], date).length;
    expect([on('2026-01-31'), on('2026-02-01'), on('2026-02-28'), on('2026-03-01')]).toEqual([0, 1, 1, 0]);
    expect(cropsOn([{ from: '2026-03-01', to: null }, crop], '2026-02-10')).toEqual([crop]);
  });

  test('plantings come newest first in whatever order they were', () => {
    const crops = ['2026-02-01', '2026-01-01', '2026-03-01'].map((from) => ({ from, to: null }));
    expect(cropsOn(crops, '2026-05-01').map(({ from }) => from)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
  });

  test('plantings of one day stay in their order', () => {
    const crops = ['a', 'b', 'c'].map((id) => ({ id, from: '2026-02-01', to: null }));
    expect(cropsOn(crops, '2026-05-01').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
