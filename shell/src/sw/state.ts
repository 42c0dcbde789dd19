// The state of the worker: which sets it has, what the pages need, and what went wrong. Only the worker writes it.
import { workerState } from '@seguia/shared/device/offline/worker-state';
import type { Outcome } from '../remotes/versions/choice.ts';
import { adopt, removeOldCaches } from './adopt.ts';
import { type Files, type FileSet, filesOf } from './file-set.ts';
import type { Wanted } from './messages.ts';

export interface State {
  /** The set that pages are served from. */
  current: FileSet | null;
  /** A newer set, complete and verified, that waits for a person's consent, or for a start with no page open. */
  pending: FileSet | null;
  /** The set before the current one, for pages that are still open; dropped once a newer set waits. */
  previous: FileSet | null;
  wanted: Wanted;
  /** Versions of remotes that failed in pages of this device: a set has the versions that pages run instead. */
  failed: Record<string, string[]>;
  /** How many times in a row each file has failed. */
  faults: Record<string, number>;
}

const empty: State = {
  current: null,
  pending: null,
  previous: null,
  wanted: { registry: '/remotes.json', needs: null },
  failed: {},
  faults: {},
};

let reading: Promise<State> | null = null;
let changing: Promise<unknown> = Promise.resolve();

/** The files of all sets by address (the current one's first) with '' for its registry; null until they are read. */
export let addresses: Files | null = null;

export function readState(): Promise<State> {
  reading ??= load()
    .then(inMemory)
    .catch((error: unknown) => {
      reading = null; // the next request tries again
      throw error;
    });
  return reading;
}

/** Writes the changed state, one change after the other. */
export function changeState(change: (state: State) => Partial<State>): Promise<State> {
  const changed = changing.then(async () => {
    const before = await readState();
    const after = { ...before, ...change(before) };
    await write(after);
    reading = Promise.resolve(inMemory(after));
    return after;
  });
  changing = changed.catch(() => undefined); // a full disk: the stored state stays as it was
  return changed;
}

/** Notes whether a version of a remote failed in a page, or runs there after all. */
export async function note({ remote, version, runs }: Outcome): Promise<void> {
  const known = (await readState()).failed[remote] ?? [];
  if (runs && !known.includes(version)) return;
  await changeState(({ failed }) => {
    const others = (failed[remote] ?? []).filter((other) => other !== version);
    return { failed: { ...failed, [remote]: runs ? others : [...others, version].slice(-3) } }; // as many as a registry lists
  });
}

const write = async (state: State) =>
  (await caches.open(workerState.cache)).put(workerState.path, Response.json(state));

async function load(): Promise<State> {
  const stored = await (await caches.open(workerState.cache)).match(workerState.path);
  const state = parse((await stored?.text()) ?? '{}');
  if (typeof state.current !== 'string') return { ...empty, ...(state as Partial<State>) };
  const adopted = { ...empty, current: await adopt(state.current) };
  await write(adopted);
  await removeOldCaches(); // only now, because a worker may be ended at any moment
  return adopted;
}

/** A state that was cut counts as none, and the next check fetches a set anew. One that cannot be read now may be read by the next request. */
function parse(text: string): Partial<State> | { current: string | null } {
  try {
    return JSON.parse(text) as Partial<State> | { current: string | null };
  } catch {
    return {};
  }
}

function inMemory(state: State): State {
  const sets = [state.pending, state.previous, state.current].flatMap((set) => set ?? []);
  addresses = Object.assign({}, ...sets.map(filesOf)) as Files;
  if (state.current) addresses[state.current.registry.url] = '';
  return state;
}
