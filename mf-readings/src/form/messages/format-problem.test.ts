import { byMeasure, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { ReadingFix } from '@seguia/shared/domain/readings/reading-fixes';
import type { ReadingProblem } from '@seguia/shared/domain/readings/reading-problem';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { createFormat } from '@seguia/shared/i18n/format.ts';
import { measureMessages } from '@seguia/shared/sentences/measure-format';
import type { TypingProblem } from '../model/form-body.ts';
import { formatFix, type ProblemContext, formatProblem } from './format-problem.ts';

const intl = createIntl({ locale: 'fr', messages: {}, onError: () => undefined });
const context = (ecUnit: 'mS/cm' | 'µS/cm' = 'mS/cm'): ProblemContext => ({
  measures: {
    intl,
    format: createFormat({ locale: 'fr', ecUnit }),
    label: (measure) => intl.formatMessage(measureMessages[measure]),
    unit: () => undefined,
    typedUnit: () => undefined,
    digitsBeforeMark: () => undefined,
    formatValue: (measure, value) => (measure === 'drainPercent' ? `${value} %` : String(value)),
    formatWithUnit: (measure, value) => {
      const format = createFormat({ locale: 'fr', ecUnit });
      if (measure === 'ecDifference' || quantityOf(measure) === 'ec') return format.ec(value, { unit: true });
      return measure === 'drainPercent' ? `${value} %` : String(value);
    },
    formatChange: (_, change) => String(change),
  },
  format: createFormat({ locale: 'fr', ecUnit }),
  values: { ...byMeasure(() => null), intakeEc: 9, intakePh: 8.4, drainEc: 12, drainPh: 3, drainPercent: 120 },
  compared: {
    ...byMeasure(() => null),
    drainEc: { value: 3.4, date: '2026-03-01', time: '08:05', daysBefore: 1 },
    drainPh: { value: 6, date: '2026-02-20', time: '16:20', daysBefore: 10 },
    intakeEc: { value: 2.4, date: '2026-03-02', time: '06:10', daysBefore: 0 },
  },
  dripperCount: 140,
});
/** Removes the marks that hold numbers together, and makes spaces plain. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');
const format = (field: string, code: string, of = context()) =>
  plain(formatProblem({ field, code } as ReadingProblem | TypingProblem, of));

test.each([
  ['plotId', 'required', 'Choisissez une parcelle.'],
  ['date', 'date_invalid', 'Saisissez une date qui existe.'],
  ['time', 'time_invalid', 'Saisissez l’heure et les minutes.'],
  ['date', 'date_in_future', 'La date ne peut pas être dans le futur, veuillez choisir une date valide.'],
  ['values', 'nothing_measured', 'Saisissez au moins une valeur.'],
  ['intakePh', 'not_a_number', 'Le pH d’apport doit être un nombre, comme 2,4.'],
  ['drainEc', 'two_separators', 'L’EC de drainage a deux séparateurs décimaux. Gardez-en un.'],
  ['drainEc', 'ec_negative', 'L’EC de drainage ne peut pas être sous 0.'],
  ['drainPercent', 'percent_negative', 'Le % de drainage ne peut pas être sous 0.'],
  ['totalDrained', 'volume_negative', 'Le total drainé ne peut pas être sous 0.'],
  ['intakePerDripper', 'volume_zero', 'L’apport par goutteur doit être supérieur à 0.'],
  ['intakeEc', 'ec_over_20', 'L’EC d’apport doit être de 20 mS/cm au plus.'],
  ['drainPh', 'ph_out_of_range', 'Le pH de drainage doit être entre 0 et 14.'],
  ['dripperCount', 'drippers_not_whole', 'Le nombre de goutteurs doit être entier.'],
  ['dripperCount', 'drippers_under_1', 'Le nombre de goutteurs doit être au moins 1.'],
  ['note', 'too_long', 'La note doit avoir 2 000 caractères au plus.'],
  ['intakeEc', 'ec_unusual', 'EC d’apport de 9,00 mS/cm inhabituelle. Est-ce exact ?'],
  ['intakePh', 'ph_unusual', 'pH d’apport 8.4 inhabituel. Est-ce exact ?'],
  ['drainPercent', 'percent_over_60', '120 % de drainage, c’est inhabituel. Est-ce exact ?'],
  ['drainPercent', 'percent_over_100', 'Plus d’eau drainée que donnée (120 %). Est-ce exact ?'],
  ['intakePh', 'ec_ph_swapped', 'EC et pH d’apport semblent inversés.'],
  ['date', 'date_long_ago', 'Cette date est d’avant 2000. Est-ce exact ?'],
  ['dripperCount', 'drippers_over_100', '140 goutteurs : c’est beaucoup. Est-ce exact ?'],
  ['drainEc', 'jump', 'EC de drainage 12,00 mS/cm, contre 3,40 mS/cm la veille, 08:05. Est-ce exact ?'],
  ['drainPh', 'jump', 'pH de drainage 3, contre 6 le 20/02/2026, 16:20. Est-ce exact ?'],
  ['intakeEc', 'jump', 'EC d’apport 9,00 mS/cm, contre 2,40 mS/cm à 06:10. Est-ce exact ?'],
])('for %s, %s reads: %s', (field, code, text) => {
  expect(format(field, code)).toBe(text);
});

test('limits of EC are in the unit that the person types', () => {
  expect(format('intakeEc', 'ec_over_20', context('µS/cm'))).toBe('L’EC d’apport doit être de 20000 µS/cm au plus.');
});

test('reads drippers that are not counted yet as none', () => {
  expect(format('dripperCount', 'drippers_over_100', { ...context(), dripperCount: null })).toMatch(/^0 goutteur/);
});

test('a repair says what its tap will do', () => {
  const divided = (divisor: 10 | 1000, values: ReadingFix['values']): ReadingFix => ({
    kind: 'divide',
    divisor,
    values,
  });
  const name = (fix: ReadingFix, of = context()) => plain(formatFix(fix, of));
  expect(name({ kind: 'swap', values: {} })).toBe('Inverser EC et pH');
  expect(name(divided(1000, { intakeEc: 2.4 }))).toBe('Était-ce en µS/cm ? Utiliser 2,40 mS/cm');
  expect(name(divided(1000, { intakeEc: 2.4 }), context('µS/cm'))).toMatch(/^Utiliser .*µS\/cm$/);
  expect(name(divided(10, { drainPh: 6 }))).toBe('Utiliser 6');
});
