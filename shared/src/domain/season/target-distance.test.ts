import { expect, test } from 'vitest';
import { bandState } from '../bands.ts';
import { stepOf, targetDistance } from './target-distance.ts';

const target = { low: 3, high: 4.2 };

test.each([
  [2.3, -2],
  [2.4, -2],
  [2.5, -1],
  [3, 0],
  [3.6, 0],
  [4.2, 0],
  [4.3, 1],
  [4.8, 2],
  [9, 2],
])('puts a drain EC of %f against a target of 3.0 to 4.2 on step %i', (value, step) => {
  expect(stepOf(targetDistance(value, target)!)).toBe(step);
});

test('measures the distance in widths of the target', () => {
  expect(targetDistance(5.4, target)).toBeCloseTo(1);
  expect(targetDistance(15, { low: 20, high: 30 })).toBeCloseTo(-0.5);
});

test('takes a quarter of the limit as the width of a target with one limit', () => {
  expect(targetDistance(4.5, { low: null, high: 4 })).toBeCloseTo(0.5);
  expect(targetDistance(15, { low: 20, high: null })).toBeCloseTo(-1);
  expect(targetDistance(9, { low: 5, high: null })).toBe(0);
});

test('does not divide by a target without width, or by a limit of 0', () => {
  expect(targetDistance(6, { low: 5, high: 5 })).toBe(1);
  expect(targetDistance(1, { low: null, high: 0 })).toBe(1);
});

test('judges nothing without a limit', () => {
  expect(targetDistance(5, { low: null, high: null })).toBeNull();
});

test('agrees with the state that cards and the board show', () => {
  for (let value = 2; value < 6; value += 0.05) {
    const distance = targetDistance(value, target)!;
    const state = bandState(value, target);
    expect([value, distance < 0, distance > 0]).toEqual([value, state === 'below', state === 'above']);
  }
});
