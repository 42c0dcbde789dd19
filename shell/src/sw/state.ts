// What the worker remembers: which sets it holds, what the pages need, and what went wrong. It is the only one that writes it.
import type { Outcome } from '../remotes/versions/choice.ts';
import { adopt, removeOldCaches } from './adopt.ts';
import type { Wanted } from './messages.ts';

/** Addresses and their `sha256-…` digests. */
export type Files = Record<string, string>;

/** The shell, or one version of a remote. */
export interface Part {
  files: Files;
  /** Of a shell the version of its doors, which those from before 1.10 do not say; of a remote the range that it works with. */
  hostApi?: string | undefined;
  /** Of a remote. */
  version?: string;
  /** What the set's registry lists of a remote, as it came. */
  listed?: readonly unknown[];
}

/** One shell and one version of each remote. */
export interface FileSet {
  id: string;
  shell: Part;
  remotes: Record<string, Part>;
  /** The registry of these remotes, and its address. */
  registry: { url: string; text: string };
}

export interface State {
  /** The set that pages are served from. */
  current: FileSet | null;
  /** A newer set, complete and verified, that waits for a person or for a start with no page open. */
  pending: FileSet | null;
  /** The set before the current one, for pages that are still open; gone once a newer set waits. */
  previous: FileSet | null;
  wanted: Wanted;
  /** Versions of remotes that failed in pages of this device: a set has what pages run instead. */
  failed: Record<string, string[]>;
  /** How many tries each file has failed in a row. */
  faults: Record<string, number>;
}

const STATE = '/~state';
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

/** The files of all sets by address, those of the current one first, and '' for its registry; null until they are read. */
export let addresses: Files | null = null;

export function readState(): Promise<State> {
  reading ??= load().then(inMemory);
  return reading;
}

/** Writes what `change` makes of the state, one change after the other. */
export function changeState(change: (state: State) => Partial<State>): Promise<State> {
  const changed = changing.then(async () => {
    const before = await readState();
    const after = { ...before, ...change(before) };
    await write(after);
    reading = Promise.resolve(inMemory(after));
    return after;
  });
  changing = changed.catch(() => undefined); // a full disk: what is written stays as it was
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

export function filesOf({ shell, remotes }: FileSet): Files {
  return Object.assign({}, shell.files, ...Object.values(remotes).map(({ files }) => files)) as Files;
}

const write = async (state: State) => (await caches.open('state')).put(STATE, Response.json(state));

async function load(): Promise<State> {
  const stored = await (await caches.open('state')).match(STATE);
  const state = (await stored?.json()) as Partial<State> | { current: string | null } | undefined;
  if (typeof state?.current !== 'string') return { ...empty, ...(state as Partial<State>) };
  const adopted = { ...empty, current: await adopt(state.current) };
  await write(adopted);
  await removeOldCaches(); // only now: a worker may be ended at any moment
  return adopted;
}

function inMemory(state: State): State {
  const sets = [state.pending, state.previous, state.current].flatMap((set) => set ?? []);
  addresses = Object.assign({}, ...sets.map(filesOf)) as Files;
  if (state.current) addresses[state.current.registry.url] = '';
  return state;
}
