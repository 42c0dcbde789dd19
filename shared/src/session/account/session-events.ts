/**
 * A change of the session that concerns the whole app, caused by an answer of the server or by another tab. `unauthorized` (401), `expired`
 * (408) and `logged-out` come after the session was cleared; `not-subscribed` (416) names the farm.
 */
export type SessionEvent =
  | { kind: 'unauthorized' }
  | { kind: 'expired' }
  | { kind: 'logged-out' }
  | { kind: 'not-subscribed'; farmerId: string | null };

/** The refused farm until a dialog has shown it, because the answer may arrive before the screen. */
let refused: { farmerId: string | null } | null = null;

const listeners = new Set<(event: SessionEvent) => void>();

/** Calls back at each event; the shell then navigates as the specification says (section 8). Returns a function that stops it. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The farm without the module that no dialog has shown yet, or null. It changes with an event. */
export function refusedFarm(): { farmerId: string | null } | null {
  return refused;
}

/** Call it when the dialog has shown the refused farm. */
export function clearRefusedFarm(): void {
  refused = null;
}

export function broadcastSessionEvent(event: SessionEvent): void {
  refused = event.kind === 'not-subscribed' ? { farmerId: event.farmerId } : null;
  for (const listener of listeners) listener(event);
}
