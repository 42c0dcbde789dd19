import type { CertificationLog } from '@seguia/shared/domain/log/certification-log';
import { type Meter, type Reading, snake } from '@seguia/shared/platform';
import { readingOf } from '@seguia/testing/readings';
import { storyPlots } from './story-farm.ts';

const brahim = { id: '0199a000-0000-7000-8000-0000000000a1', firstname: 'Brahim', lastname: 'Aït Hmad' };
const stamps = { createdAt: 1_780_000_000, updatedAt: 1_780_000_000, version: 1 };

export const storyMeters: Meter[] = ['Combo serre', 'Stylo de secours'].map((name, at) => ({
  id: `0199a000-0000-7000-8000-00000000e00${at}`,
  name,
  kind: 'ec_ph',
  serialNumber: at === 0 ? 'HI98130-2214' : null,
  phBuffers: [7.01, 4.01],
  ecStandards: [1.413],
  calibrationDays: 30,
  retired: false,
  updatedAt: stamps.updatedAt,
  version: 1,
}));

/** One calibration before the period, which was in force when it began, and one within it. */
export const storyCalibrations: CertificationLog['calibrations'] = [1_778_500_000, 1_780_700_000].map((at, place) => ({
  ...stamps,
  id: `0199a000-0000-7000-8000-00000000ca0${place}`,
  meterId: storyMeters[0]?.id ?? '',
  at,
  points: [
    { ph: 7.01, mv: 3 },
    { ph: 4.01, mv: 174 },
  ],
  temperature: 22,
  slope: place === 0 ? 93.4 : 97.1,
  offset: place === 0 ? 8 : 3,
  cellConstant: 1.02,
  ecStandard: 1.413,
  createdBy: brahim,
}));

/** One that was done on the day of the readings, and one that is open. */
export const storyInstructions: CertificationLog['instructions'] = [
  { text: 'Rincer la rampe du fond', doneAt: 1_781_080_000 },
  { text: 'Monter l’apport à 2,6 et regarder le goutteur 3', doneAt: null },
].map(({ text, doneAt }, place) => ({
  ...stamps,
  id: `0199a000-0000-7000-8000-00000000c0c${place}`,
  plotId: storyPlots[place]?.id ?? '',
  text,
  doneAt,
  readingId: null,
  ...(doneAt !== null && { doneBy: brahim }),
  createdBy: { id: '0199a000-0000-7000-8000-0000000000a2', firstname: 'Malika', lastname: 'El Fassi' },
}));

const readings: Reading[] = storyPlots.slice(0, 3).map(({ id: plotId }, at) =>
  readingOf({
    id: `0199a000-0000-7000-8000-00000000a00${at}`,
    plotId,
    date: '2026-06-10',
    intakeEc: 2.4,
    intakePh: 5.8,
    drainEc: 3.6,
    drainPh: 6.2,
    drainPercent: 28,
    note: at === 1 ? 'Gouttière bouchée au rang 12, débouchée à 09:40.' : '',
    ...(at < 2 && { meterId: storyMeters[at]?.id ?? null }),
  }),
);

const corrected = {
  version: 2,
  action: 'updated',
  at: 1_781_000_000,
  by: brahim,
  changes: [{ field: 'intake_ec', old: 2.1, new: 2.4 }],
};

/** Three readings with a correction, two meters and two photos, as the server sends them. */
export const storyLog = readings.map((reading, at) => ({
  reading: snake(reading),
  photos: at === 0 ? 2 : 0,
  corrections: at === 0 ? [corrected] : [],
}));
