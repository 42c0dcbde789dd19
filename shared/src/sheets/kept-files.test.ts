import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lines, read } from '@seguia/testing/sheets';
import { readingKey } from '../domain/imports/reading-key.ts';
import { readFile } from './read-file.ts';
import { madeFiles, largeFile } from '@seguia/testing/sheets/kept-files';
import { workbook } from '@seguia/testing/sheets/written-sheet';

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../../testing/sheets/files', name)));

/** The result of each row of each file. */
const expected: Record<string, string[]> = {
  'one-list.xlsx': [
    'none | remark',
    'ready | plot-1 2025-03-13 08:30 2.1 5.8 3.4 6.2 28 | pompe réglée',
    'ready | plot-3 2025-03-13 09:00 2.2 5.7 3.1 6.1 30',
    'ready | plot-1 2025-03-14 08:45 2.15 · · · 27',
    'none | total',
  ],
  'sheet-per-plot.xlsx': [
    'none | remark',
    'none | remark',
    'ready | plot-1 2025-03-13 08:30 2.1 5.8 3.4 6.2 ·',
    'ready | plot-2 2025-03-13 08:40 2.2 5.9 3.5 6.3 ·',
  ],
  'blocks-merged.xlsx': [
    'ready | plot-1 2025-03-13 08:30 2.1 5.8 3.4 6.2 ·',
    'ready | plot-1 2025-03-13 15:30 2.2 5.8 3.6 6.1 ·',
    'ready | plot-2 2025-03-13 08:40 2.3 5.9 3.5 6.3 ·',
    'doubtful | spread_value | plot-2 2025-03-14 08:40 2.3 5.9 3.5 6.3 ·',
  ],
  'plots-over-columns.xlsx': [
    'ready | plot-1 2025-03-13 08:30 2.1 · 3.4 · ·',
    'ready | plot-2 2025-03-13 08:30 2.2 · 3.5 · ·',
    'ready | plot-2 2025-03-14 08:30 2.3 · · · ·',
  ],
  'formulas.xlsx': [
    'ready | plot-1 2025-03-13 18:00 · · · · ·',
    'doubtful | percent_differs | plot-1 2025-03-14 18:00 · · · · ·',
    'impossible | not_a_number nothing_measured | plot-1 2025-03-15 18:00 · · · · ·',
  ],
  'since-1904.xlsx': ['ready | plot-1 2024-02-29 07:45 2.1 5.8 3.4 6.2 ·'],
  'hidden-rows.xlsx': [
    'ready | plot-1 2025-03-13 08:30 2.1 5.8 3.4 6.2 ·',
    'doubtful | hidden ec_unusual | plot-1 2025-03-14 08:30 9.9 5.8 3.4 6.2 ·',
    'ready | plot-1 2025-03-15 08:30 2.2 5.8 3.5 6.2 ·',
  ],
  'mixed-dates.csv': [
    'ready | plot-1 2025-03-28 08:30 2.1 · 3.4 · ·',
    'doubtful | date_by_neighbours | plot-1 2025-04-02 08:30 2.1 · 3.4 · ·',
    'ready | plot-1 2025-04-15 08:30 2.2 · 3.5 · ·',
    'ready | plot-1 2025-04-16 08:30 2.2 · 3.5 · ·',
    'ready | plot-1 2025-04-17 08:30 2.2 · 3.5 · ·',
    'doubtful | date_counted | plot-1 2025-04-19 08:30 2.3 · 3.6 · ·',
  ],
  'windows-1252.csv': ['none | remark', 'ready | plot-1 2025-03-13 08:30 2.1 · · · ·'],
  'utf-16-tabs.txt': ['ready | plot-2 2025-03-13 08:30 2.1 · · 6.2 ·'],
  'arabic.csv': [
    'ready | plot-4 2025-03-13 08:30 2.1 · · 6.2 · | مضخة جديدة',
    'ready | plot-4 2025-03-14 08:30 2.2 · · 6.1 ·',
    'none | total',
  ],
  'units-and-slips.csv': [
    'ready | plot-1 2025-03-13 08:30 2.1 5.8 3.4 6.2 ·',
    'doubtful | ec_over_20 | plot-1 2025-03-13 14:30 21 5.8 3.4 6.2 ·',
    'doubtful | ec_ph_swapped | plot-1 2025-03-14 08:30 5.8 2.1 3.5 6.2 ·',
    'doubtful | not_a_number ph_out_of_range | plot-1 2025-03-15 08:30 · 5.8 3.5 62 ·',
    'doubtful | ec_over_20 | plot-1 2025-03-16 08:30 2.1 5.8 35 6.2 ·',
    'impossible | time_invalid | plot-1 2025-03-17  2.1 5.8 3.5 6.2 ·',
    'impossible | date_invalid | plot-1  08:30 2.1 5.8 3.5 6.2 ·',
  ],
  'unknown-kind.csv': ['none | remark', 'none | remark', 'none | remark'],
};

