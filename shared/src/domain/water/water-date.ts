import { isDate } from '../farm-time.ts';
import { latinText } from '../imports/cells/plain-text.ts';

const orders = [
  // ISO 8601, with or without a time behind it.
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  // Day first, as in all our languages but English of America.
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})(?: .*)?$/,
];

/** A date of a file as YYYY-MM-DD: ISO, or day first; a year of two digits is of this century. Null where it is none. */
export function dayOfText(text: string): string | null {
  const digits = latinText(text);
  for (const order of orders) {
    const { year, month, day } = order.exec(digits)?.groups ?? {};
    if (!year || !month || !day) continue;
    const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDate(date) ? date : null;
  }
  return null;
}
