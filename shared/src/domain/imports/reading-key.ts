import type { ReadingBody } from '@seguia/openapi';
import { normaliseReading } from '../readings/normalise-reading.ts';
import { measuredFields } from '../readings/measures.ts';

/** Plot and minute of a reading, as a text to compare. */
export function minuteKey({ plotId, date, time }: Pick<ReadingBody, 'plotId' | 'date' | 'time'>): string {
  return `${plotId.toLowerCase()} ${date} ${time}`;
}

/** Plot, minute and values of a reading: what an import takes for the same. Notes, volumes and who took it are not compared. */
export function readingKey(body: ReadingBody): string {
  const reading = normaliseReading(body);
  return `${minuteKey(reading)} ${measuredFields.map((field) => reading[field] ?? '').join(' ')}`;
}
