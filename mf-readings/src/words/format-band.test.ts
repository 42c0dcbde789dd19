import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import { outsideSentence } from '@seguia/shared/sentences/outside-sentence';
import { bandLimits, formatMeasureState, formatBandState } from './format-band.ts';
import { measureFormat, measureMessages, type MeasureFormat } from '@seguia/shared/sentences/measure-format';

const intl = createIntl({ locale: 'fr', messages: {}, onError: () => undefined });
const measures: MeasureFormat = {
  intl,
  format: createFormat({ locale: 'fr' }),
  label: (measure) => intl.formatMessage(measureMessages[measure]),
  unit: () => undefined,
  typedUnit: () => undefined,
  digitsBeforeMark: () => undefined,
  formatValue: (_, value) => value.toFixed(1),
  formatWithUnit: (_, value) => value.toFixed(1),
  formatChange: (_, value) => value.toFixed(1),
};
/** Removes the marks that hold a number together in a line from right to left. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '');
const band = { low: 2, high: 3 };

test.each([
  ['in', 2.5, 'dans la cible'],
  ['near-low', 2.1, 'près de la limite basse'],
  ['near-high', 2.9, 'près de la limite haute'],
  ['below', 1.6, '0.4 sous la cible'],
  ['above', 3.5, '0.5 au-dessus de la cible'],
] as const)('a value that is %s reads: %d %s', (state, value, text) => {
  expect(plain(formatBandState(measures, 'intakeEc', value, band, state))).toBe(text);
});

test.each([
  ['intakeEc', 3.5, band, 'EC d’apport 0.5 au-dessus de la cible'],
  ['drainPh', 1.6, band, 'pH de drainage 0.4 sous la cible'],
  ['drainPercent', 1.6, { low: 2, high: null }, '% de drainage 0.4 sous la cible'],
  ['intakePh', 3.5, { low: null, high: 3 }, 'pH d’apport 0.5 au-dessus de la cible'],
] as const)('a sentence says by how much %s is outside', (measure, value, limits, text) => {
  expect(plain(outsideSentence(measures, measure, value, limits))).toBe(text);
});

test('a distance that would be written as 0 has more decimals', () => {
  const written = measureFormat(intl, createFormat({ locale: 'en' }));
  const above = (measure: 'drainPercent' | 'drainEc', value: number, high: number) =>
    plain(outsideSentence(written, measure, value, { low: null, high }));
  expect(above('drainPercent', 35.04, 35)).toBe('% de drainage 0.04% au-dessus de la cible');
  expect(above('drainPercent', 35.004, 35)).toBe('% de drainage 0.004% au-dessus de la cible');
  expect(above('drainPercent', 35.4, 35)).toBe('% de drainage 0.4% au-dessus de la cible');
  expect(above('drainEc', 3.204, 3.2)).toBe('EC de drainage 0.004 au-dessus de la cible');
});

test('a value on the limit is not outside', () => {
  expect(plain(formatBandState(measures, 'intakeEc', 3, band, 'above'))).toBe('0.0 au-dessus de la cible');
  expect(plain(formatBandState(measures, 'intakeEc', 2, band, 'below'))).toBe('0.0 sous la cible');
  expect(plain(outsideSentence(measures, 'intakeEc', 3, band))).toContain('sous la cible');
});

test('names the limits that there are', () => {
  expect(plain(bandLimits(measures, 'intakeEc', band))).toBe('2.0 à 3.0');
  expect(plain(bandLimits(measures, 'intakeEc', { low: 0, high: null }))).toBe('au moins 0.0');
  expect(plain(bandLimits(measures, 'intakeEc', { low: null, high: 3 }))).toBe('au plus 3.0');
  expect(bandLimits(measures, 'intakeEc', { low: null, high: null })).toBeUndefined();
});

test('a Channel names value, target and last value', () => {
  expect(plain(formatMeasureState(measures, 'intakeEc', 2.4, 2.2, '2 à 3'))).toBe('2.4, cible 2 à 3, avant 2.2');
  expect(plain(formatMeasureState(measures, 'intakeEc', null, 0, '2 à 3'))).toBe('–, cible 2 à 3, avant 0.0');
  expect(plain(formatMeasureState(measures, 'intakeEc', 0, null, '2 à 3'))).toBe('0.0, cible 2 à 3');
});
