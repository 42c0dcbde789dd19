import type { ValueField } from '../../shared/src/domain/imports/tables/columns.ts';
import { textFile, workbook, type WrittenSheet } from '../sheets/written-sheet.ts';
import { Random } from '../random.ts';
import { drawWhen } from './dates.ts';
import { drawExtras } from './extras.ts';
import { drawFarm, languages } from './farm.ts';
import { layouts } from './layouts.ts';
import { asWritten, drawColumns, drawMeasureForm } from './measure-columns.ts';
import type { FileSheet, WorldFile } from './world-file.ts';
import { drawNumbers } from './writing.ts';

/** What a plain file may have: everything that is wanted stands in it, and nothing that may be mistaken for it. */
const plainLayouts = new Set([
  'list',
  'list under a title',
  'list with totals',
  'comments above',
  'sheet for each plot',
  'file of one plot',
]);
const plainWhens = new Set([
  'iso',
  'ordered',
  'named month',
  'year first',
  'iso stamp',
  'iso T',
  'ordered stamp',
  'instant',
]);
const plainExtras = new Set([
  'row number',
  'ion',
  'target',
  'climate',
  'radiation',
  'person',
  'crop',
  'device',
  'weekday',
  'empty',
]);

/** Lists are what most people keep. */
const layoutNames = [...Object.keys(layouts), 'list', 'list', 'list'];

/** Makes the file of a seed: the same seed always gives the same file. */
export async function makeWorldFile(seed: number): Promise<WorldFile> {
  const random = new Random(seed);
  random.next();
  const language = random.pick(languages) ?? 'fr';
  const farm = drawFarm(random, language);
  const isPointed = language === 'en' || language === 'logger' || random.chance(0.25);
  const separator = random.pick(isPointed ? [',', ',', ';', '\t'] : [';', ';', '\t', ',']) ?? ';';
  const numbers = drawNumbers(random, isPointed ? '.' : ',');
  const form = drawMeasureForm(random, numbers);
  const when = drawWhen(random, language, farm);
  const columns = drawColumns(random, language, form);
  const extras = drawExtras(random, numbers, language);
  const renamed = random.chance(0.12);
  const plotText = (plot: string) =>
    renamed ? plot.replace(/^\D*/, 'P-') : random.chance(0.05) ? plot.toUpperCase() : plot;
  const layout = random.pick(layoutNames) ?? 'list';
  const readings = asWritten(farm.readings, form);
  const laid = layouts[layout]!({ random, language, farm, readings, when, columns, extras, numbers, plotText });
  const name = laid.fileName ?? random.pick(['export', 'releves', 'data', '2026', 'EC-pH', 'Classeur1']) ?? 'export';
  const asWorkbook = laid.sheets !== undefined || random.chance(0.12);
  const sheets = laid.sheets ?? [{ name: asWorkbook ? name.slice(0, 31) : name, rows: laid.rows }];
  const fields: readonly ValueField[] = laid.fields ?? columns.map(({ field }) => field);
  const bytes = asWorkbook ? await workbook(sheets.map(spreadsheet)) : textOf(sheets[0]!, separator, random);
  const held = (laid.readings ?? readings)
    .map((reading) => ({
      ...reading,
      values: Object.fromEntries(
        fields.flatMap((field) => (reading.values[field] === undefined ? [] : [[field, reading.values[field]]])),
      ),
    }))
    .filter(({ values }) => Object.keys(values).length > 0);
  const own = columns.filter(({ field }) => fields.includes(field));
  const isPlain =
    plainLayouts.has(layout) &&
    when.saysDate &&
    plainWhens.has(when.name) &&
    own.every(({ saysWater, saysUnit }) => saysWater && saysUnit) &&
    form.ec.toStored === 1 &&
    numbers.thousands === '' &&
    !renamed &&
    extras.every(({ kind }) => plainExtras.has(kind));
  return {
    seed,
    name: `${name}.${asWorkbook ? 'xlsx' : 'csv'}`,
    bytes,
    layout,
    language,
    traits: [
      when.name,
      form.ec.text,
      form.unitPlace,
      ...extras.map(({ kind }) => kind),
      ...(renamed ? ['other names'] : []),
    ],
    farm,
    readings: held,
    isPlain,
    truth: {
      order: when.order,
      mark: numbers.mark,
      zone: when.zone,
      columns: Object.fromEntries([
        ...extras.map(({ head }) => [head, 'nothing' as const]),
        ...own.map(({ head, field }) => [head, field]),
      ]),
      units: Object.fromEntries(own.map(({ head, answerUnit }) => [head, answerUnit])),
      plots: Object.fromEntries(farm.plots.map((plot) => [renamed ? plot.replace(/^\D*/, 'P-') : plot, plot])),
    },
  };
}

const spreadsheet = ({ name, rows }: FileSheet): WrittenSheet => ({
  name: name.replaceAll(/[/\\[\]:*?]/g, ' ').slice(0, 31) || 'Sheet1',
  rows: rows.map((row) => row.map(({ text, stored }) => stored ?? (text === '' ? null : text))),
});

function textOf({ rows }: FileSheet, separator: string, random: Random): Uint8Array {
  const quoted = (text: string) =>
    text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) => row.map(({ text }) => quoted(text)).join(separator));
  const encoding = random.chance(0.05) ? 'utf-16le' : 'utf-8';
  return textFile(lines, encoding, encoding === 'utf-16le' || random.chance(0.3));
}
