import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import type { MeasureFormat } from '../series/use-measure-format.ts';
import { createExportFormat } from './export-format.ts';
import { plotOnDayOf } from './plot-on-day.ts';

const intl = createIntl({ locale: 'fr', messages: {}, onError: () => undefined });
const measures = {
  name: (measure: string) => measure,
  unit: (quantity: string) => (quantity === 'ec' ? 'µS/cm' : quantity === 'percent' ? '%' : ''),
} as unknown as MeasureFormat;
const exportFormat = createExportFormat(intl, createFormat({ locale: 'fr', ecUnit: 'µS/cm' }), measures, {
  plotName: (id) => `Serre ${id}`,
  plotOnDay: plotOnDayOf([], []),
  zone: 'Africa/Casablanca',
});

test('writes values in the unit that the head of their column names', () => {
  expect(exportFormat.shown('ec', 1.85)).toBe(1850);
  expect([exportFormat.shown('ph', 5.8), exportFormat.shown('percent', 28)]).toEqual([5.8, 28]);
  expect(exportFormat.column('intakeEc', 'value')).toBe('intakeEc (µS/cm)');
  expect(exportFormat.column('intakePh', 'value')).toBe('intakePh');
});

test('each figure has its own head', () => {
  const figures = ['mean', 'min', 'max', 'count', 'byVolume'] as const;
  expect(figures.map((figure) => exportFormat.column('drainPercent', figure))).toEqual([
    'drainPercent (%), moyenne',
    'drainPercent (%), minimum',
    'drainPercent (%), maximum',
    'drainPercent (%), relevés',
    'drainPercent (%), moyenne par volume',
  ]);
  expect(exportFormat.plotName('1')).toBe('Serre 1');
});

test('columns beside the measures have a head and a name as well', () => {
  const { plot, date, drained, given, figuresSheet, daysSheet, readings } = exportFormat;
  expect([plot, date]).toEqual(['Parcelle', 'Date']);
  expect([drained, given]).toEqual(['Volume drainé (L)', 'Volume total apporté (L)']);
  expect([figuresSheet, daysSheet, readings]).toEqual(['Chiffres', 'Par jour', 'Relevés']);
});

test('names the farm’s zone once, beside the hours, or beside the days if there are no hours', () => {
  expect([exportFormat.time, exportFormat.day]).toEqual(['Heure (Africa/Casablanca)', 'Date (Africa/Casablanca)']);
});

test('writes a target’s limits and state in columns of their own', () => {
  const { column, state } = exportFormat;
  expect((['targetLow', 'targetHigh', 'state'] as const).map((figure) => column('drainEc', figure))).toEqual([
    'drainEc (µS/cm), cible, minimum',
    'drainEc (µS/cm), cible, maximum',
    'drainEc (µS/cm), par rapport à la cible',
  ]);
  expect([state('above'), state('near-low')]).toEqual(['au-dessus de la cible', 'près de la limite basse']);
});
