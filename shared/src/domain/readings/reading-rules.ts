import { type FarmClock } from '../farm-time.ts';
import { measuredFields } from './measures.ts';
import type { CompleteBody } from './normalise-reading.ts';
import { checkDrippers } from './reading-drippers.ts';
import { maxNoteLength } from './reading-limits.ts';
import { type ReadingProblem, refuse } from './reading-problem.ts';
import { checkPossible, checkUnusual, type Measured } from './reading-values.ts';
import { checkWhen } from './reading-when.ts';

export interface ReadingContext {
  clock: FarmClock;
  /** Unix seconds; by default the clock of device or server. */
  now?: number;
  /** The earlier values (compared-values.ts), for jumps. The server, which only refuses, leaves them out. */
  compared?: Measured | null;
}

/** All problems of a reading (product, section 10), those that refuse it first; empty when there are none. */
export function checkReading(body: CompleteBody, context: ReadingContext): ReadingProblem[] {
  const { clock, now = Date.now() / 1000, compared = null } = context;
  const problems: ReadingProblem[] = [
    ...checkWhen(body, clock, now),
    ...(body.plotId ? [] : [refuse('plotId', 'required')]),
    ...checkPossible(body, compared),
    ...checkDrippers(body),
    ...((body.note?.length ?? 0) > maxNoteLength ? [refuse('note', 'too_long')] : []),
  ];
  if (isSaveable(problems) && measuredFields.every((field) => body[field] === null))
    problems.push(refuse('values', 'nothing_measured'));
  return [...problems, ...checkUnusual(body, compared, problems)].toSorted(bySeverity);
}

/** Whether none of the problems prevents saving. */
export function isSaveable(problems: readonly ReadingProblem[]): boolean {
  return problems.every(({ severity }) => severity !== 'refused');
}

function bySeverity(a: ReadingProblem, b: ReadingProblem): number {
  return Number(a.severity === 'ask') - Number(b.severity === 'ask');
}
