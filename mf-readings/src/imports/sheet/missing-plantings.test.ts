import type { CropType, Plot } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { missingPlantings } from './missing-plantings.ts';

const crops = [{ cropTypeName: 'Pristyla', from: '2024-03-01', to: '2024-06-30' }];
const plots = [
  { id: 'p1', name: 'Serre 1', crops },
  { id: 'p2', name: 'Serre 2', crops: [] },
] as unknown as Plot[];
const types = [{ id: 't1', name: 'Pristyla' }] as unknown as CropType[];
const missing = (name: string, plotId: string, from: string, to: string) =>
  missingPlantings([{ head: 'Variété', name, plotId, from, to }], plots, types);

test('a variety that is noted in its plot on some of its days is no new planting', () => {
  expect(missing('PRISTYLA', 'p1', '2024-01-10', '2024-03-01')).toEqual([]);
  expect(missing('Pristyla', 'p1', '2024-07-01', '2024-08-01')).toMatchObject([{ cropTypeId: 't1', isOther: false }]);
  expect(missing('Pristyla', 'p2', '2024-03-01', '2024-04-01')).toMatchObject([{ cropTypeId: 't1', isOther: false }]);
});

test('a variety beside another one may be that one under another name', () => {
  expect(missing('Maxi', 'p1', '2024-06-30', '2024-08-01')).toMatchObject([{ cropTypeId: null, isOther: true }]);
});
