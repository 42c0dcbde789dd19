import { createFormat } from '@seguia/shared/i18n/format.ts';
import { expect, test } from 'vitest';
import { type CalibrationForm, newCalibrationForm, toCalibration } from './calibration-form.ts';

const typing = createFormat({ locale: 'fr', ecUnit: 'µS/cm' });
const meter = { id: 'm', kind: 'ec_ph', phBuffers: [7.01, 4.01], ecStandards: [1.413] } as const;
const begin = (phBuffers: number[] = [...meter.phBuffers], ecStandards: number[] = [...meter.ecStandards]) =>
  newCalibrationForm({ ...meter, phBuffers, ecStandards }, typing);
const now = 1_780_000_000;
const read = (typed: Partial<CalibrationForm>) => toCalibration({ ...begin(), ...typed }, meter, now, now, typing);

test('the form begins with the meter’s solutions, and nothing typed', () => {
  const nothing = { of: 'ec_ph', way: 'shown', temperature: '', slope: '', offset: '', cellConstant: '' };
  const [seven, four, ten] = ['7,01', '4,01', '10'].map((ph) => ({ ph, mv: '' }));
  expect(begin()).toEqual({ ...nothing, points: [seven, four], ecStandard: '1413' });
  expect(begin([7.01, 4.01, 10], [])).toEqual({ ...nothing, points: [seven, four, ten], ecStandard: '' });
});

test('keeps the slope that a meter shows with the buffers, without millivolts', () => {
  expect(read({ slope: '97,5', offset: '−3', cellConstant: '1,02' })).toEqual({
    values: {
      meterId: 'm',
      at: now,
      points: [
        { ph: 7.01, mv: null },
        { ph: 4.01, mv: null },
      ],
      temperature: null,
      slope: 97.5,
      offset: -3,
      cellConstant: 1.02,
      ecStandard: 1.413,
    },
    problems: [],
  });
});

test('keeps a temperature that was typed beside millivolts if the meter shows its slope', () => {
  expect(read({ slope: '97', temperature: '31' }).values.temperature).toBeNull();
  expect(read({ way: 'points', temperature: '31' }).values.temperature).toBe(31);
});

test('calculates the slope from millivolts, whatever slope was typed', () => {
  const points = [
    { ph: '7,01', mv: '-15' },
    { ph: '4,01', mv: '160' },
  ];
  const { values, problems } = read({ way: 'points', points, slope: '50', temperature: '25' });
  expect([values.slope, values.offset, problems]).toEqual([98.6, -14.4, []]);
});

test('names a buffer without millivolts', () => {
  expect(read({ way: 'points' }).problems.map(({ code }) => code)).toContain('points_impossible');
});

test('a calibration of one quantity has no fields of the other', () => {
  expect(read({ of: 'ec' }).values).toMatchObject({ points: [], slope: null, ecStandard: 1.413 });
  expect(read({ of: 'ph', slope: '97' }).values).toMatchObject({ slope: 97, ecStandard: null });
});
