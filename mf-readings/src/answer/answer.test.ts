import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { bandOf } from '@seguia/testing/readings';
import { expect, test } from 'vitest';
import { lastValues, type Values } from '../farm-data/last-values.ts';
import { aReading } from '../../testing/a-reading.ts';
import { changeOf } from '@seguia/shared/domain/readings/compared-values';
import { answerTo, ecDifference } from './answer.ts';

const band = bandOf({ intakeEc: { low: 2, high: 3 }, drainEc: { low: 3, high: 4.2 } });

const compared = (values: Partial<Values>) =>
  byMeasure((field) => {
    const value = values[field] ?? null;
    return value === null ? null : { value, date: '2026-02-28', time: '09:00', daysBefore: 1 };
  });

test('a saved reading says how each value stands, and what it is compared with', () => {
  const reading = aReading({ intakeEc: 2.4, drainEc: 4.6, intakePh: 5.8 });
  const { measures } = answerTo(reading, compared({ intakeEc: 2.3, drainEc: 3.6, intakePh: 5.8 }), band);
  expect(measures).toMatchObject([
    { measure: 'intakeEc', state: 'in', compared: { value: 2.3 } },
    { measure: 'intakePh', state: null, compared: { value: 5.8 } },
    { measure: 'drainEc', state: 'above', compared: { value: 3.6 } },
  ]);
  expect(changeOf(2.4, 2.3)).toBe(0.1);
});

test('without a band and another reading there is nothing to hold a value against', () => {
  const { measures, ecDifference: difference } = answerTo(aReading({ intakeEc: 2.4 }), compared({}), null);
  expect(measures).toMatchObject([{ state: null, compared: null }]);
  expect(difference).toBeNull();
});

test('the EC difference is drain minus intake, without the dust of binary fractions', () => {
  expect(ecDifference({ intakeEc: 2.3, drainEc: 2.4 })).toBe(0.1);
});

test('a value that was not measured the last time is looked for further back', () => {
  const rows = [aReading({ intakeEc: 2.5 }), aReading({ intakeEc: 2.4, drainPercent: 30 })];
  expect(lastValues(rows)).toMatchObject({ intakeEc: 2.5, drainPercent: 30, drainPh: null });
});

test('the last value is the one before the reading in hand, not the reading itself nor what came after', () => {
  const rows = [
    aReading({ id: 'later', time: '12:00', intakeEc: 2.7 }),
    aReading({ id: 'own', time: '10:00', intakeEc: 2.6 }),
    aReading({ id: 'before', time: '08:00', intakeEc: 2.5 }),
  ];
  expect(lastValues(rows, { id: 'own', date: '2026-03-01', time: '10:00' }).intakeEc).toBe(2.5);
  // For a new reading, a reading of the same minute came before.
  expect(lastValues(rows, { date: '2026-03-01', time: '10:00' }).intakeEc).toBe(2.6);
});
