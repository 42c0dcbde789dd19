import { fullName } from '@seguia/shared/domain/accounts/full-name';
import type { CsvCell } from '@seguia/shared/domain/csv';
import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import { toMillilitres } from '@seguia/shared/domain/units';
import type { DeviceReading } from '@seguia/shared/platform';
import type { ExportFormat } from './export-format.ts';
import { targetCells, targetHeads } from './target-cells.ts';

const litre = 1000;

/** One row per reading: when (the farm's date and hour), where, what grew there, every value with its target and state, volumes in litres, who, and the note. The import reads all of it again. */
export function readingLines(readings: readonly DeviceReading[], format: ExportFormat): CsvCell[][] {
  const head = [
    format.date,
    format.time,
    format.plot,
    format.crop,
    format.variety,
    format.stageHead,
    ...measuredFields.map((measure) => format.column(measure, 'value')),
    ...targetHeads(format),
    format.drained,
    format.given,
    format.perDripper,
    format.drippers,
    format.author,
    format.note,
  ];
  return [head, ...readings.map((reading) => readingLine(reading, format))];
}

function readingLine(reading: DeviceReading, format: ExportFormat): CsvCell[] {
  const { plotId, date, time, createdBy, note } = reading;
  const onDay = format.plotOnDay(plotId, date);
  return [
    date,
    time,
    format.plotName(plotId),
    onDay.crop,
    onDay.variety,
    onDay.stage && format.stage(onDay.stage),
    ...measuredFields.map((measure) => {
      const value = reading[measure];
      return value === null ? null : format.shown(quantityOf(measure), value);
    }),
    ...targetCells(reading, onDay, format),
    ...volumes(reading),
    fullName(createdBy),
    note || null,
  ];
}

/** What drained, what was given to the drippers that were measured and to each of them, in litres; and how many they were. */
function volumes({ totalDrained, intakePerDripper, dripperCount, dripperUnit }: DeviceReading): CsvCell[] {
  const litres = (volume: number | null) =>
    volume === null || !dripperUnit ? null : toMillilitres(volume, dripperUnit) / litre;
  const given = intakePerDripper === null || dripperCount === null ? null : intakePerDripper * dripperCount;
  return [litres(totalDrained), litres(given), litres(intakePerDripper), dripperUnit ? dripperCount : null];
}
