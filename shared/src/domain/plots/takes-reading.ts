/** When a plot that takes no new readings was closed: its last change, in Unix seconds. */
export interface ClosingPlot {
  id: string;
  closed: boolean;
  updatedAt: number;
}

/**
 * Whether a plot takes a reading of this instant. A closed one takes those of before, which a phone without network held, and what is corrected of its
 * own, `before`, but for one that is moved to a later instant.
 */
export function takesReading(
  { id, closed, updatedAt }: ClosingPlot,
  timestamp: number,
  before?: { plotId: string; timestamp: number },
): boolean {
  const latest = before?.plotId === id ? Math.max(updatedAt, before.timestamp) : updatedAt;
  return !closed || timestamp <= latest;
}
