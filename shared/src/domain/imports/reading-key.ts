import type { ReadingBody } from '@seguia/openapi';
import { normaliseReading } from '../readings/normalise-reading.ts';
import { measuredFields } from '../readings/measures.ts';

/** Plot and minute of a reading as a text, for comparisons. */
export function minuteKey({ plotId, date, time }: Pick<ReadingBody, 'plotId' | 'date' | 'time'>): string {
  return `${plotId.toLowerCase()} ${date} ${time}`;
}

/** Plot, minute and values of a reading: readings with the same key are the same for an import. Notes, volumes and the author are not compared. */
export function readingKey(body: ReadingBody): string {
  const reading = normaliseReading(body);
  return `${minuteKey(reading)} ${measuredFields.map((field) => reading[field] ?? '').join(' ')}`;
}
