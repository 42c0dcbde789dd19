import { expect, test } from 'vitest';
import { type CalibrationToNote, checkCalibration, isCalibrated, normaliseCalibration } from './calibration-rules.ts';
import type { MeterKind } from './meter-rules.ts';

const now = 1_780_000_000;
const points = [
  { ph: 7.01, mv: -15 },
  { ph: 4.01, mv: 160 },
];
const noted = (more: Partial<CalibrationToNote> = {}) => normaliseCalibration({ meterId: 'm', at: now, ...more });
const problems = (more: Partial<CalibrationToNote>, kind: MeterKind = 'ec_ph') =>
  checkCalibration(noted(more), kind, now).map(({ field, code }) => `${field} ${code}`);

test('slope and offset come from the points, otherwise from the meter', () => {
  expect(noted({ points, slope: 50, offset: 99 })).toMatchObject({ slope: 98.6, offset: -14.4 });
  const without = points.map(({ ph }) => ({ ph, mv: null }));
  expect(noted({ points: without, slope: 96.2 })).toMatchObject({ slope: 96.2, offset: null });
  expect(noted({ cellConstant: 1.02 })).toMatchObject({ points: [], slope: null, temperature: null, ecStandard: null });
});

test('a calibration is of the electrode, of the cell, or of both', () => {
  expect(problems({ points })).toEqual([]);
  expect(problems({ slope: 97 })).toEqual([]);
  expect(problems({ ecStandard: 1.413 })).toEqual([]);
  expect(problems({ points, cellConstant: 1, ecStandard: 12.88, temperature: 60 })).toEqual([]);
  expect(isCalibrated(noted({ offset: 3 }), 'ph')).toBe(false);
  expect(isCalibrated(noted({ slope: 97 }), 'ec')).toBe(false);
});

test.each([
  ['what is to come', { slope: 97, at: now + 901 }, ['at date_in_future']],
  ['nothing', {}, ['points nothing_calibrated']],
  ['one buffer', { points: points.slice(1) }, ['points points_number']],
  ['a buffer twice', { points: [points[0]!, points[0]!], slope: 97 }, ['points points_alike']],
  ['a buffer that cannot be', { points: [points[0]!, { ph: 14.5, mv: null }] }, ['points points_impossible']],
  [
    'too many millivolts',
    {
      points: [
        { ph: 7, mv: null },
        { ph: 4, mv: 1001 },
      ],
    },
    ['points points_impossible'],
  ],
  ['boiling buffers', { slope: 97, temperature: 61 }, ['temperature temperature_impossible']],
  ['frozen buffers', { slope: 97, temperature: -1 }, ['temperature temperature_impossible']],
  ['no slope at all', { slope: 0 }, ['slope slope_impossible']],
  ['a slope of twice the theory', { slope: 151 }, ['slope slope_impossible']],
  [
    'millivolts the wrong way round',
    { points: points.map(({ ph, mv }) => ({ ph, mv: -mv })) },
    ['slope slope_impossible'],
  ],
  ['an offset like a battery', { slope: 97, offset: -501 }, ['offset offset_impossible']],
  ['a cell of nothing', { cellConstant: 0 }, ['cellConstant cell_constant_impossible']],
  ['a standard of nothing', { ecStandard: 0 }, ['ecStandard standard_impossible']],
] as [string, Partial<CalibrationToNote>, string[]][])('%s is refused', (_name, more, expected) => {
  expect(problems(more)).toEqual(expected);
});

test('accepts the bounds themselves', () => {
  expect(problems({ slope: 150, offset: -500, temperature: 0, cellConstant: 100, ecStandard: 200 })).toEqual([]);
  expect(problems({ slope: 150, offset: 500, temperature: 60 })).toEqual([]);
  expect(problems({ slope: 97, cellConstant: 101, ecStandard: 201 })).toEqual([
    'cellConstant cell_constant_impossible',
    'ecStandard standard_impossible',
  ]);
});

test('a phone may be a quarter of an hour fast', () => {
  expect(problems({ slope: 97, at: now + 900 })).toEqual([]);
});

test('a meter is calibrated in what it measures', () => {
  expect(problems({ slope: 97 }, 'ec')).toEqual(['points not_measured']);
  expect(problems({ ecStandard: 1.413 }, 'ph')).toEqual(['cellConstant not_measured']);
});
