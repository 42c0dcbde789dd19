// What a spreadsheet program makes of our files, in LibreOffice: numbers are numbers, dates are dates, texts are texts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { csvOf } from '@seguia/shared/domain/csv';
import { locales } from '@seguia/shared/i18n/locales.ts';
import { readingOf } from '@seguia/testing/readings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportIn } from '../../testing/export-in.ts';
import { readingLines } from './reading-lines.ts';
import { workbookOf } from './workbook.ts';

const hasProgram = spawnSync('soffice', ['--version']).status === 0;
const required = Boolean(process.env['CI']);
if (!hasProgram && !required)
  console.warn('SKIPPED: our files in LibreOffice (Debian: apt-get install libreoffice-calc)');

/**
 * The language of the program, as Windows numbers it, in which the people of each of ours open files. LibreOffice has no Arabic of Morocco, and
 * takes a decimal comma for text in every other Arabic; computers in Morocco are set to French.
 */
const programLanguages: Record<string, number> = { fr: 1036, en: 1033, es: 3082, pl: 1045, pt: 2070, 'ar-MA': 1036 };

const place = { position: 1, area: null, irrigationUnits: 1, closed: false, updatedAt: 0, version: 1, crops: [] };
const plots = [
  { id: '1', name: 'Serre 1', ...place },
  { id: '2', name: 'النخلة', ...place },
];
const volumes = { totalDrained: 1234, intakePerDripper: 900, dripperCount: 4, dripperUnit: 'ml' as const };
const readings = [
  readingOf({ plotId: '1', date: '2026-03-02', time: '08:05', intakeEc: 2.15, drainPh: 6.4, note: '=1+1' }),
  readingOf({ plotId: '2', date: '2026-12-11', time: '16:40', drainEc: 3.7, drainPercent: 34.3, ...volumes }),
].map((reading) => ({ ...reading, state: 'sent' as const }));

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'seguia-spreadsheet-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const exportsIn = (locale: string) => {
  const plotName = (id: string) => plots.find((plot) => plot.id === id)?.name ?? '';
  const { exported, ...look } = exportIn(
    { locale, ecUnit: 'mS/cm' },
    { zone: 'Africa/Casablanca', plotName, onDays: [plots, []] },
  );
  return { rows: readingLines(readings, exported), name: exported.readings, ...look };
};

interface ProgramCell {
  type: string;
  /** A number or a date as the program stores it, otherwise what it shows. */
  value: string;
}

/** Opens files in the program and returns the cells of the first sheet of each; `filter` says how texts are taken apart. */
function opened(files: readonly string[], filter: readonly string[]): ProgramCell[][][] {
  const { status, stderr } = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...filter,
      '--convert-to',
      'fods',
      '--outdir',
      path.join(folder, 'opened'),
      ...files.map((file) => path.join(folder, file)),
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return files.map((file) => cellsOf(readFileSync(path.join(folder, 'opened', file.replace(/\w+$/, 'fods')), 'utf8')));
}

/** The paragraphs of a cell, without their marks. */
const textsIn = (xml: string) =>
  [...xml.matchAll(/<text:p>([^]*?)<\/text:p>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, '')).join('\n');

function cellsOf(xml: string): ProgramCell[][] {
  const [table = ''] = /<table:table [^]*?<\/table:table>/.exec(xml) ?? [];
  return [...table.matchAll(/<table:table-row[ >][^]*?<\/table:table-row>/g)].map(([row]) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([^]*?)<\/table:table-cell>)/g)].flatMap(
      ([, head = '', inner = '']) => {
        const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1];
        const value = attribute('office:value') ?? attribute('office:date-value') ?? attribute('office:time-value');
        const cell = {
          type: attribute('office:value-type') ?? 'empty',
          value: value ?? textsIn(inner),
        };
        return Array.from(
          { length: Math.min(30, Number(attribute('table:number-columns-repeated') ?? 1)) },
          () => cell,
        );
      },
    ),
  );
}

/** What the program must make of our cells; `hours` is the kind of its cells with hours. */
const expected = (rows: ReturnType<typeof exportsIn>['rows'], hours: 'time' | 'string') =>
  rows.map((row, at) =>
    row.map((value, column): ProgramCell => {
      if (value === null) return { type: 'empty', value: '' };
      if (typeof value === 'number') return { type: 'float', value: String(value) };
      if (at > 0 && column === 0) return { type: 'date', value };
      if (at > 0 && column === 1 && hours === 'time')
        return { type: 'time', value: `PT${value.replace(':', 'H')}M00S` };
      return { type: 'string', value: hours === 'time' && value.startsWith('=') ? `'${value}` : value };
    }),
  );

const unescaped = (cells: ProgramCell[][], width: number) =>
  cells.map((row) =>
    row
      .slice(0, width)
      .map(({ type, value }) => ({ type, value: value.replaceAll('&apos;', "'").replaceAll('&amp;', '&') })),
  );

test.skipIf(!hasProgram && !required)(
  'our CSV opens with numbers, dates and hours in a program of each language',
  async () => {
    for (const { locale } of locales) {
      const { rows, decimalMark } = exportsIn(locale);
      writeFileSync(path.join(folder, `${locale}.csv`), csvOf(rows, decimalMark));
      const separator = decimalMark === ',' ? ';' : ',';
      const filter = `--infilter=CSV:${separator.charCodeAt(0)},34,76,1,,${programLanguages[locale]},false,true`;
      const [cells = []] = opened([`${locale}.csv`], [filter]);
      expect({ locale, cells: unescaped(cells, rows[0]!.length) }).toEqual({ locale, cells: expected(rows, 'time') });
    }
  },
  300_000,
);

test.skipIf(!hasProgram && !required)(
  'our workbook opens with numbers and dates in each language',
  async () => {
    const files: string[] = [];
    for (const { locale } of locales) {
      const { rows, name, isRightToLeft } = exportsIn(locale);
      const workbook = await workbookOf([{ name, rows, dates: [0] }], { rightToLeft: isRightToLeft });
      writeFileSync(path.join(folder, `${locale}.xlsx`), new Uint8Array(await workbook.arrayBuffer()));
      files.push(`${locale}.xlsx`);
    }
    const all = opened(files, []);
    for (const [at, { locale }] of locales.entries()) {
      const { rows } = exportsIn(locale);
      expect({ locale, cells: unescaped(all[at] ?? [], rows[0]!.length) }).toEqual({
        locale,
        cells: expected(rows, 'string'),
      });
    }
  },
  300_000,
);
