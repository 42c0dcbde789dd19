import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { type CsvCell } from '@seguia/shared/domain/csv';
import { type CertificationLog, peopleOf } from '@seguia/shared/domain/log/certification-log';
import { meterLines } from '@seguia/shared/domain/log/meter-lines';
import { correctionLines } from '@seguia/shared/domain/log/correction-lines';
import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import type { DeviceReading, IntlShape, TargetBand } from '@seguia/shared/platform';
import type { ExportFormat } from '../export/export-format.ts';
import { readingLines } from '../export/reading-lines.ts';
import type { Sheet } from '../export/sheet-xml.ts';
import { certificationMessages as messages } from './certification-messages.ts';
import { checkCommand } from './check-command.ts';
import type { HashedLog } from './use-log.ts';
import type { CorrectionText } from './use-correction-format.ts';

interface SheetFormat {
  intl: IntlShape;
  exported: ExportFormat;
  /** An instant on the farm's clock. */
  dateTime: (at: number) => string;
  varietyOf: (band: TargetBand) => string;
  correction: (what: ReturnType<typeof correctionLines>[number]['what']) => CorrectionText;
  /** The name of the file, as the command names it. */
  file: string;
}

/** The readings that are there, as screens have them. */
export const readingsThere = ({ entries }: Pick<CertificationLog, 'entries'>): DeviceReading[] =>
  entries.flatMap(({ reading }) => (reading.deletedAt === undefined ? [{ ...reading, state: 'sent' as const }] : []));

/** How many photos a reading of the log has; undefined where none has one. */
export function photosOf({ entries }: CertificationLog): ((reading: { id: string }) => number) | undefined {
  const counts = new Map(entries.map(({ reading, photos }) => [reading.id, photos]));
  return entries.some(({ photos }) => photos > 0) ? ({ id }) => counts.get(id) ?? 0 : undefined;
}

/** The name of the meter that a reading of the log was made with; undefined where none was noted. */
export function metersOf({ entries, meters }: CertificationLog): ((reading: MadeWith) => string | null) | undefined {
  const names = new Map(meters.map(({ id, name }) => [id, name]));
  const nameOf = ({ meterId }: MadeWith) => names.get(meterId ?? '') ?? null;
  return entries.some(({ reading }) => nameOf(reading) !== null) ? nameOf : undefined;
}

type MadeWith = Pick<DeviceReading, 'meterId'>;

/** The log's sheets: what it is and how it is checked, readings, corrections, people, target bands. */
export function logSheets({ log, hash }: HashedLog, format: SheetFormat): Sheet[] {
  const { intl } = format;
  const say = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      name: say('title'),
      rows: [
        [say('title'), null],
        [say('farm'), log.farm.name],
        [say('period'), `${log.from} – ${log.to}`],
        [say('zone'), log.farm.timeZone],
        [say('hash'), hash],
        [say('check'), checkCommand(format.file)],
      ],
    },
    { name: format.exported.readings, rows: readingCells(log, format), dates: [0], isReadings: true },
    { name: say('correctionsTitle'), rows: correctionCells(log, format), dates: [0] },
    { name: say('peopleTitle'), rows: [[say('name')], ...peopleOf(log.entries).map((person) => [fullName(person)])] },
    { name: say('metersTitle'), rows: calibrationCells(log, format) },
    { name: say('bandsTitle'), rows: bandCells(log, format), dates: [2, 3] },
  ];
}

function readingCells(log: CertificationLog, { intl, exported }: SheetFormat): CsvCell[][] {
  const [readings, meterOf, photos] = [readingsThere(log), metersOf(log), photosOf(log)];
  const [head = [], ...lines] = readingLines(readings, exported);
  const complete = lines.map((line, at): CsvCell[] => {
    const reading = readings[at];
    if (!reading) return line;
    return [...line, meterOf?.(reading) ?? null, photos?.(reading) ?? 0];
  });
  return [[...head, intl.formatMessage(messages.meter), intl.formatMessage(messages.photos)], ...complete];
}

function correctionCells(
  { entries }: CertificationLog,
  { intl, exported, dateTime, correction }: SheetFormat,
): CsvCell[][] {
  const say = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const head = [
    exported.date,
    exported.time,
    exported.plot,
    say('at'),
    say('by'),
    say('field'),
    say('before'),
    say('after'),
  ];
  return [
    head,
    ...correctionLines(entries).map(({ reading, at, by, what }): CsvCell[] => {
      const { field, before, after } = correction(what);
      const { date, time, plotId } = reading;
      return [date, time, exported.plotName(plotId), dateTime(at), fullName(by), field, before || null, after || null];
    }),
  ];
}

function calibrationCells(log: CertificationLog, { intl, dateTime }: SheetFormat): CsvCell[][] {
  const heads = ['meter', 'serial', 'calibratedAt', 'by', 'slope', 'offset', 'cellConstant'] as const;
  return [
    heads.map((head) => intl.formatMessage(messages[head])),
    ...meterLines(log).map(({ meter, calibration }): CsvCell[] => [
      meter?.name ?? null,
      meter?.serialNumber ?? null,
      calibration && dateTime(calibration.at),
      calibration && fullName(calibration.createdBy),
      calibration && calibration.slope,
      calibration && calibration.offset,
      calibration && calibration.cellConstant,
    ]),
  ];
}

function bandCells({ bands }: CertificationLog, { intl, exported, varietyOf }: SheetFormat): CsvCell[][] {
  const say = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const heads = measuredFields.flatMap((measure) => [
    exported.column(measure, 'targetLow'),
    exported.column(measure, 'targetHigh'),
  ]);
  return [
    [exported.plot, exported.variety, say('from'), say('to'), ...heads],
    ...bands.map((band): CsvCell[] => [
      exported.plotName(band.plotId),
      varietyOf(band) || null,
      band.from,
      band.to,
      ...measuredFields.flatMap((measure) =>
        [band[measure].low, band[measure].high].map((limit) =>
          limit === null ? null : exported.shown(quantityOf(measure), limit),
        ),
      ),
    ]),
  ];
}
