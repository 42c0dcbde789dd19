import { bandOf } from '@seguia/shared/testing/readings';
import { expect, test } from 'vitest';
import { lastValues } from './last-values.ts';
import { aReading } from '../testing/a-reading.ts';
import { answerTo, ecDifference } from './answer.ts';

const band = bandOf({ intakeEc: { low: 2, high: 3 }, drainEc: { low: 3, high: 4.2 } });

test('a saved reading says how each value stands, and how it moved since the last', () => {
  const last = lastValues([aReading({ intakeEc: 2.3, drainEc: 3.6, intakePh: 5.8 })]);
  const { measures } = answerTo(aReading({ intakeEc: 2.4, drainEc: 4.6, intakePh: 5.8 }), last, band);
  expect(measures).toMatchObject([
    { measure: 'intakeEc', state: 'in', change: 0.1 },
    { measure: 'intakePh', state: null, change: 0 },
    { measure: 'drainEc', state: 'above', change: 1 },
  ]);
});

test('without a band and a last value there is nothing to hold a value against', () => {
  const { measures, ecDifference: difference } = answerTo(aReading({ intakeEc: 2.4 }), lastValues([]), null);
  expect(measures).toMatchObject([{ state: null, last: null, change: null }]);
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
});
