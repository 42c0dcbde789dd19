import { expect, test } from 'vitest';
import { readingOf } from '@seguia/testing/readings';
import type { CertificationLog } from './certification-log.ts';
import { meterLines } from './meter-lines.ts';

const calibration: CertificationLog['calibrations'][number] = {
  id: 'c',
  meterId: 'calibrated',
  at: 100,
  points: [],
  temperature: null,
  slope: 97.5,
  offset: 3,
  cellConstant: null,
  ecStandard: null,
  createdBy: { id: 'b', firstname: 'Brahim', lastname: 'Aït Hmad' },
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};
const madeWith = (meterId: string | null) => ({ reading: readingOf({ meterId }), photos: 0, corrections: [] });

test('includes a meter with readings though nobody noted a calibration, and no unused meter', () => {
  const log: CertificationLog = {
    farm: { id: 'f', name: 'Oasis', timeZone: 'Africa/Casablanca' },
    from: '2026-03-01',
    to: '2026-03-31',
    entries: [madeWith('calibrated'), madeWith('never'), madeWith('never'), madeWith(null)],
    plots: [],
    meters: ['calibrated', 'never', 'unused'].map((id) => ({ id, name: id, serialNumber: null })),
    calibrations: [calibration, { ...calibration, id: 'd' }],
    instructions: [],
    bands: [],
  };
  expect(meterLines(log).map(({ key, meter, calibration: found }) => [key, meter?.id, found?.id])).toEqual([
    ['c', 'calibrated', 'c'],
    ['d', 'calibrated', 'd'],
    ['never', 'never', undefined],
  ]);
});
