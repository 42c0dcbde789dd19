import type { ReadingBody } from '@seguia/openapi';
import { normaliseReading } from './normalise-reading.ts';

/** Whether two readings say the same to a person: plot, the farm's date and time, values and note. The instant behind the minute is not compared. */
export function isSameReading(a: ReadingBody, b: ReadingBody): boolean {
  return substanceOf(a) === substanceOf(b);
}

function substanceOf(body: ReadingBody): string {
  const { timestamp: _instant, ...substance } = normaliseReading(body);
  return JSON.stringify(substance);
}
