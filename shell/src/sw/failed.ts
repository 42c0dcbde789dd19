// The versions of remotes that failed in pages of this device: what is kept for the time without network is what pages run instead.
import type { Outcome } from '../remotes/versions/choice.ts';

/** Versions by remote. */
export type Failed = Record<string, string[]>;

const FAILED = '/~failed';

export async function readFailed(): Promise<Failed> {
  const stored = await (await caches.open('state')).match(FAILED);
  return stored ? ((await stored.json()) as Failed) : {};
}

let writing: Promise<void> = Promise.resolve();

/** Notes whether a version failed in a page, or runs there after all. Waits for the note before, which changes the same file. */
export function note(outcome: Outcome): Promise<void> {
  writing = writing.then(() => write(outcome)).catch(() => undefined); // a full disk: the newest version is kept, as before
  return writing;
}

async function write({ remote, version, runs }: Outcome): Promise<void> {
  const failed = await readFailed();
  const others = (failed[remote] ?? []).filter((known) => known !== version);
  if (runs && others.length === (failed[remote] ?? []).length) return;
  const versions = runs ? others : [...others, version].slice(-3); // as many as a registry lists
  await (await caches.open('state')).put(FAILED, Response.json({ ...failed, [remote]: versions }));
}
