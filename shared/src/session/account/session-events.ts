/**
 * What one answer of the server, or another tab, means for the whole app. `unauthorized` (401), `expired` (408) and `logged-out` come
 * after the session was cleared; `not-subscribed` (416) names the farm.
 */
export type SessionEvent =
  | { kind: 'unauthorized' }
  | { kind: 'expired' }
  | { kind: 'logged-out' }
  | { kind: 'not-subscribed'; farmerId: string | null };

/** The farm that was refused, until a dialog has shown it: the answer may be quicker than the screen. */
let refused: { farmerId: string | null } | null = null;

const listeners = new Set<(event: SessionEvent) => void>();

/** The shell listens here and goes where the specification says (section 8). Returns how to stop. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The farm without the module that no dialog has shown yet, or null. It changes with an event. */
export function refusedFarm(): { farmerId: string | null } | null {
  return refused;
}

/** The dialog has shown the refused farm. */
export function clearRefusedFarm(): void {
  refused = null;
}

export function broadcastSessionEvent(event: SessionEvent): void {
  refused = event.kind === 'not-subscribed' ? { farmerId: event.farmerId } : null;
  for (const listener of listeners) listener(event);
}
