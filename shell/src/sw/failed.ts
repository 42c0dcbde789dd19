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

/** Notes what a page says of a version: one that failed, or one that runs after all. One note after another, as each changes the same file. */
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
