import { describe, expect, it } from 'vitest';
import { workbookOf } from './workbook.ts';

/** Parts of a ZIP whose names are in clear; the file is one, as every spreadsheet expects. */
async function bytesOf(blob: Blob) {
  return new Uint8Array(await blob.arrayBuffer());
}

describe('an Excel file', () => {
  it('is a ZIP with a sheet for each table', async () => {
    const sheets = [
      {
        name: 'Chiffres',
        rows: [
          ['Parcelle', 'EC'],
          ['Serre 1', 2.45],
        ],
      },
      { name: 'Par jour', rows: [['Date'], ['2026-03-12']] },
    ];
    const bytes = await bytesOf(await workbookOf(sheets, { locale: 'fr', rightToLeft: false }));
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
    const names = new TextDecoder('latin1').decode(bytes);
    expect(names).toContain('xl/worksheets/sheet1.xml');
    expect(names).toContain('xl/worksheets/sheet2.xml');
  });
});
