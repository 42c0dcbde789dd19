import { expect, test } from 'vitest';
import { bandState } from '../bands.ts';
import { bandsOfStage, type StageBands } from './stage-bands.ts';
import { stages, stagesOfCrop } from './stages.ts';
import { isPossibleLimit, quantityOfTarget, type TargetField } from './target-fields.ts';

const proposed = (crop: string, stage: (typeof stages)[number]): StageBands => bandsOfStage(crop, stage) ?? {};

// Specification 10: a stage proposes bands that hold the published figures
test('the proposal includes the published feed and root zone of a bearing tomato and of a rose', () => {
  const inside = (crop: string, field: TargetField, value: number) =>
    bandState(value, proposed(crop, 'firstHarvest')[field]);
  expect(inside('Tomate', 'intakeEc', 2.6)).toBe('in');
  expect(inside('Tomate', 'drainEc', 4)).toBe('in');
  expect(inside('Tomate', 'ecDifference', 4 - 2.6)).toBe('near-high');
  expect(inside('Tomate', 'drainPercent', 30)).toBe('in');
  expect(inside('Rose', 'intakeEc', 1.6)).toBe('in');
  expect(inside('Rose', 'drainEc', 2.2)).toBe('in');
  expect(inside('Rose', 'ecDifference', 0.6)).toBe('in');
  expect(inside('Framboise', 'intakeEc', 2)).toBe('in');
});

test('a tomato’s feed begins at 1.8, rises to 2.8 and is lowered at topping', () => {
  const feed = stages.map((stage) => proposed('Tomate', stage).intakeEc);
  expect(feed).toEqual([
    { low: 1.8, high: 2.3 },
    { low: 2.1, high: 2.6 },
    { low: 2.4, high: 2.8 },
    { low: 2.2, high: 2.7 },
  ]);
});

test('every stage of a known crop proposes bands, in order and possible, and a drain that agrees with feed and difference', () => {
  for (const crop of ['Tomate', 'Framboise', 'Rose'])
    for (const stage of stagesOfCrop(crop)) {
      const bands = proposed(crop, stage);
      expect(bands.intakeEc).toBeDefined();
      for (const [field, { low, high }] of Object.entries(bands)) {
        expect(low).toBeLessThan(high ?? 0);
        expect(isPossibleLimit(field as TargetField, low ?? 0)).toBe(true);
      }
      const { intakeEc, drainEc, ecDifference } = bands;
      if (!drainEc) expect(ecDifference).toBeUndefined();
      else {
        expect(drainEc.low).toBeGreaterThanOrEqual((intakeEc?.low ?? 0) + (ecDifference?.low ?? 0) - 1e-9);
        expect(drainEc.high).toBeLessThanOrEqual((intakeEc?.high ?? 0) + (ecDifference?.high ?? 0) + 1e-9);
      }
    }
});

test('an unknown crop, and a stage that a crop does not have, get no proposal', () => {
  expect(bandsOfStage('Concombre', 'planted')).toBeNull();
  expect(bandsOfStage('Rose', 'topped')).toBeNull();
});

test('the difference is an EC that may be negative', () => {
  expect(quantityOfTarget('ecDifference')).toBe('ec');
  expect(quantityOfTarget('drainPercent')).toBe('percent');
  expect([-20, -0.5, 20].map((value) => isPossibleLimit('ecDifference', value))).toEqual([true, true, true]);
  expect([-20.1, 20.1].map((value) => isPossibleLimit('ecDifference', value))).toEqual([false, false]);
  expect(isPossibleLimit('drainEc', -0.1)).toBe(false);
});
