import { daysBetween } from '../../farm-time.ts';
import type { CellDate } from './cell-date.ts';

export type DateOrder = 'dayFirst' | 'monthFirst';

/**
 * How a date was read. `kept`: stored as a date by the spreadsheet; `plain`: unambiguous; `order`: in the order that the file's other dates
 * show; `answer`: as the person said; `neighbours`: by the dates around it; `count`: as a count of days; `unclear`: both ways are possible.
 */
export type DateHow = 'kept' | 'plain' | 'order' | 'answer' | 'neighbours' | 'count' | 'unclear';

export interface ReadDate {
  /** For an unclear date, the reading with the day first. */
  date: string;
  how: DateHow;
  /** Whether a person must confirm the date. */
  mustConfirm: boolean;
  /** The date in the other order; null for none. */
  other: string | null;
}

/** The order that a head names, as "Time(dd/mm/yyyy)" or "Date (JJ/MM/AAAA)" do; null where it names none. */
export function orderInHead(head: string): DateOrder | null {
  if (/(?:dd|jj)\s?[-/.]\s?mm/i.test(head)) return 'dayFirst';
  return /mm\s?[-/.]\s?(?:dd|jj)/i.test(head) ? 'monthFirst' : null;
}

/** How many dates can be read in only one order. */
export type OrderEvidence = Record<DateOrder, number>;

export function orderEvidence(dates: Iterable<CellDate | null>): OrderEvidence {
  const evidence = { dayFirst: 0, monthFirst: 0 };
  for (const date of dates) {
    if (date?.kind !== 'numbers') continue;
    if (date.monthFirst === null) evidence.dayFirst += 1;
    if (date.dayFirst === null) evidence.monthFirst += 1;
  }
  return evidence;
}

/** The order that the evidence proves; null where it contradicts itself, or there is none. */
export function orderOf({ dayFirst, monthFirst }: OrderEvidence): DateOrder | null {
  if (dayFirst > 0 && monthFirst === 0) return 'dayFirst';
  return monthFirst > 0 && dayFirst === 0 ? 'monthFirst' : null;
}

/**
 * Reads the dates of a column in the order of its rows. `order` is that of the whole file, or the person's answer (`isAnswer`). If the
 * column itself mixes both orders, or the spreadsheet has converted some of its dates and left others as text, ambiguous dates are read to
 * fit between their neighbours, and must be confirmed.
 */
export function readDates(
  dates: readonly (CellDate | null)[],
  { order, isAnswer }: { order: DateOrder | null; isAnswer: boolean },
): (ReadDate | null)[] {
  const evidence = orderEvidence(dates);
  const isMixed = evidence.dayFirst > 0 && evidence.monthFirst > 0;
  const isSuspect = isHalfUnderstood(dates, evidence);
  // A number among dates may be anything; a whole column of day counts is one of dates.
  const isMixedCount = dates.some((date) => date && date.kind !== 'count');
  const own = orderOf(evidence) ?? order;
  const sure = dates.map((date): string | null => {
    if (!date || date.kind === 'yearless' || (isSuspect && date.kind === 'kept')) return null;
    if (date.kind !== 'numbers') return date.date;
    return date.dayFirst === null || date.monthFirst === null ? (date.dayFirst ?? date.monthFirst) : null;
  });
  const room = new Room(sure);
  return dates.map((date, index): ReadDate | null => {
    room.pass(index);
    if (!date || date.kind === 'yearless') return null;
    if (date.kind === 'plain') return { date: date.date, how: 'plain', mustConfirm: false, other: null };
    if (date.kind === 'count') return { date: date.date, how: 'count', mustConfirm: isMixedCount, other: null };
    if (date.kind === 'kept' && !isSuspect) return { date: date.date, how: 'kept', mustConfirm: false, other: null };
    const [first, second] = waysOf(date);
    if (first === null || second === null || first === second)
      return { date: first ?? second ?? '', how: 'plain', mustConfirm: false, other: null };
    if (!isMixed && !isSuspect && own) {
      const [read, other] = own === 'dayFirst' ? [first, second] : [second, first];
      return {
        date: read,
        how: isAnswer && orderOf(evidence) === null ? 'answer' : 'order',
        mustConfirm: false,
        other,
      };
    }
    const chosen = isMixed || isSuspect ? room.choose([first, second], index) : null;
    if (chosen === null) return { date: first, how: 'unclear', mustConfirm: true, other: second };
    return { date: chosen, how: 'neighbours', mustConfirm: true, other: chosen === first ? second : first };
  });
}

/** Both ways to read a date: with the day first, and with the month first. */
function waysOf(date: Exclude<CellDate, { kind: 'yearless' }>): [dayFirst: string | null, monthFirst: string | null] {
  if (date.kind === 'numbers') return [date.dayFirst, date.monthFirst];
  return [date.date, swapped(date.date)];
}

/** The date with day and month exchanged; null where that date does not exist. */
function swapped(date: string): string | null {
  const [year = '', month = '', day = ''] = date.split('-');
  return Number(day) <= 12 ? `${year}-${day}-${month}` : null;
}

/**
 * A spreadsheet of another country converts in its own order the dates that it can read (day up to 12), and leaves the others as text: then
 * all converted dates are suspect.
 */
function isHalfUnderstood(dates: readonly (CellDate | null)[], evidence: OrderEvidence): boolean {
  const datesOfSheet = dates.filter((date) => date?.kind === 'kept');
  return (
    datesOfSheet.length > 0 &&
    evidence.dayFirst + evidence.monthFirst > 0 &&
    datesOfSheet.every(({ date }) => swapped(date) !== null)
  );
}

/** How many days a sheet may skip between two rows. */
const leap = 14;

/** The range that certain dates leave for those between them, while a column is read from top to bottom. */
class Room {
  readonly #sure: readonly (string | null)[];
  /** For each row the next certain date below it. */
  readonly #after: (string | null)[];
  readonly #isFalling: boolean;
  #before: string | null = null;

  constructor(sure: readonly (string | null)[]) {
    this.#sure = sure;
    this.#after = [];
    let next: string | null = null;
    for (let index = sure.length - 1; index >= 0; index -= 1) {
      this.#after[index] = next;
      next = sure[index] ?? next;
    }
    this.#isFalling = fallsMoreOften(sure);
  }

  /** A certain date in a row limits all rows below it. */
  pass(index: number): void {
    if (index > 0) this.#before = this.#sure[index - 1] ?? this.#before;
  }

  /** The date that fits: between both neighbours, otherwise near one of them; null where that does not decide. */
  choose(ways: readonly string[], index: number): string | null {
    const [before, after] = [this.#before, this.#after[index] ?? null];
    const [low, high] = this.#isFalling ? [after, before] : [before, after];
    const fitting = ways.filter((date) => (low === null || date >= low) && (high === null || date <= high));
    const isNear = (date: string) =>
      [before, after].some((known) => known !== null && Math.abs(daysBetween(known, date)) <= leap);
    const isClosed = low !== null && high !== null && fitting.length === 1;
    const fit = isClosed ? fitting : (fitting.length > 0 ? fitting : ways).filter(isNear);
    const chosen = fit.length === 1 ? (fit[0] ?? null) : null;
    if (chosen !== null) this.#before = chosen;
    return chosen;
  }
}

function fallsMoreOften(sure: readonly (string | null)[]): boolean {
  const known = sure.filter((date) => date !== null);
  const steps = known.slice(1).map((date, index) => daysBetween(known[index] ?? date, date));
  return steps.filter((step) => step < 0).length > steps.filter((step) => step > 0).length;
}
