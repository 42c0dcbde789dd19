import { zoneClock } from '../shared/src/domain/farm-time.ts';
import {
  type ImportContext,
  importReadings,
  type ReadingImport,
} from '../shared/src/domain/imports/import-readings.ts';
import { noAnswers } from '../shared/src/domain/imports/tables/import-answers.ts';
import { readFile } from '../shared/src/sheets/read-file.ts';

/** Everything that an import needs to know about the farm. */
type Farm = Pick<ImportContext, 'plots' | 'now' | 'known'> & { zone: string };

/** What the import of readings makes of a file without any answer. */
export async function readBack(file: Blob, name: string, { zone, ...farm }: Farm): Promise<ReadingImport> {
  const sheets = await readFile(name, new Uint8Array(await file.arrayBuffer()));
  return importReadings(sheets, { ...farm, clock: zoneClock(zone), answers: noAnswers });
}
