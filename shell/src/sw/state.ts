// Which sets the worker holds, in a cache of their own.

export interface State {
  /** The set that pages are served from. */
  current: string | null;
  /** A newer set, complete and verified, that waits for a person or for a start with no page open. */
  pending: string | null;
}

const STATE = '/~state';

/** The cache of a set's files. */
export const cacheOf = (set: string) => caches.open(`set-${set}`);

export async function readState(): Promise<State> {
  const stored = await (await caches.open('state')).match(STATE);
  return stored ? ((await stored.json()) as State) : { current: null, pending: null };
}

export async function writeState(state: State): Promise<void> {
  await (await caches.open('state')).put(STATE, Response.json(state));
}
