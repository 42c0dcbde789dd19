import { expect, test } from 'vitest';
import { isSameReading } from './same-reading.ts';

const reading = {
  plotId: 'plot',
  date: '2026-06-15',
  time: '10:30',
  timestamp: 1_781_515_800,
  intakeEc: 2.1,
  entryType: 'value',
  note: 'Pluie',
} as const;

test('a reading is the same whatever its instant behind the minute, spaces around its note and missing values', () => {
  expect(isSameReading(reading, { ...reading, timestamp: 1_781_515_859, note: ' Pluie ', drainEc: null })).toBe(true);
});

test.each([
  { plotId: 'b' },
  { date: '2026-06-14' },
  { time: '10:31' },
  { intakeEc: 2.2 },
  { drainPh: 6 },
  { note: '' },
])('%j makes it another', (change) => {
  expect(isSameReading(reading, { ...reading, ...change })).toBe(false);
});
