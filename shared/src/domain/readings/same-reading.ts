import type { ReadingBody } from '@seguia/openapi';
import { normaliseReading } from './normalise-reading.ts';

/** Whether two readings say the same to a person: plot, the farm's date and time, values and note. The instant behind the minute is not compared. */
export function isSameReading(a: ReadingBody, b: ReadingBody): boolean {
  return saidBy(a) === saidBy(b);
}

function saidBy(body: ReadingBody): string {
  const { timestamp: _instant, ...said } = normaliseReading(body);
  return JSON.stringify(said);
}
