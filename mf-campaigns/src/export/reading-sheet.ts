import type { DeviceReading } from '@seguia/shared/platform';
import type { ExportFormat } from './export-format.ts';
import { readingLines } from './reading-lines.ts';
import type { Sheet } from './sheet-xml.ts';

/** More rows than these make a workbook that a phone has no memory for; CSV takes them all. */
export const workbookReadings = 50_000;

/** The readings in a workbook; where they cannot be had, it has its other sheets all the same, and says so. */
export async function readingSheet(loading: Promise<readonly DeviceReading[]>, format: ExportFormat): Promise<Sheet> {
  const readings = await loading.catch(() => null);
  const isWritten = readings !== null && readings.length <= workbookReadings;
  return {
    name: format.readings,
    rows: isWritten ? readingLines(readings, format) : [[format.noReadings]],
    dates: [0],
    isReadings: true,
  };
}
