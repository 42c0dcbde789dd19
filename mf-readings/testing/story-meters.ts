import type { Meter } from '@seguia/shared/platform';
import { storyProfile } from '@seguia/testing/story-server';
import { idOf } from './story-ids.ts';

export const storyMeters: Meter[] = ['Combo serre', 'Stylo de secours'].map((name, index) => ({
  id: idOf('e0e0', index),
  name,
  kind: 'ec_ph',
  serialNumber: null,
  phBuffers: [7.01, 4.01],
  ecStandards: [1.413],
  calibrationDays: 30,
  retired: false,
  updatedAt: 1,
  version: 1,
}));

const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400;

/** Calibrations of the first meter, of which only the EC cell's is overdue; the other meter has none. */
export const storyCalibrations = [
  { days: 41, ecStandard: 1.413, slope: 96 },
  { days: 6, ecStandard: null, slope: 97.5 },
].map(({ days, ...values }, index) => ({
  id: idOf('ca1b', index),
  meterId: storyMeters[0]?.id ?? '',
  at: daysAgo(days),
  points: [],
  temperature: null,
  offset: null,
  cellConstant: null,
  createdBy: { id: storyProfile.id, firstname: storyProfile.firstname, lastname: storyProfile.lastname },
  createdAt: daysAgo(days),
  updatedAt: daysAgo(days),
  version: 1,
  ...values,
}));
