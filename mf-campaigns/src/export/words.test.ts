import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import type { MeasureTexts } from '../series/use-measure-texts.ts';
import { exportWords } from './words.ts';

const intl = createIntl({ locale: 'fr', messages: {}, onError: () => undefined });
const texts = {
  name: (measure: string) => measure,
  unit: (quantity: string) => (quantity === 'ec' ? 'µS/cm' : quantity === 'percent' ? '%' : ''),
} as unknown as MeasureTexts;
const words = exportWords(intl, createFormat({ locale: 'fr', ecUnit: 'µS/cm' }), texts, (id) => `Serre ${id}`);

test('values are in the unit that stands in the head of their column', () => {
  expect(words.shown('ec', 1.85)).toBe(1850);
  expect([words.shown('ph', 5.8), words.shown('percent', 28)]).toEqual([5.8, 28]);
  expect(words.column('intakeEc', 'value')).toBe('intakeEc (µS/cm)');
  expect(words.column('intakePh', 'value')).toBe('intakePh');
});

test('each figure has a head of its own', () => {
  const figures = ['mean', 'min', 'max', 'count', 'byVolume'] as const;
  expect(figures.map((figure) => words.column('drainPercent', figure))).toEqual([
    'drainPercent (%), moyenne',
    'drainPercent (%), minimum',
    'drainPercent (%), maximum',
    'drainPercent (%), relevés',
    'drainPercent (%), moyenne par volume',
  ]);
  expect(words.plotName('1')).toBe('Serre 1');
});

test('what is beside the measures has a head and a name, too', () => {
  const { plot, date, time, drained, given, figuresSheet, daysSheet, readings } = words;
  expect([plot, date, time]).toEqual(['Parcelle', 'Date', 'Date et heure']);
  expect([drained, given]).toEqual(['Volume drainé (L)', 'Volume apporté (L)']);
  expect([figuresSheet, daysSheet, readings]).toEqual(['Chiffres', 'Par jour', 'Relevés']);
});
