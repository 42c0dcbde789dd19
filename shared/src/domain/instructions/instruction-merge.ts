import type { Upon } from '../upon.ts';
import { hasSameOrder, type InstructionValues, isAlikeDone } from './instruction.ts';

/**
 * Puts my change (`seen` to `mine`, null where there is none) on top of the other person's version (null: deleted). A tick and a change of
 * the words are about different things only if the other one was the first to tick: who ticks off old words has not read the new ones.
 */
export function uponTheirs(
  seen: InstructionValues | null,
  mine: InstructionValues | null,
  theirs: InstructionValues | null,
): Upon<InstructionValues> {
  const reworded = mine !== null && (seen === null || !hasSameOrder(seen, mine));
  if (theirs === null) {
    if (seen === null) return { end: 'again', values: mine };
    // An instruction that was taken back needs no tick.
    return { end: reworded ? 'asked' : 'dropped' };
  }
  const theyReworded = seen === null || !hasSameOrder(seen, theirs);
  if (mine === null) {
    // What was done meanwhile stays in the history.
    if (theirs.doneAt !== null) return { end: 'dropped' };
    return theyReworded ? { end: 'asked' } : { end: 'again', values: null };
  }
  if (hasSameOrder(mine, theirs) && isAlikeDone(mine, theirs)) return { end: 'dropped' };
  if (theyReworded) return { end: 'asked' };
  // They have only ticked it off, or taken the tick back.
  if (reworded && theirs.doneAt !== null && mine.doneAt === null) return { end: 'asked' };
  return { end: 'again', values: mine };
}

/** My change as the person keeps it against theirs: my words stay as I wrote them, my tick goes to their words. */
export function mineUponTheirs(
  seen: InstructionValues | null,
  mine: InstructionValues | null,
  theirs: InstructionValues | null,
): InstructionValues | null {
  if (mine === null || theirs === null) return mine;
  const reworded = seen === null || !hasSameOrder(seen, mine);
  return reworded ? mine : { ...theirs, doneAt: mine.doneAt, readingId: mine.readingId };
}
