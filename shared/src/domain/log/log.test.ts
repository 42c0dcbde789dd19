import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bandOf, readingOf } from '@seguia/testing/readings';
import { zoneClock } from '../farm-time.ts';
import { canonicalLog, hashOfText } from './canonical-log.ts';
import {
  calibrationsBehind,
  type CertificationLog,
  hasBandDays,
  type LogEntry,
  peopleOf,
} from './certification-log.ts';
import { correctionLines } from './correction-lines.ts';

const brahim = { id: 'b', firstname: 'Brahim', lastname: 'Aït Hmad' };
const reading = readingOf({ id: 'r', plotId: 'p', intakeEc: 2.4, note: 'Sonde « nettoyée »\n', version: 3 });
const corrected: LogEntry = {
  reading,
  photos: 2,
  corrections: [
    { version: 2, action: 'updated', at: 100, by: brahim, changes: [{ field: 'intake_ec', old: 2.1, new: 2.4 }] },
    { version: 3, action: 'deleted', at: 200, by: brahim, changes: [] },
  ],
};
const log: CertificationLog = {
  farm: { id: 'f', name: 'Oasis', timeZone: 'Africa/Casablanca' },
  from: '2026-03-01',
  to: '2026-03-31',
  entries: [corrected],
  plots: [{ id: 'p', name: 'Serre 4' }],
  meters: [],
  calibrations: [],
  instructions: [],
  bands: [bandOf({ id: 'x', plotId: 'p', intakeEc: { low: 2, high: 3 } })],
};

test('the text has one thing a line, in JSON, and every change with its old and new value', () => {
  const text = canonicalLog(log);
  expect(text.endsWith('\n')).toBe(true);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown[]);
  expect(lines.map(([kind]) => kind)).toEqual([
    'seguia-log',
    'farm',
    'period',
    'plot',
    'band',
    'person',
    'person',
    'reading',
    'change',
    'change',
  ]);
  expect(lines[8]).toEqual(['change', 'r', 2, 'updated', 100, 'b', [['intake_ec', 2.1, 2.4]]]);
  expect(lines[7]).toContain('Sonde « nettoyée »\n');
});

test('the text does not depend on the order of plots and bands', () => {
  const [first, second] = [
    { id: 'p', name: 'Serre 4' },
    { id: 'a', name: 'Serre 1' },
  ];
  expect(canonicalLog({ ...log, plots: [first, second] })).toBe(canonicalLog({ ...log, plots: [second, first] }));
  const bands = [bandOf({ id: 'x', plotId: 'p' }), bandOf({ id: 'a', plotId: 'p' })];
  expect(canonicalLog({ ...log, bands })).toBe(canonicalLog({ ...log, bands: bands.toReversed() }));
});

// Specification 10: the log’s text is the same whatever the language, and another for any other value
test('any value that differs makes another hash, by SHA-256', async () => {
  const text = canonicalLog(log);
  const changed = canonicalLog({ ...log, entries: [{ ...corrected, reading: { ...reading, intakeEc: 2.5 } }] });
  expect(await hashOfText(text)).toBe(createHash('sha256').update(text).digest('hex'));
  expect(await hashOfText(changed)).not.toBe(await hashOfText(text));
});

test('an instruction is a line with who gave and who did it, and a log without any is as older prints have it', () => {
  const instruction = {
    id: 'i',
    plotId: 'p',
    text: 'Monter à 2,6',
    doneAt: 90,
    readingId: 'r',
    doneBy: brahim,
    createdBy: { ...brahim, id: 'm' },
    createdAt: 50,
    updatedAt: 90,
    version: 2,
  };
  const lines = canonicalLog({ ...log, instructions: [instruction] }).split('\n');
  expect(lines).toContain('["instruction","i","p",2,50,"m",90,"b","r","Monter à 2,6"]');
  expect([lines[0], canonicalLog(log)]).toEqual([
    expect.stringMatching(/^\["seguia-log",2,/),
    expect.stringMatching(/^\["seguia-log",1,/),
  ]);
});

test('a deleted reading makes another text than an existing one', () => {
  const deleted: LogEntry = { ...corrected, reading: { ...reading, deletedAt: 200 } };
  expect(canonicalLog({ ...log, entries: [deleted] })).not.toBe(canonicalLog(log));
});

test('people are those who made and who changed readings, once each, by name', () => {
  expect(peopleOf([corrected, corrected]).map(({ lastname }) => lastname)).toEqual(['Aït Hmad', 'El Fassi']);
});

test('each corrected field is a line; a deletion is a line of its own', () => {
  expect(correctionLines([corrected]).map(({ at, what }) => [at, what])).toEqual([
    [100, { field: 'intakeEc', before: 2.1, after: 2.4 }],
    [200, 'deleted'],
  ]);
});

test.each([
  ['2026-01-01', null, true],
  ['2026-03-31', null, true],
  ['2026-04-01', null, false],
  ['2026-01-01', '2026-03-01', true],
  ['2026-01-01', '2026-02-28', false],
])('a band from %s to %s counts in March: %s', (from, to, counts) => {
  expect(hasBandDays({ from, to }, '2026-03-01', '2026-03-31')).toBe(counts);
});

const calibrationOf = (id: string, meterId: string, day: string, more: object = {}) => ({
  id,
  meterId,
  at: Date.parse(`${day}T12:00:00Z`) / 1000,
  points: [],
  temperature: null,
  slope: 97.5,
  offset: 3,
  cellConstant: null,
  ecStandard: null,
  createdBy: brahim,
  createdAt: 1,
  updatedAt: 1,
  version: 1,
  ...more,
});

test('includes calibrations of the period, and of each meter the one valid at its beginning', () => {
  const all = [
    calibrationOf('late', 'one', '2026-04-02'),
    calibrationOf('within', 'one', '2026-03-10'),
    calibrationOf('withdrawn', 'one', '2026-03-12', { withdrawnAt: 5 }),
    calibrationOf('before', 'one', '2026-02-20'),
    calibrationOf('long-before', 'one', '2026-01-20'),
    calibrationOf('other', 'two', '2026-01-05'),
    // This calibrates only the cell of the meter; the electrode's calibration is older.
    calibrationOf('cell', 'two', '2026-02-01', { slope: null, offset: null, cellConstant: 1 }),
  ];
  const period = { from: '2026-03-01', to: '2026-03-31', clock: zoneClock('Africa/Casablanca') };
  expect(calibrationsBehind(all, period).map(({ id }) => id)).toEqual(['other', 'cell', 'before', 'within']);
});

test('the day of a calibration is the server’s, whatever rules this device has for the zone', () => {
  const at = Date.parse('2026-11-30T23:30:00Z') / 1000;
  const offsets = (offset: number) => [{ from: 0, to: 4e9, offset }];
  const clock = (offset: number) => ({ zone: 'Africa/Casablanca', offsets: offsets(offset) });
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const calibration = { ...calibrationOf('late', 'one', '2026-11-30'), at };
  expect(calibrationsBehind([calibration], { ...period, clock: clock(0) })).toHaveLength(1);
  expect(calibrationsBehind([calibration], { ...period, clock: clock(3600) })).toEqual([]);
});
