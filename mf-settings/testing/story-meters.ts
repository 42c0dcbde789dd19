import type { Meter } from '@seguia/shared/platform';
import { idOf } from './story-ids.ts';

const now = Math.floor(Date.now() / 1000);
const daysAgo = (days: number) => now - days * 86_400;

/** A pen for both quantities that is overdue for its cell, one for pH, one that was never calibrated, and one that is retired. */
export const storyMeters: Meter[] = (
  [
    ['Combo serre', 'ec_ph', 'HI98130-0417', false],
    ['Stylo pH', 'ph', null, false],
    ['Conductimètre', 'ec', '22-0815', false],
    ['Ancien stylo', 'ph', null, true],
  ] as const
).map(([name, kind, serialNumber, retired], index) => ({
  id: idOf('e0e0', index),
  name,
  kind,
  serialNumber,
  phBuffers: kind === 'ec' ? [] : [7.01, 4.01],
  ecStandards: kind === 'ph' ? [] : [1.413],
  calibrationDays: 30,
  retired,
  updatedAt: 1,
  version: 1,
}));

const storyAuthor = { id: idOf('acc1', 0), firstname: 'Youssef', lastname: 'Amrani' };

/** Newest first; the second one was withdrawn. */
export const storyCalibrations = [
  { meter: 0, days: 6, points: [-15, 160], slope: 98.6, offset: -14.4 },
  {
    meter: 0,
    days: 7,
    points: [null, null],
    slope: 62,
    offset: null,
    withdrawnAt: daysAgo(6),
    withdrawnBy: storyAuthor,
  },
  { meter: 0, days: 41, points: [15, 160], slope: 81.7, offset: 15.5, cellConstant: 1.02, ecStandard: 1.413 },
  { meter: 1, days: 12, points: [null, null], slope: 96.2, offset: -3 },
].map(({ meter, days, points, ...values }, index) => ({
  id: idOf('ca1b', index),
  meterId: storyMeters[meter]?.id ?? '',
  at: daysAgo(days),
  points: points.map((mv, at) => ({ ph: at === 0 ? 7.01 : 4.01, mv })),
  temperature: null,
  cellConstant: null,
  ecStandard: null,
  createdBy: storyAuthor,
  createdAt: daysAgo(days),
  updatedAt: daysAgo(days),
  version: 1,
  ...values,
}));
