import type { Plot, TargetBand } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { isDone, isNewFarm, type FarmState, stepsOf } from './first-steps.ts';

const today = '2026-03-10';
const plot = (id: string, varieties: readonly string[] = []) =>
  ({
    id,
    name: id,
    closed: false,
    crops: varieties.map((cropTypeId) => ({ cropTypeId, from: '2026-01-01', to: null })),
  }) as unknown as Plot;
const band = (plotId: string, cropTypeId: string) =>
  ({ plotId, cropTypeId, from: '2026-01-01', to: null }) as unknown as TargetBand;
const farm = (of: Partial<FarmState>): FarmState => ({ plots: [], bands: [], hasPast: false, today, ...of });
const done = (of: Partial<FarmState>, invited = false) =>
  stepsOf(farm(of), { invited }).flatMap((step) => (isDone(step) ? [step.name] : []));

test('nothing is done on an empty farm', () => {
  expect(done({})).toEqual([]);
  expect(isNewFarm(farm({}))).toBe(true);
});

test('the crops are done once something was planted in each plot, and the targets once each crop has one', () => {
  const plots = [plot('a', ['torry']), plot('b', ['torry', 'clery'])];
  expect(done({ plots: [...plots, plot('c')] })).toEqual(['plots']);
  expect(done({ plots, bands: [band('a', 'torry'), band('b', 'torry')] })).toEqual(['plots', 'crops']);
  const bands = [band('a', 'torry'), band('b', 'torry'), band('b', 'clery')];
  expect(done({ plots, bands })).toEqual(['plots', 'crops', 'targets']);
  expect(stepsOf(farm({ plots, bands: bands.slice(1) }), { invited: false })[2]).toEqual({
    name: 'targets',
    done: 2,
    of: 3,
  });
});

test('people are done once somebody was invited, and the past season once the farm has one', () => {
  expect(done({ hasPast: true }, true)).toEqual(['people', 'season']);
});

test('a farm is new until something grows and has a target', () => {
  expect(isNewFarm(farm({ plots: [plot('a')], bands: [band('a', 'torry')] }))).toBe(true);
  expect(isNewFarm(farm({ plots: [plot('a', ['torry'])] }))).toBe(true);
  expect(isNewFarm(farm({ plots: [plot('a', ['torry']), plot('b')], bands: [band('a', 'torry')] }))).toBe(false);
});
