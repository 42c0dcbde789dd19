import { readingOf } from '@seguia/testing/readings';
import { expect, test } from 'vitest';
import { readingLines } from './reading-lines.ts';
import { readingSheet, workbookReadings } from './reading-sheet.ts';
import { testFormat } from '../../testing/export-format.ts';

const lineOf = (change: Parameters<typeof readingOf>[0]) => {
  const reading = { ...readingOf({ plotId: '1', ...change }), state: 'sent' as const };
  const [head = [], line = []] = readingLines([reading], testFormat);
  expect(line).toHaveLength(head.length);
  return Object.fromEntries(head.map((name, at) => [name, line[at]]));
};

test('a reading has its date and hour on the farm’s clock, its plot, crop, author and note', () => {
  const line = lineOf({ date: '2026-03-29', time: '02:30', note: 'Filter cleaned; =SUM' });
  expect(Object.values(line).slice(0, 6)).toEqual([
    '2026-03-29',
    '02:30',
    'Serre 1',
    'Tomate',
    'Torry',
    'since firstFlower',
  ]);
  expect([line['Time (zone)'], line['By'], line['Note']]).toEqual(['02:30', 'Amina El Fassi', 'Filter cleaned; =SUM']);
});

// Specification 10: files say who, what grew there, and each value’s target and state, on the farm’s date and hour
test('writes each value with the target of its day, in the person’s unit, and its state', () => {
  const line = lineOf({ date: '2026-03-01', intakeEc: 2.1, drainEc: 3.68, drainPercent: 28 });
  expect(line).toMatchObject({
    'drainEc value': 3680,
    'drainEc targetLow': 3000,
    'drainEc targetHigh': 3500,
    'drainEc state': 'is above',
    'drainPercent targetHigh': null,
    'drainPercent state': 'is in',
    'intakeEc value': 2100,
    'intakeEc state': null,
    'drainPh value': null,
  });
});

// Specification 10: files say the stage of a planting only where one is known
test('judges no value before there was a target, and names no crop before a planting', () => {
  expect(lineOf({ date: '2025-12-31', drainEc: 3.68 })).toMatchObject({ 'drainEc state': null, Variety: 'Torry' });
  expect(lineOf({ date: '2023-12-31' })).toMatchObject({ Crop: null, Variety: null, Stage: null });
});

test('writes volumes in litres, whatever unit they were typed in', () => {
  const drippers = { totalDrained: 30, intakePerDripper: 10, dripperCount: 12, dripperUnit: 'cl' as const };
  expect(lineOf(drippers)).toMatchObject({
    'Drained (L)': 0.3,
    'Given (L)': 1.2,
    'Per dripper (L)': 0.1,
    Drippers: 12,
  });
  expect(lineOf({ ...drippers, dripperUnit: null })).toMatchObject({
    'Drained (L)': null,
    'Given (L)': null,
    'Per dripper (L)': null,
    Drippers: null,
  });
});

test('writes values and volumes of 0', () => {
  const zeros = {
    drainPercent: 0,
    totalDrained: 0,
    intakePerDripper: 10,
    dripperCount: 12,
    dripperUnit: 'ml' as const,
  };
  const line = lineOf({ date: '2026-03-01', ...zeros });
  expect(line).toMatchObject({ 'drainPercent value': 0, 'Drained (L)': 0, 'Given (L)': 0.12 });
  expect(lineOf({ ...zeros, intakePerDripper: 0 })).toMatchObject({ 'Given (L)': 0 });
});

const reading = { ...readingOf({ plotId: '1' }), state: 'sent' as const };
const many = (length: number) => Array.from({ length }, () => reading);

test.each([
  ['one reading', async () => [reading], 2],
  ['none at all', async () => [], 1],
  ['the most that fit', async () => many(workbookReadings), workbookReadings + 1],
])('writes the heads and every reading of a workbook if there is %s', async (_what, load, rows) => {
  const sheet = await readingSheet(load(), testFormat);
  expect([sheet.name, sheet.rows.length]).toEqual([testFormat.readings, rows]);
  expect(sheet.rows[0]).toEqual(readingLines([], testFormat)[0]);
});

test.each([
  ['cannot be had', () => Promise.reject(new Error('offline'))],
  ['are too many for a phone', async () => many(workbookReadings + 1)],
])('says in a workbook that its readings %s', async (_why, load) => {
  expect((await readingSheet(load(), testFormat)).rows).toEqual([[testFormat.noReadings]]);
});
