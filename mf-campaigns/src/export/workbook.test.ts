import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { columnName, sheetXml, styleSheet, xmlText } from './sheet-xml.ts';
import { readingOf } from '@seguia/testing/readings';
import { readingLines } from './reading-lines.ts';
import { testFormat } from '../../testing/export-format.ts';
import { workbookOf } from './workbook.ts';

/** Reads an archive through its directory, as a spreadsheet does. */
async function unzip(blob: Blob): Promise<Map<string, string>> {
  const file = Buffer.from(await blob.arrayBuffer());
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x0605_4b50);
  const files = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const name = file.subarray(at + 46, at + 46 + file.readUInt16LE(at + 28)).toString();
    const place = file.readUInt32LE(at + 42);
    const start = place + 30 + file.readUInt16LE(place + 26);
    files.set(name, inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString());
    expect(Buffer.byteLength(files.get(name) ?? '')).toBe(file.readUInt32LE(at + 24));
    at += 46 + file.readUInt16LE(at + 28);
  }
  return files;
}

describe('an Excel file', () => {
  const sheets = [
    {
      name: 'Figures',
      rows: [
        ['Plot', 'EC'],
        ['Serre <1>', 2.45],
      ],
    },
    {
      name: 'By day: all',
      rows: [
        ['Date', 'Readings'],
        ['2026-03-12', 3],
        [null, 4],
      ],
      dates: [0],
    },
  ];

  it('has names of sheets that Excel takes: at most 31 letters, and none of its marks', async () => {
    const name = 'Serre [1] du côté nord: août/septembre';
    const files = await unzip(await workbookOf([{ name, rows: [['a']] }], { rightToLeft: false }));
    const [, written = ''] = /<sheet name="([^"]*)"/.exec(files.get('xl/workbook.xml') ?? '') ?? [];
    expect(written).toBe('Serre  1  du côté nord  août se');
    expect(written).toHaveLength(31);
  });

  it('holds a sheet for each table, with real numbers and dates', async () => {
    const files = await unzip(await workbookOf(sheets, { rightToLeft: false }));
    expect([...files.keys()]).toContain('[Content_Types].xml');
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('Serre &lt;1&gt;');
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('<c r="B2" s="2"><v>2.45</v></c>');
    expect(files.get('xl/worksheets/sheet2.xml')).toContain(
      '<c r="A2" s="4"><v>46093</v></c><c r="B2" s="3"><v>3</v></c>',
    );
    expect(files.get('xl/worksheets/sheet2.xml')).toContain('<row r="3"><c r="B3"');
    expect(files.get('xl/workbook.xml')).toContain('name="By day  all"');
  });

  it('sets heads apart from texts, and a date in a head is a text', () => {
    const sheet = sheetXml('n', { rows: [['2026-03-12'], ['Serre 1'], [null]] }, false);
    expect(sheet).toContain('<c r="A1" t="inlineStr" s="1"><is><t xml:space="preserve">2026-03-12</t></is></c>');
    expect(sheet).toContain('<c r="A2" t="inlineStr" s="0"><is><t xml:space="preserve">Serre 1</t></is></c>');
    expect(sheet).toContain('<row r="3"></row>');
    expect(sheet).toContain('<col min="1" max="1"');
    expect(sheet).not.toContain('rightToLeft');
    const looks = styleSheet('n', 'dd/mm/yyyy');
    const formats = [...looks.matchAll(/<xf numFmtId="(\d+)" fontId="(\d)" [^>]*applyFont/g)].map(([, ...of]) =>
      of.join(),
    );
    expect(formats).toEqual(['0,0', '0,1', '2,0', '1,0', '164,0']); // plain, head, decimal, whole, date
    expect(looks).toContain('numFmtId="164" formatCode="dd/mm/yyyy"');
  });

  it('holds a name or a note that is a date in letters as the text that it is', async () => {
    const rows = [
      ['Date', 'Plot', 'Note'],
      ['2026-03-12', '2026-03-12', '2026-03-12'],
    ];
    const files = await unzip(await workbookOf([{ name: 'a', rows, dates: [0] }], { rightToLeft: false }));
    const [, line = ''] = (files.get('xl/worksheets/sheet1.xml') ?? '').split('<row r="2">');
    expect(line.match(/>[^<>]+</g)).toEqual(['>46093<', '>2026-03-12<', '>2026-03-12<']);
  });

  it('takes any text: marks of XML are written out, what XML forbids is left away', () => {
    expect(xmlText('a<b>&"c"')).toBe('a&lt;b&gt;&amp;&quot;c&quot;');
    expect(xmlText('a\u0000b\tc\nd\uFFFF')).toBe('ab\tc\nd');
  });

  it('runs from the right where the language does', async () => {
    const files = await unzip(await workbookOf(sheets, { rightToLeft: true }));
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"');
  });

  it('holds readings as they were: a date that sorts, an hour, values to count with, targets, states and notes', async () => {
    const reading = readingOf({ plotId: '1', date: '2026-03-12', time: '09:05', drainEc: 3.68, note: 'Filtre & =1+1' });
    const rows = readingLines([{ ...reading, state: 'sent' }], testFormat);
    const files = await unzip(await workbookOf([{ name: 'Readings', rows, dates: [0] }], { rightToLeft: false }));
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    const heads = rows[0] ?? [];
    const cell = (head: string) => {
      const place = `${columnName(heads.indexOf(head))}2`;
      return new RegExp(`<c r="${place}"[^>]*>(.*?)</c>`).exec(sheet)?.[1]?.replaceAll(/<[^>]*>/g, '');
    };
    expect(
      ['Date', 'Time (zone)', 'drainEc value', 'drainEc targetHigh', 'drainEc state', 'By', 'Note'].map(cell),
    ).toEqual(['46093', '09:05', '3680', '3500', 'is above', 'Amina El Fassi', 'Filtre &amp; =1+1']);
    expect(cell('drainPh value')).toBeUndefined();
    expect(files.get('xl/styles.xml')).toContain('formatCode="yyyy-mm-dd"');
  });

  it('names columns beyond Z', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});
