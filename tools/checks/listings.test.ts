import { expect, test } from 'vitest';
import { measuredFields } from '../../shared/src/domain/readings/measures.ts';
import { readingFields } from '../../shared/src/domain/readings/reading-fields.ts';
import { listingsIn } from './listings.ts';

const found = (file: string, text: string) => listingsIn(file, text, measuredFields, readingFields);
const product = 'mf-readings/src/rows/listing.ts';

test.each([
  ['strings', "export const all = ['intakePh', 'drainPh', 'drainEc'];"],
  ['properties', 'const shown = {\n  intakeEc: a,\n  drainEc: b,\n  drainPercent: c,\n};'],
  ['a destructuring', 'const { intakeEc, intakePh, drainPh } = reading;'],
  ['columns', "const columns = ['intake_ec', 'drain_ec', 'drain_percent'];"],
  [
    'all fields but the measures',
    'const body = { plotId, date, time, entryType, totalDrained, intakePerDripper, dripperCount, dripperUnit, note };',
  ],
])('a second list as %s is found', (_as, text) => {
  expect(found(product, text)).toEqual([
    `${product} lists measures by name: take them from shared/src/domain/readings/measures.ts`,
  ]);
});

test.each([
  ['two measures', 'const difference = { of: drainEc - intakeEc };'],
  ['three in three statements', "use('intakeEc');\nuse('drainEc');\nuse('drainPercent');\n"],
  [
    'a record that the compiler completes',
    'const names: Record<MeasuredField, string> = { intakeEc, intakePh, drainEc };',
  ],
  ['the drippers of one percentage', 'const { totalDrained, intakePerDripper, dripperCount, dripperUnit } = reading;'],
  ['a comment', "/* 'intakePh', 'drainPh', 'drainEc' */ use();"],
])('%s: no list', (_what, text) => {
  expect(found(product, text)).toEqual([]);
});

test('refers a test that fills in measures one by one to the maker, but leaves values of its own alone', () => {
  const file = 'mf-readings/src/farm-data/a.test.ts';
  expect(found(file, 'const a = { intakeEc: null, intakePh: null, drainEc: null, drainPh: null };')).toEqual([
    `${file} fills in measures one by one: take readingOf or bandOf of testing/readings.ts, or byMeasure`,
  ]);
  expect(found(file, 'const a = { intakeEc: 2, intakePh: 5, drainEc: 3, drainPh: 6 };')).toEqual([]);
});

test.each([
  "const side = name.startsWith('intake');",
  "const isPh = field === 'intakePh' || field === 'drainPh';",
  "const hasUnit = kind !== 'intakePh' && kind !== 'drainPh';",
])('the guess by name is found: %s', (text) => {
  expect(found(product, text)[0]).toContain("guesses a measure's kind");
});
