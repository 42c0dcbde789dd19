import { isDate } from '../farm-time.ts';
import { latinText } from '../imports/cells/plain-text.ts';

const orders = [
  // ISO 8601, with or without a time after it.
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  // Day first, as in all our languages except American English, where the month comes first.
  /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})(?: .*)?$/,
];

/** A date in a file as YYYY-MM-DD: ISO, day first, or month first; a year of two digits is in this century. Null where it is none. */
export function dayOfText(text: string, monthFirst = false): string | null {
  const digits = latinText(text);
  for (const [at, order] of orders.entries()) {
    const { year, month: second, day: first } = order.exec(digits)?.groups ?? {};
    if (!year || !second || !first) continue;
    const [month, day] = monthFirst && at > 0 ? [first, second] : [second, first];
    const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDate(date) ? date : null;
  }
  return null;
}

/** Whether the dates of a file have the month first: some can be read in no other way, and none can be read only with the day first. */
export function areMonthFirst(texts: readonly string[]): boolean {
  const isOnly = (monthFirst: boolean) =>
    texts.some((text) => dayOfText(text, monthFirst) !== null && dayOfText(text, !monthFirst) === null);
  return isOnly(true) && !isOnly(false);
}