// Specification 10: sheets that are kept by hand are read as they are meant
test.each(Object.keys(madeFiles))('reads %s as it is meant, and reports all of it', async (name) => {
  const sheets = await readFile(name, bytesOf(name));
  const result = read(sheets);
  expect(lines(result)).toEqual(expected[name]);
  expect(result.questions).toEqual([]);
});

test.each(Object.keys(madeFiles))('%s adds nothing when it is imported a second time', async (name) => {
  const sheets = await readFile(name, bytesOf(name));
  const first = read(sheets).rows.filter(({ state }) => state === 'ready');
  const known = new Set(first.flatMap(({ body }) => (body ? [readingKey(body)] : [])));
  expect(read(sheets, {}, { known }).counts).toMatchObject({ ready: 0, there: first.length });
});

test('reads all of twenty thousand rows', async () => {
  const sheets = await readFile('large.xlsx', await largeFile());
  const { counts, questions } = read(sheets);
  expect([counts.ready, questions]).toEqual([20_000, []]);
}, 60_000);

test('reads a sheet with something far beneath its rows', async () => {
  const head = ['Date', 'Heure', 'EC apport'];
  const empty = Array.from({ length: 100_000 }, () => []);
  const bottom = Array.from({ length: 250 }, () => 'x');
  const bytes = await workbook([{ name: 'Serre 1', rows: [head, ['13/04/2025', '8:30', 2.1], ...empty, bottom] }]);
  expect(lines(read(await readFile('a.xlsx', bytes)))).toEqual(['ready | plot-1 2025-04-13 08:30 2.1 · · · ·']);
}, 60_000);

test('names the kind of a file that is no table', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
  const locked = new Uint8Array([...old, ...Buffer.from('EncryptedPackage', 'utf16le')]);
  for (const name of ['relevés.xls', 'relevés.xlsx']) {
    await expect(readFile(name, old)).rejects.toMatchObject({ fault: 'old_format' });
    await expect(readFile(name, locked)).rejects.toMatchObject({ fault: 'locked' });
  }
  await expect(readFile('relevés.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9]))).rejects.toMatchObject({
    fault: 'unreadable',
  });
  await expect(readFile('photo.csv', new Uint8Array([1, 0, 0, 7, 0, 200]))).rejects.toMatchObject({
    fault: 'unreadable',
  });
});

test('treats rows of a hidden sheet as hidden', async () => {
  const head = ['Date', 'Heure', 'EC apport'];
  const bytes = await workbook([
    { name: 'Serre 1', rows: [head, ['13/04/2025', '8:30', 2.1]] },
    { name: 'Serre 2', rows: [head, ['13/04/2025', '8:30', 2.2]], isHidden: true },
  ]);
  expect(lines(read(await readFile('a.xlsx', bytes)))).toEqual([
    'ready | plot-1 2025-04-13 08:30 2.1 · · · ·',
    'doubtful | hidden | plot-2 2025-04-13 08:30 2.2 · · · ·',
  ]);
});
