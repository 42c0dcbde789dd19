import type { Calibration, Instruction, TargetBand } from '@seguia/openapi';
import { measuredFields } from '../readings/measures.ts';
import { readingFields } from '../readings/reading-fields.ts';
import { type CertificationLog, type LogEntry, peopleOf } from './certification-log.ts';

/**
 * Must be raised when the form of the text changes. A log without instructions keeps the first form, so that it has the hash of older
 * prints.
 */
const versionOf = ({ instructions }: CertificationLog) => (instructions.length === 0 ? 1 : 2);

/**
 * A log as one text, independent of language, unit and device: one line of JSON per item, ended by a line feed, EC in mS/cm, instants in
 * Unix seconds. Its SHA-256 is printed on paper and stored in the spreadsheet, together with the text itself, so that anyone can calculate
 * it again (docs/decisions/133).
 */
export function canonicalLog(log: CertificationLog): string {
  const { farm, from, to, entries, plots, bands, meters, calibrations, instructions } = log;
  const lines: unknown[][] = [
    ['seguia-log', versionOf(log), readingFields, measuredFields],
    ['farm', farm.id, farm.name, farm.timeZone],
    ['period', from, to],
    ...byId(plots).map(({ id, name }) => ['plot', id, name]),
    ...byId(bands).map(bandLine),
    ...byId(meters).map(({ id, name, serialNumber }) => ['meter', id, name, serialNumber]),
    ...calibrations.map(calibrationLine),
    ...instructions.map(instructionLine),
    ...byId(peopleOf(entries)).map(({ id, firstname, lastname }) => ['person', id, firstname, lastname]),
    ...entries.flatMap(entryLines),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Sorts by id, independent of the order of arrival and of the language's rules for names. */
const byId = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const bandLine = (band: TargetBand): unknown[] => [
  'band',
  band.id,
  band.plotId,
  band.cropTypeId,
  band.from,
  band.to,
  ...measuredFields.flatMap((measure) => [band[measure]?.low ?? null, band[measure]?.high ?? null]),
];

const calibrationLine = (calibration: Calibration): unknown[] => {
  const { id, meterId, at, createdBy, points, temperature, slope, offset, cellConstant, ecStandard } = calibration;
  const measured = points.map(({ ph, mv }) => [ph, mv]);
  return ['calibration', id, meterId, at, createdBy.id, measured, temperature, slope, offset, cellConstant, ecStandard];
};

const instructionLine = (instruction: Instruction): unknown[] => {
  const { id, plotId, text, createdAt, createdBy, doneAt, doneBy, readingId, version } = instruction;
  return ['instruction', id, plotId, version, createdAt, createdBy.id, doneAt, doneBy?.id ?? null, readingId, text];
};

function entryLines({ reading, photos, corrections }: LogEntry): unknown[][] {
  const { id, timestamp, createdBy, createdAt, deletedAt = null } = reading;
  const fields = readingFields.map((field) => reading[field] ?? null);
  return [
    ['reading', id, timestamp, createdBy.id, createdAt, deletedAt, reading.version, photos, ...fields],
    ...corrections.flatMap((revision) => {
      const head = ['change', id, revision.version, revision.action, revision.at, revision.by.id];
      const changes = revision.changes.map(({ field, old, new: made }) => [field, old ?? null, made ?? null]);
      return [[...head, changes]];
    }),
  ];
}

/** The SHA-256 of a text in UTF-8, in the form of `sha256sum`. */
export async function hashOfText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
