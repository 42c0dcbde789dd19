import type { ReadingBody } from '@seguia/openapi';
import { enteredReading } from './normalise-reading.ts';

/**
 * Whether two readings are the same for a person: plot, the farm's date and time, values and note. The instant behind the minute and
 * calculated values are not compared, because they follow from the others.
 */
export function isSameReading(a: ReadingBody, b: ReadingBody): boolean {
  return substanceOf(a) === substanceOf(b);
}

function substanceOf(body: ReadingBody): string {
  const { timestamp: _instant, ...entered } = enteredReading(body);
  return JSON.stringify(entered);
}
