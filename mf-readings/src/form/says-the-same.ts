import { normaliseReading } from '@seguia/shared/domain/reading-rules';
import type { ReadingBody } from '@seguia/shared/platform';

/** Whether two readings hold the same in every field that a person fills in. */
export function saysTheSame(a: ReadingBody, b: ReadingBody): boolean {
  return JSON.stringify(normaliseReading(a)) === JSON.stringify(normaliseReading(b));
}
