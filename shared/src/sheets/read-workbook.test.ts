import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { day, hour, workbook, type Written } from '@seguia/testing/sheets/written-sheet';

/** Returns the cells of a sheet's first row. */
async function firstCells(cells: Written[], dateSystem?: '1904') {
  const [sheet] = await readWorkbook(await workbook([{ name: 'Serre 1', rows: [cells] }], dateSystem));
  return sheet?.rows[0]?.cells;
}

test('days and hours are those that the sheet shows, to the minute', async () => {
  const midnight = { value: day('2025-03-13'), format: 'dd/mm/yyyy hh:mm' };
  const dust = new Date('2025-03-13T08:29:59.600Z'); // an hour is a fraction of a day without a last digit
  expect(await firstCells([day('2025-03-13'), midnight, dust, hour('07:45')])).toEqual([
    { kind: 'date', date: '2025-03-13', time: null },
    { kind: 'date', date: '2025-03-13', time: '00:00' },
    { kind: 'date', date: '2025-03-13', time: '08:30' },
    { kind: 'date', date: null, time: '07:45' },
  ]);
});

test('an hour alone is one in a sheet that counts its days from 1904, too', async () => {
  expect(await firstCells([new Date('1904-01-01T07:45:00Z')], '1904')).toEqual([
    { kind: 'date', date: null, time: '07:45' },
  ]);
});

test('an error is no value, and rows are counted as the spreadsheet counts them', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Serre 1',
        rows: [['EC'], ['#DIV/0!']],
        cells: new Map([['1,0', { type: 'error', value: '#DIV/0!' }]]),
      },
    ],
  });
  expect(await readWorkbook(bytes)).toMatchObject([
    {
      isHidden: false,
      rows: [
        { row: 1, cells: [{ kind: 'text', text: 'EC' }] },
        { row: 2, cells: [{ kind: 'error', text: '#DIV/0!' }] },
      ],
    },
  ]);
});

test('a sheet that a menu of the spreadsheet does not show is hidden, and a merged cell may reach below its last row', async () => {
  const merges = [{ startRow: 0, startCol: 0, endRow: 5, endCol: 0 }];
  const bytes = await writeXlsx({
    sheets: [{ name: 'Serre 1', rows: [['13/03/2025', 2.1]], merges, veryHidden: true }],
  });
  expect(await readWorkbook(bytes)).toMatchObject([{ isHidden: true, rows: [{ row: 1, isHidden: true }] }]);
});
