import { type FarmClock, farmNow, isDate, isTime, timestampOf } from '../farm-time.ts';
import { clockGrace, earliestUsualDate } from './reading-limits.ts';
import { question, type ReadingProblem, refuse } from './reading-problem.ts';

interface When {
  date: string;
  time: string;
  timestamp?: number | undefined;
}

/**
 * Seconds by which a reading's instant may differ from what this machine's rules make of its date and time: the rules of other years differ
 * by an hour or two, a doubled hour by one; the extra minute is for seconds, which no field shows (docs/decisions/015).
 */
const rulesMayDiffer = 2 * 3600 + 60;

/** Whether a reading's instant can belong to its date and time on the farm's clock; true where it has none. */
export function isInstantCoherent({ date, time, timestamp }: When, clock: FarmClock): boolean {
  return timestamp === undefined || Math.abs(timestamp - timestampOf(date, time, clock)) <= rulesMayDiffer;
}

/** The problems of a reading's date and time. `now` is in Unix seconds. */
export function checkWhen({ date, time, timestamp }: When, clock: FarmClock, now: number): ReadingProblem[] {
  const problems: ReadingProblem[] = [];
  if (!date) problems.push(refuse('date', 'required'));
  else if (!isDate(date)) problems.push(refuse('date', 'date_invalid'));
  if (!time) problems.push(refuse('time', 'required'));
  else if (!isTime(time)) problems.push(refuse('time', 'time_invalid'));
  if (problems.length > 0) return problems;
  if ((timestamp ?? timestampOf(date, time, clock)) > now + clockGrace) {
    const today = farmNow(clock, (now + clockGrace) * 1000).date;
    return [refuse(date > today ? 'date' : 'time', 'date_in_future')];
  }
  return date < earliestUsualDate ? [question('date', 'date_long_ago')] : [];
}
