/** When a plot that accepts no new readings was closed: its last change, in Unix seconds. */
export interface ClosingPlot {
  id: string;
  closed: boolean;
  updatedAt: number;
}

/**
 * Whether a plot accepts a reading of this instant. A closed plot accepts earlier ones, which a phone without network may have held, and
 * corrections of its own reading `before`, unless they move it to a later instant.
 */
export function takesReading(
  { id, closed, updatedAt }: ClosingPlot,
  timestamp: number,
  before?: { plotId: string; timestamp: number },
): boolean {
  const latest = before?.plotId === id ? Math.max(updatedAt, before.timestamp) : updatedAt;
  return !closed || timestamp <= latest;
}
