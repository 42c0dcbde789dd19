import { createFormat } from '@seguia/shared/i18n/format.ts';
import { createIntl, type IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import { toMeterForm, toMeterValues } from './meter-form.ts';
import { dayWord } from './meter-messages.ts';

const typing = createFormat({ locale: 'fr', ecUnit: 'µS/cm' });
const named = { ...toMeterForm(null, typing), name: ' Combo  1 ' };

test('a new meter begins with the solutions that most pens come with, in the person’s unit', () => {
  expect(named).toMatchObject({ phBuffers: '7,01 4,01', ecStandards: '1413', calibrationDays: '30', kind: 'ec_ph' });
  expect(toMeterValues(named, [], typing)).toEqual({
    values: {
      name: 'Combo 1',
      kind: 'ec_ph',
      serialNumber: null,
      phBuffers: [7.01, 4.01],
      ecStandards: [1.413],
      calibrationDays: 30,
      retired: false,
    },
    problems: [],
  });
});

test('keeps no solutions for what the meter does not measure', () => {
  expect(toMeterValues({ ...named, kind: 'ec' }, [], typing).values.phBuffers).toEqual([]);
  expect(toMeterValues({ ...named, kind: 'ph' }, [], typing).values.ecStandards).toEqual([]);
});

test('reports a value that is no number beside its field', () => {
  const wrong = { ...named, phBuffers: '4,01 x', ecStandards: '250000', calibrationDays: 'x' };
  expect(toMeterValues(wrong, ['combo 1'], typing).problems.map(({ field }) => field)).toEqual([
    'name',
    'phBuffers',
    'ecStandards',
    'calibrationDays',
  ]);
});

test('days are written beside their number, where Arabic has one word for two days', () => {
  const [arabic, english] = ['ar-MA', 'en'].map((locale) => createIntl({ locale })) as [IntlShape, IntlShape];
  expect([1, 2, 3, 11].map((count) => dayWord(arabic, count))).toEqual(['يوم', 'يومًا', 'أيام', 'يومًا']);
  expect([1, 2].map((count) => dayWord(english, count))).toEqual(['day', 'days']);
});
