/**
 * What one answer of the server, or another tab, means for the whole app. `unauthorized` (401), `expired` (408) and `logged-out` come
 * after the session was cleared; `not-subscribed` (416) names the farm.
 */
export type SessionEvent =
  | { kind: 'unauthorized' }
  | { kind: 'expired' }
  | { kind: 'logged-out' }
  | { kind: 'not-subscribed'; farmerId: string | null };

const listeners = new Set<(event: SessionEvent) => void>();

/** The shell listens here and goes where the specification says (section 8). Returns how to stop. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
