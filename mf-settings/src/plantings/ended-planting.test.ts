import type { Plot, PlotCrop } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { endedPlanting } from './ended-planting.ts';

test('ending a planting keeps the days of its stages', () => {
  const stages = { firstFlower: '2026-02-01', firstHarvest: '2026-03-01', topped: '2026-04-01' };
  const crop = { cropTypeId: 't', from: '2026-01-01', to: null, version: 3, ...stages } as PlotCrop;
  expect(endedPlanting({ id: 'p' } as Plot, crop, '2026-06-30')).toEqual({
    plotId: 'p',
    cropTypeId: 't',
    from: '2026-01-01',
    version: 3,
    ...stages,
    to: '2026-06-30',
  });
});
