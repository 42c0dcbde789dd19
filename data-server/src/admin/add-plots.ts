import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { isDate } from '@seguia/shared/domain/farm-time';
import { isOneLine } from '@seguia/shared/domain/texts/one-line';
import { newId } from '@seguia/shared/domain/uuid';
import { CsvError, parse } from 'csv-parse/sync';
import type { Db } from '../database/db.ts';
import { seconds } from '../services/services.ts';
import { SettingError } from '../services/settings.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import { inTransaction } from '../database/transaction.ts';
import { makePlot } from '../plots/make-plot.ts';
import { storePlot } from '../plots/plots.queries.ts';
import { plant } from './plant.ts';
import { withRulesAsSettings } from './rule-as-setting.ts';
import type { Arguments } from './arguments.ts';

/** A plot as it is typed in a command or a cell; missing values are empty. */
interface NewPlot {
  name: string;
  units: string;
  area: string;
  crop: string;
  cropType: string;
  from: string;
}

export const plotIn = (words: Arguments): NewPlot => ({
  name: words.required('name'),
  units: words.optional('units') ?? '1',
  area: words.optional('area') ?? '',
  crop: words.optional('crop') ?? '',
  cropType: words.optional('crop-type') ?? '',
  from: words.optional('from') ?? '',
});

/**
 * Reads the plots of a CSV file (RFC 4180) with a header line. The separator is `;` if the header has one, otherwise `,`. Throws a
 * SettingError where the file is no CSV, or not in UTF-8.
 */
export async function plotsIn(file: string): Promise<NewPlot[]> {
  return readRows(textOf(file, await readFile(file))).map((row) => ({
    name: row['name'] ?? '',
    units: row['units'] || '1',
    area: row['area'] ?? '',
    crop: row['crop'] ?? '',
    cropType: row['crop_type'] ?? '',
    from: row['from'] ?? '',
  }));
}

/** A spreadsheet's plain "CSV" uses the computer's code page: read as UTF-8, each é in a name would be lost silently. */
function textOf(file: string, bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new SettingError(`${file} is not in UTF-8: save it as "CSV UTF-8".`);
  return bytes.toString('utf8');
}

/** Cells by their column's name. A line may have fewer cells than the header, because spreadsheets leave out empty ones at the end. */
function readRows(text: string): Record<string, string>[] {
  const [header = ''] = text.split('\n', 1);
  const delimiter = header.includes(';') ? ';' : ',';
  try {
    return parse(text, {
      bom: true,
      columns: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new SettingError(error.message);
    throw error;
  }
}

/** Adds plots behind those of the farm, all or none; returns their ids. Throws a SettingError that names the plot with a problem. */
export async function insertPlots(db: Db, farmId: string, plots: readonly NewPlot[], now: Date): Promise<string[]> {
  for (const plot of plots) checkPlot(plot);
  return inTransaction(db, async (trx) => {
    const stamp = { changeNo: await nextChangeNo(trx, farmId), version: 1, now: seconds(now) };
    const made: string[] = [];
    for (const { name, units, area, ...crop } of plots) {
      const id = newId();
      const body = { name, irrigation_units: Number(units), area: area ? Number(area) : null };
      const { row } = await withRulesAsSettings(name, () =>
        makePlot(trx, { farmerId: farmId, id, body, current: undefined, stamp }),
      );
      await storePlot(trx, row, true);
      if (crop.cropType) await plant(trx, { farmerId: farmId, plotId: id }, crop, stamp);
      made.push(id);
    }
    return made;
  });
}

function checkPlot({ name, units, area, crop, cropType, from }: NewPlot) {
  if (!name) throw new SettingError('A plot needs a name.');
  if (!isOneLine(name)) throw new SettingError(`${JSON.stringify(name)}: a name has one line.`);
  if (!/^\d+$/.test(units)) throw new SettingError(`${name}: units is a whole number, not "${units}".`);
  if (area && !(Number(area) > 0)) throw new SettingError(`${name}: area is a number of m², not "${area}".`);
  if (Boolean(crop) !== Boolean(cropType) || (cropType && !isDate(from))) {
    throw new SettingError(`${name}: crop, crop type and a from date (YYYY-MM-DD) belong together.`);
  }
}
